import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for requests that are on their way to an idle connection. */
const IDLE_GRACE = 2_000;

/** In milliseconds, until all connections are destroyed. */
const CLOSE_DEADLINE = 8_000;

/**
 * Shuts down without losing a request: accepts no more connections, and closes each after its
 * response. Node's own close() destroys idle ones, which may be about to get a request.
 */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close').then(() => true);
  NetServer.prototype.close.call(server);
  if (await Promise.race([closed, pause(IDLE_GRACE)])) return;
  server.closeIdleConnections();
  if (await Promise.race([closed, pause(CLOSE_DEADLINE - IDLE_GRACE)])) return;
  server.closeAllConnections();
}
