import { pageRoute, type Route } from '../../site/route.ts';
import { featuredActivitiesQuery } from '../activities/activity-queries.ts';
import { featuredPostsQuery } from '../blog/post-queries.ts';
import { featuredDestinationsQuery } from '../destinations/destination-queries.ts';
import { featuredEventsQuery } from '../events/event-queries.ts';

export const routes: readonly Route[] = [
  pageRoute('home', {
    styles: { first: ['hero'], later: ['cards', 'events', 'home'] },
    queries: () => [
      featuredActivitiesQuery,
      featuredDestinationsQuery,
      featuredEventsQuery,
      featuredPostsQuery,
    ],
    load: () => import('./HomePage.tsx').then((page) => page.HomePage),
  }),
];
