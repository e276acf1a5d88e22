import { pageRoute, type Route } from '../../site/route.ts';
import { destinationsQuery } from './destination-queries.ts';

export const routes: readonly Route[] = [
  pageRoute('destinations', {
    styles: { first: ['hero', 'cards', 'lists'], later: ['map'] },
    queries: () => [destinationsQuery],
    load: () => import('./DestinationsPage.tsx').then((page) => page.DestinationsPage),
  }),
];
