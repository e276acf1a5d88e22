import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Bytes a second that a visitor must take of what waits for him; a telephone at the edge of reception takes more. */
const SLOWEST = 8192;

/** Time that everyone has, in milliseconds, whatever waits for him. */
const PATIENCE = 8_000;

const LOOK_EVERY = 2_000;

interface Wait {
  /** By the monotonic clock, in milliseconds. */
  until: number;
  /** Bytes that were to be taken by then, counted since the socket was opened. */
  goal: number;
}

/**
 * Drops connections that ask for answers and do not take them; a trickle does not save them. Node stops reading from a socket whose
 * answers pile up, so each holds some 64 KiB at most until then.
 */
export function dropSlowReaders(server: Server): void {
  const waits = new Map<Socket, Wait | undefined>();
  server.on('connection', (socket: Socket) => {
    waits.set(socket, undefined);
    socket.once('close', () => waits.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, wait] of waits) {
      if (socket.writableLength === 0) waits.set(socket, undefined);
      else if (wait === undefined) waits.set(socket, newWait(socket, now));
      else if (now > wait.until) {
        if (taken(socket) < wait.goal) socket.resetAndDestroy();
        else waits.set(socket, newWait(socket, now));
      }
    }
  }, LOOK_EVERY);
  timer.unref();
  server.on('close', () => clearInterval(timer));
}

function newWait(socket: Socket, now: number): Wait {
  const pending = socket.writableLength;
  return { until: now + PATIENCE + (pending / SLOWEST) * 1000, goal: taken(socket) + pending };
}

function taken(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
