import type { EntryPages } from '../entry-page.ts';
import { paths } from '../paths.ts';
import type { Site } from '../site/site.ts';
import { redirectTargets } from '../site-path.ts';

interface WithMoved {
  site: Pick<Site, 'redirects'>;
  entryPages: EntryPages;
  moved?: Readonly<Record<string, string>> | undefined;
}

/**
 * Where old addresses lead, by `redirectKey`: the owner's redirects (decision 25), entries' former
 * addresses (33) and those of earlier versions (46). The owner's win.
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

function pathAndCalendar(moved: readonly [from: string, to: string]) {
  const isEvent = moved.every((path) => path.startsWith(paths.event('')));
  const [from, to] = moved.map((path) => path.slice(paths.event('').length)) as [string, string];
  const calendar = [paths.eventCalendar(from), paths.eventCalendar(to)] as const;
  return isEvent ? [moved, calendar] : [moved];
}
