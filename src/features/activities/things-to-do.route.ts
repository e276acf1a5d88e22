import { pageRoute, type Route } from '../../site/route.ts';
import { activitiesQuery } from './activity-queries.ts';

export const routes: readonly Route[] = [
  pageRoute('things-to-do', {
    styles: { first: ['cards', 'lists', 'groups', 'closing'], later: [] },
    queries: () => [activitiesQuery],
    load: () => import('./ThingsToDoPage.tsx').then((page) => page.ThingsToDoPage),
  }),
];
