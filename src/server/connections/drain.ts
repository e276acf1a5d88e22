import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds for an idle connection to deliver a request that is already on its way. */
const IDLE_GRACE = 2_000;

/** After this time every connection is cut off, in milliseconds. */
const CLOSE_DEADLINE = 8_000;

/**
 * Shuts down without losing a request: no new connections, and each response is its connection's
 * last. Node's own close() cuts off idle ones, on which a request may be on its way.
 */
export async function drain(server: Server): Promise<void> {
  const closed = once(server, 'close').then(() => true);
  NetServer.prototype.close.call(server);
  if (await Promise.race([closed, pause(IDLE_GRACE)])) return;
  server.closeIdleConnections();
  if (await Promise.race([closed, pause(CLOSE_DEADLINE - IDLE_GRACE)])) return;
  server.closeAllConnections();
}
