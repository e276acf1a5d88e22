import { once } from 'node:events';
import type { Server } from 'node:http';
import { isIPv6 } from 'node:net';

/** The guide's address for a browser on this machine. */
export function localUrl(host: string | undefined, port: number): string {
  const name = host === undefined || /^(?:0\.0\.0\.0|::)$/.test(host) ? 'localhost' : host;
  return `http://${isIPv6(name) ? `[${name}]` : name}:${port}`;
}

/** Connections that may wait to be accepted, for a sudden crowd. */
const BACKLOG = 4096;

/** Resolves once listening. Rejects if the port is unavailable, naming `setting` in the error. */
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
