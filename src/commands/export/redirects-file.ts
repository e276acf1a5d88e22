import type { DayContent } from '../../model/content/day-content.ts';
import { movedPaths } from '../../model/content/moved-paths.ts';
import { paths } from '../../model/paths.ts';
import { NO_SUCH_ACTIVITY, NO_SUCH_EVENT, NO_SUCH_POST } from './special-files.ts';

/**
 * The _redirects file of Netlify and Cloudflare Pages: old addresses, with or without a slash
 * (decisions 25, 33), and where lists are that have children, as api/blog.json.
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
