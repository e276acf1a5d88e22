import { queries } from '../../site/data/queries.ts';
import type { Route } from '../../site/route.ts';

/** The 404 page of every unknown path, so no address is its own. */
export const notFoundRoute: Route = {
  name: 'not-found',
  path: () => undefined,
  words: ['not-found'],
  styles: { first: ['hero', 'cards'], later: [] },
  queries: () => [queries.featuredActivities],
  load: () => import('./NotFoundPage.tsx').then((page) => page.NotFoundPage),
};

export const routes: readonly Route[] = [notFoundRoute];
