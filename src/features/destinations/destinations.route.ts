import { queries } from '../../site/data/queries.ts';
import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('destinations', {
    styles: { first: ['hero', 'cards'], later: ['map'] },
    queries: () => [queries.destinations],
    load: () => import('./DestinationsPage.tsx').then((page) => page.DestinationsPage),
  }),
];
