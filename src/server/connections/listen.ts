import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** Where a browser on this machine finds the guide. */
export function localUrl(host: string | undefined, port: number): string {
  const name = host === undefined || /^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Connections that may wait to be accepted, so that a sudden crowd isn't turned away. */
const BACKLOG = 4096;

/**
 * Resolves once the server accepts connections. Rejects if the port is not available; the error then
 * has the name of its `setting`.
 */
export async function listen(
  server: Server,
  port: number,
  host: string | undefined,
  setting = 'PORT',
): Promise<void> {
  server.listen({ port, backlog: BACKLOG, ...(host === undefined ? {} : { host }) });
  await once(server, 'listening').catch((error: Error) => {
    throw Object.assign(error, { setting });
  });
}
