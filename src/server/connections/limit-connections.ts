import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering } from './serialize-pipelining.ts';

/** File handles for the rest: about 25, and up to 15 more for pictures, content, database. */
const OTHER_HANDLES = 40;

const LEAST = 8;

/** The number of connections to allow: `limit`, or fewer if the process may open few files. */
export function connectionsFor(limit: number): number {
  const [, files] = /^Max open files\s+(\d+)/m.exec(processLimits()) ?? [];
  return files === undefined ? limit : Math.min(limit, Math.max(LEAST, +files - OTHER_HANDLES));
}

function processLimits(): string {
  try {
    return readFileSync('/proc/self/limits', 'utf8');
  } catch {
    return '';
  }
}

/**
 * Keeps at most `limit`: closes the oldest that is unused, else the oldest idle, else the oldest.
 */
export function limitConnections(server: Server, limit: number): void {
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    if (open.has(socket)) return;
    if (open.size >= limit) makeRoom();
    open.add(socket);
    socket.once('close', () => open.delete(socket));
  });

  function makeRoom(): void {
    const idle = open.values().find(isUnused) ?? open.values().find(isIdle);
    const leaving = idle ?? open.values().next().value;
    if (leaving) open.delete(leaving);
    if (idle) idle.destroySoon();
    else leaving?.resetAndDestroy();
  }
}

function isIdle(socket: Socket): boolean {
  return !isAnswering(socket);
}

function isUnused(socket: Socket): boolean {
  return socket.bytesWritten === 0 && isIdle(socket);
}
