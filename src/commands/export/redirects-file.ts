import type { Snapshot } from '../../content/snapshot.ts';
import { paths } from '../../model/paths.ts';
import { redirectTargets } from '../../model/site/site-path.ts';
import { NO_SUCH_POST } from './special-files.ts';

/**
 * The file _redirects, which Netlify, Cloudflare Pages and their like read: the owner's redirects
 * (decision 25), and where the API's answers lie: /api/blog is a list and has children, so it is
 * the file api/blog.json. Hosts that take no rule with status 404 show 404.html for a post that is
 * not there. An old address counts with and without a slash at its end.
 */
export function writeRedirectsFile({ site }: Snapshot): string {
  const rules = [
    ...[...redirectTargets(site.redirects)].flatMap(([from, to]) => [
      `${from} ${to} 308`,
      `${from}/ ${to} 308`,
    ]),
    '/api/* /api/:splat.json 200',
    `${paths.blog}/* /${NO_SUCH_POST} 404`,
  ];
  return `${rules.join('\n')}\n`;
}
