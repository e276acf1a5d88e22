import { pageRoute, type Route } from '../../site/route.ts';
import { eventsQuery } from './event-queries.ts';

export const routes: readonly Route[] = [
  pageRoute('events', {
    styles: { first: ['events', 'groups', 'closing'], later: [] },
    queries: () => [eventsQuery],
    load: () => import('./EventsPage.tsx').then((page) => page.EventsPage),
  }),
];
