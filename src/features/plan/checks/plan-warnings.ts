import { WEEKDAYS } from '../../../model/day/calendar-names.ts';
import { dayParts, parseDay, weekday } from '../../../model/day/civil-day.ts';
import { milesBetween } from '../../../model/distance.ts';
import { onceIn, oncePer } from '../../../model/once-per.ts';
import { isMeant } from '../../../model/visit/holidays.ts';
import { isOpenOn } from '../../../model/visit/open-on.ts';
import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import type { EventDays } from '../../events/upcoming-events.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import { covers } from '../event-hours.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/** What a visitor should know about one thing on its day. */
export type ItemWarning =
  /** The event isn't on that day, but on these. */
  | { kind: 'other-day'; days: readonly EventDays[] }
  /** The event isn't as it was announced, on that day or at all. */
  | { kind: 'changed'; days: EventDays }
  /** Closed on that weekday. */
  | { kind: 'closed'; weekday: string }
  /** Its opening hours have none on that day. */
  | { kind: 'shut' }
  /** Its usual hours are no promise on that holiday. */
  | { kind: 'holiday' }
  /** Out of season; these are its months. */
  | { kind: 'season'; months: readonly string[] };

/** Why it can't be done on the day: its event is on others, or its place is closed or out of season. */
export function itemWarnings(
  key: PlanKey,
  day: string | undefined,
  facts: FactsByKey,
): ItemWarning[] {
  const civilDay = parseDay(day ?? '');
  if (day === undefined || civilDay === undefined) return [];
  const name = WEEKDAYS[weekday(civilDay)] ?? '';
  const fact: Partial<PlanFacts> = facts.get(key) ?? {};
  const { days = [], closed = [], months } = fact;
  const { season, rules } = seasonAndHours(fact);
  const isSeason = season?.includes(dayParts(civilDay).month) ?? true;
  const isClosed = closed.some((short) => name.startsWith(short));
  const isShut = !isClosed && rules !== undefined && !isOpenOn(rules, civilDay);
  // An event has said by its days that it's on.
  const isUsual = !isClosed && !isShut && rules !== undefined && fact.days === undefined;
  return [
    ...eventWarnings(days, day),
    ...(isSeason ? [] : [{ kind: 'season', months: months ?? [] } as const]),
    ...(isClosed ? [{ kind: 'closed', weekday: name } as const] : []),
    ...(isShut ? [{ kind: 'shut' } as const] : []),
    ...(isUsual && !isMeant(rules, civilDay) ? [{ kind: 'holiday' } as const] : []),
  ];
}

/** That the event is on other days, or what has become of it (decision 47). */
function eventWarnings(days: readonly EventDays[], day: string): ItemWarning[] {
  const there = days.filter((one) => covers(one, day));
  const others = days.filter(({ status }) => status !== 'canceled');
  if (there.length === 0 && others.length > 0) return [{ kind: 'other-day', days: others }];
  const changed = (there.length > 0 ? there : days).find(({ status }) => status);
  return changed ? [{ kind: 'changed', days: changed }] : [];
}

type Fact = Omit<PlanFacts, 'key'>;
type Candidates = readonly (readonly [PlanKey, Fact])[];

/** By the facts, the day and what is wanted: what fits best first. */
const candidates = oncePer((_: FactsByKey) => new Map<string, Candidates>());

/**
 * What could be done instead on an ISO date: the nearest activity that nothing speaks against and that
 * the plan doesn't have (its keys are `taken`), of the same category if there is one.
 */
export function insteadOf(
  key: PlanKey,
  day: string,
  taken: ReadonlySet<string>,
  facts: FactsByKey,
): Fact | undefined {
  const known = candidates(facts);
  const sorted = onceIn(known, `${day} ${key}`, () =>
    candidatesFor(key, fittingOn(day, known, facts), facts),
  );
  return sorted.find(([other]) => other !== key && !taken.has(other))?.[1];
}

function fittingOn(day: string, known: Map<string, Candidates>, facts: FactsByKey): Candidates {
  return onceIn(known, day, () =>
    [...facts].filter(
      ([key, fact]) =>
        fact.category !== undefined &&
        fact.closure === undefined &&
        itemWarnings(key, day, facts).length === 0 &&
        isMeant(seasonAndHours(fact).rules, parseDay(day) ?? 0),
    ),
  );
}

function candidatesFor(key: PlanKey, fitting: Candidates, facts: FactsByKey): Candidates {
  const wanted: Partial<PlanFacts> = facts.get(key) ?? {};
  return fitting
    .map(([other, fact]) => ({
      row: [other, fact] as const,
      isOther: Number(fact.category !== wanted.category),
      miles:
        fact.position && wanted.position ? milesBetween(fact.position, wanted.position) : Infinity,
    }))
    .sort((one, other) => one.isOther - other.isOther || one.miles - other.miles || 0)
    .map(({ row }) => row);
}
