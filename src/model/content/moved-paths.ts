import type { EntryPages } from '../entry-page.ts';
import { paths } from '../paths.ts';
import type { Site } from '../site/site.ts';
import { redirectTargets } from '../site-path.ts';

interface WithMoved {
  site: Pick<Site, 'redirects'>;
  entryPages: EntryPages;
  /** Where pages of earlier versions are now. */
  moved?: Readonly<Record<string, string>> | undefined;
}

/**
 * Where each old address leads, by its `redirectKey`: the owner's redirects (decision 25), the
 * former addresses of entries (decision 33), and those of earlier versions (decision 46), events'
 * with their calendars. What the owner has written counts more.
 */
export function movedPaths({
  site,
  entryPages,
  moved = {},
}: WithMoved): ReadonlyMap<string, string> {
  const former = [...entryPages.values()].flatMap(({ path, formerly }) =>
    formerly.map((old): [string, string] => [old, path]),
  );
  return new Map([
    ...[...Object.entries(moved), ...former].flatMap(pathAndCalendar),
    ...redirectTargets(site.redirects),
  ]);
}

/** The old path and the present one of a page, and of its calendar if it's an event's. */
function pathAndCalendar(moved: readonly [from: string, to: string]) {
  const isEvent = moved.every((path) => path.startsWith(paths.event('')));
  const [from, to] = moved.map((path) => path.slice(paths.event('').length)) as [string, string];
  const calendar = [paths.eventCalendar(from), paths.eventCalendar(to)] as const;
  return isEvent ? [moved, calendar] : [moved];
}
