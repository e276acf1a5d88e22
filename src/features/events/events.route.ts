import { queries } from '../../site/data/queries.ts';
import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('events', {
    styles: { first: ['events'], later: [] },
    queries: () => [queries.events],
    load: () => import('./EventsPage.tsx').then((page) => page.EventsPage),
  }),
];
