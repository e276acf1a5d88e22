import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { isAnswering } from './answer-turns.ts';

/**
 * Keeps at most `limit` connections. A further one replaces the oldest that isn't waiting for a
 * response, since browsers reopen connections as needed. If all are being answered, the oldest is
 * cut off. A client that holds many connections therefore keeps nobody out.
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
    for (const socket of open) {
      if (isAnswering(socket)) continue;
      open.delete(socket);
      socket.destroySoon();
      return;
    }
    for (const oldest of open) {
      open.delete(oldest);
      oldest.resetAndDestroy();
      return;
    }
  }
}
