import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering } from './serialize-pipelining.ts';

/** File handles for all else: some 25 are open, up to 15 more for pictures, content, database. */
const OTHER_HANDLES = 40;

/** Connections, however few file handles there are. */
const LEAST = 8;

/** How many connections there is room for: `limit`, or fewer if few files may be open. */
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
 * Keeps at most `limit` connections. A further one replaces the oldest without a request, first one
 * that never had any; if all are being answered, the oldest.
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
