import { missingPages } from '../../model/site-paths.ts';

/** Shown for what doesn't exist. */
export const NO_SUCH_PAGE = fileOf(missingPages.page);
export const NO_SUCH_POST = fileOf(missingPages.post);
export const NO_SUCH_ACTIVITY = fileOf(missingPages.activity);
export const NO_SUCH_EVENT = fileOf(missingPages.event);
export const NO_SUCH_POST_ANSWER = 'missing-post.json';
export const NO_SUCH_ROUTE_ANSWER = 'missing-route.json';

function fileOf(path: string): string {
  return `${path.slice(1)}.html`;
}
