import { type Entry, problemIn, type YamlPlace } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { scheduleOf } from '../../features/events/upcoming-events.ts';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { FACT_KINDS, type FactKind } from '../../model/visit/fact-ages.ts';
import { datedFacts } from '../../model/visit/stated-visit.ts';
import type { WrittenVisit } from '../../model/visit/written-visit.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';

/** How many days ahead facts are listed that will be old. */
const DAYS_AHEAD = 60;

/** One fact that is old, will be soon, or has no day; plain JSON for other programs. */
export interface LedgerRow {
  file: string;
  line?: number | undefined;
  title: string;
  fact: string;
  kind: FactKind;
  source?: string | undefined;
  /** ISO dates: when it was checked, and from when it is old. */
  checked?: string | undefined;
  oldFrom?: string | undefined;
  state: 'old' | 'soon' | 'no day';
  featured: boolean;
  next?: string | undefined;
}

export type Visited = Entry<{
  title: string;
  featured: boolean;
  visit?: WrittenVisit | undefined;
}>;

/** The entries that can have facts for a visit, the featured and the soonest first. */
export function visitedEntries(
  { activities, events, posts }: Pick<ContentEntries, 'activities' | 'events' | 'posts'>,
  today: CivilDay,
): { entry: Visited; next: CivilDay | undefined }[] {
  const dated = events.map((entry) => ({
    entry,
    next: nextOccurrence(scheduleOf(entry.value, today) ?? [], today)?.start,
  }));
  const others = [...activities, ...posts].map((entry) => ({ entry, next: undefined }));
  return [...dated, ...others].sort(
    (one, other) =>
      Number(other.entry.value.featured) - Number(one.entry.value.featured) ||
      (one.next ?? Number.POSITIVE_INFINITY) - (other.next ?? Number.POSITIVE_INFINITY) ||
      0,
  );
}

/** What is old on the day and what will be within 60 days, the featured and the soonest first. */
export function factLedger(
  entries: Pick<ContentEntries, 'activities' | 'events' | 'posts'>,
  today: CivilDay,
): LedgerRow[] {
  return visitedEntries(entries, today).flatMap(({ entry, next }) =>
    rowsOf(entry, today).map((row) => ({ ...row, ...(next && { next: dayText(next) }) })),
  );
}

function rowsOf({ value, place }: Visited, today: CivilDay): LedgerRow[] {
  return datedFacts(value.visit ?? {}, today).flatMap(({ name, source, checked, oldOn, isOld }) => {
    if (!isOld && (oldOn ?? 0) > today + DAYS_AHEAD) return [];
    const state: LedgerRow['state'] = oldOn === undefined ? 'no day' : isOld ? 'old' : 'soon';
    return [
      {
        ...whereIs(place),
        title: value.title,
        fact: name,
        kind: FACT_KINDS[name],
        source,
        checked,
        oldFrom: oldOn === undefined ? undefined : dayText(oldOn),
        state,
        featured: value.featured,
      },
    ];
  });
}

function whereIs(place: YamlPlace): Pick<LedgerRow, 'file' | 'line'> {
  const { file, line } = problemIn(place, 'visit', '');
  return { file, line };
}
