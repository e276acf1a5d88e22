import type { DayContent } from '../../model/content/day-content.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import { paths } from '../../model/paths.ts';
import { NO_SUCH_ACTIVITY, NO_SUCH_EVENT, NO_SUCH_POST } from './special-files.ts';

/**
 * The _redirects file that Netlify, Cloudflare Pages and similar hosts read: old addresses
 * (decisions 25 and 33) and where the API responses are: /api/blog is a list and also has children, so it
 * is in the file api/blog.json. Hosts that don't support rules with status 404 show 404.html for a
 * missing post. An old address redirects with or without a trailing slash.
 */
export function writeRedirectsFile(content: DayContent): string {
  const rules = [
    ...[...movedPaths(content)].flatMap(([from, to]) => [
      `${from} ${to} 308`,
      `${from}/ ${to} 308`,
    ]),
    '/api/* /api/:splat.json 200',
    `${paths.thingsToDo}/* /${NO_SUCH_ACTIVITY} 404`,
    `${paths.events}/* /${NO_SUCH_EVENT} 404`,
    `${paths.blog}/* /${NO_SUCH_POST} 404`,
  ];
  return `${rules.join('\n')}\n`;
}
