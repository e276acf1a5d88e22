import type { IncomingMessage } from 'node:http';
import { isIPv6, type Socket } from 'node:net';

/** Browsers send about twenty; more than this is an attack. */
export const MAX_HEADERS = 100;

/** A host with or without a port (RFC 3986, 3.2.2). */
const HOST = /^[\w.~%!$&'()*+,;=:[\]-]*$/;

/**
 * Refuses what Node's parser lets through: no, two or invalid Host headers, URLs of other sites,
 * HTTP/0.9, WebSockets (RFC 9112, 3.2). Undefined if all is well.
 */
export function requestFault(
  { httpVersion, rawHeaders, headers, url = '', socket }: IncomingMessage,
  siteUrl: string,
): [status: number, text: string] | undefined {
  if (httpVersion !== '1.1' && httpVersion !== '1.0') return [505, 'This server speaks HTTP/1.1.'];
  if (rawHeaders.length > 2 * MAX_HEADERS) return [431, 'There are too many headers.'];
  const hosts = countHosts(rawHeaders);
  if (hosts > 1 || (hosts === 0 && httpVersion === '1.1'))
    return [400, 'Send exactly one Host header.'];
  if (!HOST.test(headers.host ?? '')) return [400, 'The Host header is not a valid host.'];
  if (isOfAnotherSite(url, siteUrl, socket)) return [400, 'This server is not a proxy.'];
  if (headers.upgrade?.toLowerCase().includes('websocket'))
    return [400, 'This site has no WebSockets.'];
  return undefined;
}

/** In the raw headers, as Node's parsed ones keep only the first. */
function countHosts(rawHeaders: readonly string[]): number {
  let hosts = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index];
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1;
  }
  return hosts;
}

/** True for an absolute URL of neither SITE_URL's host nor this machine's, whatever Host says. */
function isOfAnotherSite(target: string, siteUrl: string, { localAddress, localPort }: Socket) {
  const host = /^https?:\/\/([^/?#]*)/i.exec(target)?.[1]?.toLowerCase();
  if (host === undefined || host === new URL(siteUrl).host) return false;
  const address = localAddress?.replace('::ffff:', '') ?? '';
  const names = ['localhost', isIPv6(address) ? `[${address}]` : address];
  return !names.some((name) => host === `${name}:${localPort}`);
}
