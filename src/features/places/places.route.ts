import type { Route } from '../../site/route.ts';
import { placeQueries } from './place-queries.ts';

export const activityRoute = placeRoute('activity', /^\/things-to-do\/([a-z\d-]+)$/);

/** Every event's page, including past ones. */
export const eventRoute = placeRoute('event', /^\/events\/([a-z\d-]+)$/);

export const routes: readonly Route[] = [activityRoute, eventRoute];

function placeRoute(name: 'activity' | 'event', form: RegExp): Route {
  return {
    name,
    path(path) {
      const slug = form.exec(path)?.[1];
      return slug === undefined ? undefined : { slug };
    },
    words: ['place'],
    styles: { first: ['cards', 'reading', 'visit'], later: ['events', 'where', 'place'] },
    queries: ({ slug = '' }) => [placeQueries[name](slug)],
    load: () => import('./PlacePage.tsx').then((page) => page.placePage(name)),
  };
}
