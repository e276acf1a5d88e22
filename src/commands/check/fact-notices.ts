import type { ContentProblem } from '../../content/content-source.ts';
import { type Entry, problemIn } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import { scheduleOf } from '../../features/events/upcoming-events.ts';
import { type CivilDay, dayText } from '../../model/day/civil-day.ts';
import { FACT_KINDS, type FactKind } from '../../model/visit/fact-ages.ts';
import { datedFacts } from '../../model/visit/stated-visit.ts';
import type { WrittenVisit } from '../../model/visit/written-visit.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';

/** In days: how long before a featured event its source must be known. */
const SOURCE_WITHIN = 90;

type Entries = Pick<ContentEntries, 'activities' | 'events' | 'posts'>;

/** Missing facts, and those of the ledger, entry by entry (decision 48). */
export function factNotices(
  entries: Entries,
  ledger: readonly LedgerRow[],
  today: CivilDay,
): ContentProblem[] {
  const placed: readonly Visited[] = [...entries.activities, ...entries.events];
  return [
    ...visitedEntries(entries, today).flatMap(({ entry }) => agingFacts(entry, ledger) ?? []),
    ...placed.flatMap((entry) => missingFacts(entry) ?? []),
  ];
}

/** Featured events of the next 90 days without a source. */
export function unsourcedEvents(entries: Entries, today: CivilDay): ContentProblem[] {
  return visitedEntries(entries, today).flatMap(({ entry: { value, place }, next }) => {
    const { source, days } = value.visit ?? {};
    const isSourced = source !== undefined || days?.source !== undefined;
    if (!value.featured || isSourced || next === undefined || next > today + SOURCE_WITHIN)
      return [];
    const message = `has no source, and the event is featured and on within ${SOURCE_WITHIN} days; add the address of who announced it`;
    return [problemIn(place, 'visit', message)];
  });
}

function agingFacts(
  { value, place }: Visited,
  ledger: readonly LedgerRow[],
): ContentProblem | undefined {
  const { file, line } = problemIn(place, 'visit', '');
  const rows = ledger.filter(
    (row) => row.file === file && row.line === line && row.title === value.title,
  );
  const parts = SAYINGS.flatMap(([state, what, dayOf]) => {
    const ofState = rows.filter((row) => row.state === state);
    const groups = [...Map.groupBy(ofState, dayOf)].map(([day, facts]) => {
      const names = facts.map(({ fact }) => fact).join(' and ');
      return day === undefined ? names : `${names} (${day})`;
    });
    return groups.length === 0 ? [] : [`${what}: ${groups.join(', ')}`];
  });
  if (parts.length === 0) return undefined;
  const message = `has facts that are ${parts.join(', and ')}; read the source again, correct them and enter its date`;
  return problemIn(place, 'visit', message);
}

/** "old, so visitors see their year: price and free (2024-10-01), hours (2025-01-01)". */
const SAYINGS: readonly (readonly [
  state: LedgerRow['state'],
  what: string,
  dayOf: (row: LedgerRow) => string | undefined,
])[] = [
  ['old', 'old, so visitors see their year', ({ checked }) => checked],
  ['soon', 'old soon', ({ oldFrom }) => oldFrom],
  ['no day', 'without a day, so visitors are told to check', () => undefined],
];

function missingFacts({ value: { visit = {} }, place }: Visited): ContentProblem | undefined {
  const missing = [
    ...(visit.town === undefined ? ['town'] : []),
    ...(visit.latitude === undefined ? ['latitude and longitude'] : []),
  ];
  if (missing.length === 0) return undefined;
  return problemIn(place, 'visit', `has no ${missing.join(' and no ')}; add them`);
}

/** In days: facts that will be old by then are listed. */
const DAYS_AHEAD = 60;

/** One fact that is old, will be soon, or has no day; plain JSON for other programs. */
export interface LedgerRow {
  file: string;
  line?: number | undefined;
  title: string;
  fact: string;
  kind: FactKind;
  source?: string | undefined;
  /** ISO dates: when it was checked, and when it becomes old. */
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

function visitedEntries(
  { activities, events, posts }: Entries,
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

/** Facts that are old or will be within 60 days, the featured and the soonest first. */
export function factLedger(entries: Entries, today: CivilDay): LedgerRow[] {
  return visitedEntries(entries, today).flatMap(({ entry, next }) =>
    rowsOf(entry, today).map((row) => ({ ...row, ...(next && { next: dayText(next) }) })),
  );
}

function rowsOf({ value, place }: Visited, today: CivilDay): LedgerRow[] {
  const { title, featured, visit = {} } = value;
  return datedFacts(visit, today).flatMap(({ name, source, checked, oldOn, isOld }) => {
    if (!isOld && (oldOn ?? 0) > today + DAYS_AHEAD) return [];
    const state: LedgerRow['state'] = oldOn === undefined ? 'no day' : isOld ? 'old' : 'soon';
    const oldFrom = oldOn === undefined ? undefined : dayText(oldOn);
    const fact = { title, fact: name, kind: FACT_KINDS[name], source, checked, oldFrom };
    const { file, line } = problemIn(place, 'visit', '');
    return [{ file, line, ...fact, state, featured }];
  });
}
