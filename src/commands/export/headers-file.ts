import type { ResponseHeaders } from '../../server/http/http-exchange.ts';
import { cacheRules } from './cache-rules.ts';
import type { SiteParts } from './site-files.ts';

/**
 * The file _headers, which Netlify, Cloudflare Pages and their like read: the server's security
 * headers on everything. All rules that fit a path count, so what is no page gets its own stricter
 * policy on top of the pages'. Content has no rule for caches, because such hosts ask browsers to
 * revalidate and empty their own caches at each upload.
 */
export function writeHeadersFile({
  security,
  documents,
  files,
}: Pick<SiteParts, 'security' | 'documents' | 'files'>): string {
  const rules = [
    rule('/*', security.page),
    rule('/api/*', policyOf(security.data)),
    ...[...documents].map(([path, { contentType }]) =>
      rule(path, { 'content-type': contentType, ...policyOf(security.data) }),
    ),
    ...cacheRules(files).map(({ path, cacheControl }) =>
      rule(path.endsWith('/') ? `${path}*` : path, {
        'cache-control': cacheControl,
        ...policyOf(security.data),
      }),
    ),
  ];
  return rules.join('');
}

function rule(path: string, headers: ResponseHeaders): string {
  const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return `${path}\n${lines.join('')}`;
}

function policyOf(headers: ResponseHeaders): ResponseHeaders {
  return { 'content-security-policy': headers['content-security-policy'] ?? '' };
}
