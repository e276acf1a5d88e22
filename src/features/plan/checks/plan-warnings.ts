import { WEEKDAYS } from '../../../model/day/calendar-names.ts';
import { dayParts, parseDay, weekday } from '../../../model/day/civil-day.ts';
import { milesBetween } from '../../../model/distance.ts';
import { onceIn, oncePer } from '../../../model/once-per.ts';
import { isMeant } from '../../../model/visit/holidays.ts';
import { isOpenOn } from '../../../model/visit/open-on.ts';
import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import type { EventDays } from '../../events/event.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import { covers } from '../event-hours.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

export type ItemWarning =
  /** The event is only on these other days. */
  | { kind: 'other-day'; days: readonly EventDays[] }
  /** The event was changed or canceled, on that day or altogether (decision 47). */
  | { kind: 'changed'; days: EventDays }
  | { kind: 'closed'; weekday: string }
  /** Its opening hours don't include that day. */
  | { kind: 'shut' }
  /** Its usual hours may not hold on that holiday. */
  | { kind: 'holiday' }
  /** Out of season; `months` is its season. */
  | { kind: 'season'; months: readonly string[] };

/** Warnings about an item on a day: not on, changed, closed, or out of season. */
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
  // An event's dates already say that it's on.
  const isUsual = !isClosed && !isShut && rules !== undefined && fact.days === undefined;
  return [
    ...eventWarnings(days, day),
    ...(isSeason ? [] : [{ kind: 'season', months: months ?? [] } as const]),
    ...(isClosed ? [{ kind: 'closed', weekday: name } as const] : []),
    ...(isShut ? [{ kind: 'shut' } as const] : []),
    ...(isUsual && !isMeant(rules, civilDay) ? [{ kind: 'holiday' } as const] : []),
  ];
}

function eventWarnings(days: readonly EventDays[], day: string): ItemWarning[] {
  const there = days.filter((one) => covers(one, day));
  const others = days.filter(({ status }) => status !== 'canceled');
  if (there.length === 0 && others.length > 0) return [{ kind: 'other-day', days: others }];
  const changed = (there.length > 0 ? there : days).find(({ status }) => status);
  return changed ? [{ kind: 'changed', days: changed }] : [];
}

type Fact = Omit<PlanFacts, 'key'>;
type Candidates = readonly (readonly [PlanKey, Fact])[];

/** What fits a day, and the same sorted for one item, best match first. */
const candidates = oncePer((_: FactsByKey) => new Map<string, Candidates>());

/**
 * The best alternative on an ISO date: the nearest activity without warnings that isn't in the plan yet
 * (`taken` are its keys), from the same category if possible.
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
