import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export interface SlowReaderLimits {
  /**
   * Bytes a second that a visitor must take of what waits for him; a telephone at the edge of
   * reception takes more.
   */
  slowest: number;
  /** Time that everyone has, whatever waits for him, in milliseconds. */
  patience: number;
  /** How often the connections are looked at, in milliseconds. */
  lookEvery: number;
}

export const SLOW_READER_LIMITS: SlowReaderLimits = {
  slowest: 8192,
  patience: 8_000,
  lookEvery: 2_000,
};

interface Wait {
  /** By the monotonic clock, in milliseconds. */
  until: number;
  /** Bytes that were to be taken by then, counted since the socket was opened. */
  goal: number;
}

/**
 * Drops connections that ask for answers and do not take them; a trickle does not save them. Node
 * stops reading from a socket whose answers pile up, so each holds some 64 KiB at most until then.
 */
export function dropSlowReaders(server: Server, limits: SlowReaderLimits): void {
  const waits = new Map<Socket, Wait | undefined>();
  server.on('connection', (socket: Socket) => {
    if (waits.has(socket)) return;
    waits.set(socket, undefined);
    socket.once('close', () => waits.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, wait] of waits) {
      if (socket.writableLength === 0) waits.set(socket, undefined);
      else if (wait === undefined) waits.set(socket, newWait(socket, now, limits));
      else if (now > wait.until) {
        if (taken(socket) < wait.goal) socket.resetAndDestroy();
        else waits.set(socket, newWait(socket, now, limits));
      }
    }
  }, limits.lookEvery);
  timer.unref();
  server.on('close', () => clearInterval(timer));
}

function newWait(socket: Socket, now: number, { patience, slowest }: SlowReaderLimits): Wait {
  const pending = socket.writableLength;
  return { until: now + patience + (pending / slowest) * 1000, goal: taken(socket) + pending };
}

function taken(socket: Socket): number {
  return socket.bytesWritten - socket.writableLength;
}
