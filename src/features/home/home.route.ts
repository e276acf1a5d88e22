import { queries } from '../../site/data/queries.ts';
import { pageRoute, type Route } from '../../site/route.ts';

export const routes: readonly Route[] = [
  pageRoute('home', {
    styles: { first: ['hero'], later: ['cards', 'events', 'home'] },
    queries: () => [
      queries.featuredActivities,
      queries.featuredDestinations,
      queries.featuredEvents,
      queries.featuredPosts,
    ],
    load: () => import('./HomePage.tsx').then((page) => page.HomePage),
  }),
];
