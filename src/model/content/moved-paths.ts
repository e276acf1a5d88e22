import { paths } from '../paths.ts';
import type { Site } from '../site.ts';
import { redirectTargets } from '../site-path.ts';
import { type Named, slugOf } from '../slug.ts';

interface Renamed extends Named {
  formerly?: readonly string[] | undefined;
}

interface WithMoved {
  site: Pick<Site, 'redirects'>;
  activities: readonly Renamed[];
  events: readonly Renamed[];
  /** Events that are over, if `events` are those of a day. */
  over?: readonly Renamed[];
}

/**
 * Where each old address leads, by its `redirectKey`: the owner's redirects (decision 25) and the
 * former addresses of activities and of events and their calendars (decision 33).
 */
export function movedPaths({
  site,
  activities,
  events,
  over = [],
}: WithMoved): ReadonlyMap<string, string> {
  return new Map([
    ...activities.flatMap((entry) => formerPaths(entry, paths.activity)),
    ...[...events, ...over].flatMap((entry) => [
      ...formerPaths(entry, paths.event),
      ...formerPaths(entry, paths.eventCalendar),
    ]),
    ...redirectTargets(site.redirects),
  ]);
}

function formerPaths(
  entry: Renamed,
  pathOf: (slug: string) => string,
): (readonly [from: string, to: string])[] {
  const { formerly = [] } = entry;
  const present = formerly.length > 0 ? pathOf(slugOf(entry)) : '';
  return formerly.map((slug) => [pathOf(slug), present]);
}
