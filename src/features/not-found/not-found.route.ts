import type { Route } from '../../site/route.ts';
import { featuredActivitiesQuery } from '../activities/activity-queries.ts';

/** The 404 page, shown for unknown paths, so it has no path itself. */
export const notFoundRoute: Route = {
  name: 'not-found',
  path: () => undefined,
  words: ['not-found'],
  styles: { first: ['hero', 'cards', 'lists'], later: [] },
  queries: () => [featuredActivitiesQuery],
  load: () => import('./NotFoundPage.tsx').then((page) => page.NotFoundPage),
};

export const routes: readonly Route[] = [notFoundRoute];
