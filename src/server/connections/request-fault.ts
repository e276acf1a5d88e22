import type { IncomingMessage } from 'node:http';

/** More header lines than this are an attack; browsers send some twenty. */
export const MAX_HEADERS = 100;

/** A name or an address with a port or without, by its characters (RFC 3986, 3.2.2). */
const HOST = /^[\w.~%!$&'()*+,;=:[\]-]*$/;

/**
 * What is wrong with a request that Node's parser let through, as status and text; undefined for a
 * sound one. Two Host lines, none, one that names no host, HTTP/0.9 and a request for a WebSocket
 * are refused, as catalogue and RFC 9112 (3.2) want it.
 */
export function requestFault({
  httpVersion,
  rawHeaders,
  headers,
}: IncomingMessage): [status: number, text: string] | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return [505, 'This server speaks HTTP/1.1.'];
  if (rawHeaders.length > 2 * MAX_HEADERS) return [431, 'There are too many headers.'];
  const hosts = countHosts(rawHeaders);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    return [400, 'One Host header is needed.'];
  if (!HOST.test(headers.host ?? '')) return [400, 'The Host header names no host.'];
  if (headers.upgrade?.toLowerCase().includes('websocket'))
    return [400, 'There is no WebSocket here.'];
  return undefined;
}

/**
 * Node keeps only the first of two Host headers, so the raw list is counted: names and values in
 * turn.
 */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}
