import { queries } from '../../site/data/queries.ts';
import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('things-to-do', {
    styles: { first: ['cards'], later: [] },
    queries: () => [queries.activities],
    load: () => import('./ThingsToDoPage.tsx').then((page) => page.ThingsToDoPage),
  }),
];
