import type { ContentProblem } from '../../content/content-source.ts';
import { problemIn } from '../../content/files/schema-problems.ts';
import type { ContentEntries } from '../../content/reading/content-folder.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { type LedgerRow, type Visited, visitedEntries } from './fact-ledger.ts';

/** How many days before a featured event its source is asked for. */
const SOURCE_WITHIN = 90;

type Entries = Pick<ContentEntries, 'activities' | 'events' | 'posts'>;

/** Practical facts that are missing, and those of the ledger, entry by entry (decision 48). */
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

/** Featured events of the next 90 days whose facts nobody vouches for. */
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
  const named = (state: LedgerRow['state'], dayOf: (row: LedgerRow) => string | undefined) =>
    rows.filter((row) => row.state === state).map((row) => [row.fact, dayOf(row)] as const);
  const parts = [
    sentence(
      'old, so visitors see their year',
      named('old', ({ checked }) => checked),
    ),
    sentence(
      'old soon',
      named('soon', ({ oldFrom }) => oldFrom),
    ),
    sentence(
      'without a day, so visitors are told to check',
      named('no day', () => undefined),
    ),
  ].filter((part) => part !== undefined);
  if (parts.length === 0) return undefined;
  const message = `has facts that are ${parts.join(', and ')}; read the source again, correct them and enter its date`;
  return problemIn(place, 'visit', message);
}

/** "old, so visitors see their year: price and free (2024-10-01), hours (2025-01-01)". */
function sentence(
  what: string,
  facts: readonly (readonly [fact: string, day: string | undefined])[],
): string | undefined {
  const days = [...new Set(facts.map(([, day]) => day))];
  const groups = days.map((day) => {
    const names = facts.filter(([, other]) => other === day).map(([fact]) => fact);
    return `${names.join(' and ')}${day === undefined ? '' : ` (${day})`}`;
  });
  return groups.length === 0 ? undefined : `${what}: ${groups.join(', ')}`;
}

function missingFacts({ value: { visit = {} }, place }: Visited): ContentProblem | undefined {
  const missing = [
    ...(visit.town === undefined ? ['town'] : []),
    ...(visit.latitude === undefined ? ['latitude and longitude'] : []),
  ];
  if (missing.length === 0) return undefined;
  return problemIn(place, 'visit', `has no ${missing.join(' and no ')}; add them`);
}
