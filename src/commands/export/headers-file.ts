import { SEARCH_WORKER, WORKER_ADDRESS } from '../../model/paths.ts';
import type { ResponseHeaders } from '../../server/http/http-exchange.ts';
import { cacheRules } from './cache-rules.ts';
import type { SiteParts } from './site-files.ts';

/**
 * The _headers file for Netlify, Cloudflare Pages and such: security headers on everything. These
 * hosts combine all rules that match a path, so anything that isn't a page gets its own stricter
 * policy on top of the pages'. They make browsers revalidate content, so it has no cache rule.
 * `no-transform` is left out: these hosts compress files themselves, and with it some send them
 * uncompressed.
 */
export function writeHeadersFile({ security, documents, files }: SiteParts): string {
  const rules = [
    rule('/*', security.page),
    rule('/api/*', policyOf(security.data)),
    ...[...documents].map(([path, { contentType }]) =>
      rule(path, { 'content-type': contentType, ...policyOf(security.data) }),
    ),
    ...cacheRules(files).map(({ path, cacheControl }) =>
      rule(path.endsWith('/') ? `${path}*` : path, {
        'cache-control': cacheControl,
        ...policyOf(holdsWorker(path) ? security.worker : security.data),
      }),
    ),
  ];
  return rules.join('').replaceAll(', no-transform', '');
}

/** True for a worker, and for the folder of one: several policies would all hold. */
function holdsWorker(path: string): boolean {
  return path === WORKER_ADDRESS || SEARCH_WORKER.startsWith(path);
}

function rule(path: string, headers: ResponseHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

function policyOf(headers: ResponseHeaders): ResponseHeaders {
  return { 'content-security-policy': headers['content-security-policy'] ?? '' };
}
