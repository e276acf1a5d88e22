import { queries } from '../../site/data/queries.ts';
import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('contact', {
    styles: { first: ['cards', 'visit', 'events'], later: ['keep'] },
    queries: () => [queries.featuredEvents],
    load: () => import('./ContactPage.tsx').then((page) => page.ContactPage),
  }),
];
