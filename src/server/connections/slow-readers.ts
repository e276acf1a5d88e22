import type { Server } from 'node:http';
import type { Socket } from 'node:net';

export const SLOW_READER_LIMITS = {
  /** Bytes per second that a client must read; phones with bad reception read more. */
  slowest: 8192,
  /** Milliseconds that every client has, however little is waiting. */
  patience: 8_000,
  checkEvery: 2_000,
};

type SlowReaderLimits = typeof SLOW_READER_LIMITS;

interface Wait {
  /** On the monotonic clock, in milliseconds. */
  until: number;
  /** Total bytes of the socket that must have been read by then. */
  goal: number;
}

/** Drops connections that don't read their responses, each of which holds 64 KiB. */
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
  }, limits.checkEvery);
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
