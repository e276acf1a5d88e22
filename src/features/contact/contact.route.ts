import { pageRoute, type Route } from '../../site/route.ts';
import { featuredEventsQuery } from '../events/event-queries.ts';

export const routes: readonly Route[] = [
  pageRoute('contact', {
    styles: { first: ['hero', 'cards', 'visit', 'events'], later: ['keep'] },
    queries: () => [featuredEventsQuery],
    load: () => import('./ContactPage.tsx').then((page) => page.ContactPage),
  }),
];
