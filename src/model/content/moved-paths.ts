import { paths } from '../paths.ts';
import type { Site } from '../site/site.ts';
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
  /** Where pages of earlier versions are now. */
  moved?: Readonly<Record<string, string>>;
}

/**
 * Where each old address leads, by its `redirectKey`: the owner's redirects (decision 25), the
 * former addresses of activities and of events and their calendars (decision 33), and those of
 * earlier versions (decision 46). What the owner has written counts more.
 */
export function movedPaths({
  site,
  activities,
  events,
  over = [],
  moved = {},
}: WithMoved): ReadonlyMap<string, string> {
  return new Map([
    ...Object.entries(moved).flatMap(pathAndCalendar),
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

/** The old path and the present one of a page, and of its calendar if it's an event's. */
function pathAndCalendar(moved: readonly [from: string, to: string]) {
  const isEvent = moved.every((path) => path.startsWith(paths.event('')));
  const [from, to] = moved.map((path) => path.slice(paths.event('').length)) as [string, string];
  const calendar = [paths.eventCalendar(from), paths.eventCalendar(to)] as const;
  return isEvent ? [moved, calendar] : [moved];
}
