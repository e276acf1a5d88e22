import { WEEKDAYS } from '../../../model/day/calendar-names.ts';
import { dayParts, parseDay, weekday } from '../../../model/day/civil-day.ts';
import { milesBetween } from '../../../model/distance.ts';
import { openOn } from '../../../model/visit/open-on.ts';
import { readOpen } from '../../../model/visit/read-open.ts';
import { readAllMonths } from '../../../model/when/words/months.ts';
import type { EventDays } from '../../places/place.ts';
import type { PlanDay, PlanItem } from '../../saving/plan.ts';
import { covers } from '../event-hours.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/** What a visitor should know about one thing on its day. */
export type ItemWarning =
  /** The event isn't on that day, but on these. */
  | { kind: 'other-day'; item: PlanItem; days: readonly EventDays[] }
  /** The event isn't as it was announced, on that day or at all. */
  | { kind: 'changed'; item: PlanItem; days: EventDays }
  /** Closed on that weekday. */
  | { kind: 'closed'; item: PlanItem; weekday: string }
  /** Its opening hours have none on that day. */
  | { kind: 'shut'; item: PlanItem }
  /** Out of season; these are its months. */
  | { kind: 'season'; item: PlanItem; months: readonly string[] };

/** What can't be done on a day: events of other days, and places that are closed or out of season. */
export function itemWarnings({ day, items }: PlanDay, facts: FactsByKey): ItemWarning[] {
  const civilDay = parseDay(day ?? '');
  if (day === undefined || civilDay === undefined) return [];
  const name = WEEKDAYS[weekday(civilDay)] ?? '';
  return items.flatMap((item): ItemWarning[] => {
    const fact: Partial<PlanFacts> = facts.get(item.key) ?? {};
    const { days = [], closed = [], months, open } = fact;
    const isSeason = readAllMonths(months).includes(dayParts(civilDay).month);
    const rules = open === undefined ? undefined : readOpen(open).rules;
    const isClosed = closed.some((short) => name.startsWith(short));
    const isShut = !isClosed && rules !== undefined && openOn(rules, civilDay).length === 0;
    return [
      ...eventWarnings(item, days, day),
      ...(isSeason ? [] : [{ kind: 'season', item, months: months ?? [] } as const]),
      ...(isClosed ? [{ kind: 'closed', item, weekday: name } as const] : []),
      ...(isShut ? [{ kind: 'shut', item } as const] : []),
    ];
  });
}

/** That the event is on other days, or what has become of it (decision 47). */
function eventWarnings(item: PlanItem, days: readonly EventDays[], day: string): ItemWarning[] {
  const there = days.filter((one) => covers(one, day));
  const others = days.filter(({ status }) => status !== 'canceled');
  if (there.length === 0 && others.length > 0) return [{ kind: 'other-day', item, days: others }];
  const changed = (there.length > 0 ? there : days).find(({ status }) => status);
  return changed ? [{ kind: 'changed', item, days: changed }] : [];
}

/**
 * What could be done instead on that day: the nearest activity that nothing speaks against and that
 * the plan doesn't have, of the same category if there is one.
 */
export function insteadOf(
  { item, day, taken }: { item: PlanItem; day: string; taken: ReadonlySet<string> },
  facts: FactsByKey,
): { key: string; title: string; path: string } | undefined {
  const wanted = facts.get(item.key);
  if (!wanted) return undefined;
  const miles = ({ position }: Omit<PlanFacts, 'key'>) =>
    position && wanted.position ? milesBetween(position, wanted.position) : Infinity;
  const fitting = [...facts].filter(
    ([key, { category, closure }]) =>
      category !== undefined &&
      closure === undefined &&
      !taken.has(key) &&
      key !== item.key &&
      itemWarnings({ day, items: [{ key, order: 0, changes: 0 }] }, facts).length === 0,
  );
  const isOther = ({ category }: Omit<PlanFacts, 'key'>) => Number(category !== wanted.category);
  const [nearest] = fitting.sort(
    ([, one], [, other]) => isOther(one) - isOther(other) || miles(one) - miles(other) || 0,
  );
  return nearest && { key: nearest[0], title: nearest[1].title, path: nearest[1].path };
}
