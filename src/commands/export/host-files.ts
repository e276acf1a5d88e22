import type { DayContent } from '../../model/content/day-content.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import { paths, SEARCH_WORKER, WORKER_ADDRESS } from '../../model/paths.ts';
import type { ResponseHeaders } from '../../server/http/http-exchange.ts';
import { cacheRules } from './cache-rules.ts';
import { NO_SUCH_ACTIVITY, NO_SUCH_EVENT, NO_SUCH_POST, type SiteParts } from './site-files.ts';

/**
 * The _headers file for Netlify and Cloudflare Pages. They combine all rules for a path, so what
 * isn't a page gets its own policy on top. No cache rule for pages, as hosts revalidate; no
 * `no-transform`, as they compress.
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

/** These get one policy only, as several would all apply. */
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

/** Wildcards in _redirects; in nginx's settings, they are ordinary characters. */
const WILD = /[*:]/;

/** Old addresses that _redirects can't express. */
export function wildAddresses(content: DayContent): string[] {
  return [...movedPaths(content).keys()].filter((from) => WILD.test(from));
}

/**
 * The _redirects file for Netlify and Cloudflare Pages: old addresses, with or without a slash
 * (decisions 25, 33), except wildcards, and lists that have children, such as api/blog.json.
 */
export function writeRedirectsFile(content: DayContent): string {
  const rules = [
    ...[...movedPaths(content)].flatMap(([from, to]) =>
      WILD.test(from) ? [] : [`${from} ${to} 308`, `${from}/ ${to} 308`],
    ),
    '/api/* /api/:splat.json 200',
    `${paths.thingsToDo}/* /${NO_SUCH_ACTIVITY} 404`,
    `${paths.events}/* /${NO_SUCH_EVENT} 404`,
    `${paths.blog}/* /${NO_SUCH_POST} 404`,
  ];
  return `${rules.join('\n')}\n`;
}
