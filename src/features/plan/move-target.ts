import type { PlanSpot } from '../saving/change-plan.ts';
import { compareDays, type PlanDay, type PlanItem } from '../saving/plan.ts';
import { inOrderOfHours } from './event-hours.ts';
import type { FactsByKey } from './plan-facts.ts';

/**
 * Where an item goes when moved one step earlier (-1) or later (1) through the days as shown. Past the
 * first or last of its day, or if its hour would sort it right back, it goes to the day before or after.
 * Undefined if there is no further step.
 */
export function moveTarget(
  days: readonly PlanDay[],
  item: PlanItem,
  by: -1 | 1,
  facts: FactsByKey | undefined,
): PlanSpot | undefined {
  const at = days.findIndex(({ items }) => items.includes(item));
  const from = days[at];
  if (!from) return undefined;
  const start = from.items.indexOf(item);
  for (let place = start + by; from.items[place]; place += by) {
    const spot = shownSpot(from, item, place, facts);
    if (spot.place !== start) return spot;
  }
  const next = days[at + by];
  return next && shownSpot(next, item, by === 1 ? 0 : next.items.length, facts);
}

/** Where an item shows up after being moved to a place in a day, given that hours sort it. */
export function shownSpot(
  { day, items }: PlanDay,
  item: PlanItem,
  place: number,
  facts: FactsByKey | undefined,
): PlanSpot {
  const others = items.filter(({ key }) => key !== item.key);
  const moved = inOrderOfHours({ day, items: others.toSpliced(place, 0, item) }, facts);
  const order = moved.items.map(({ key }) => key);
  return { day, place: order.indexOf(item.key), order };
}

/** The plan's days plus those of the stay (ISO dates), even empty ones. */
export function withStayDays(days: readonly PlanDay[], stay: readonly string[]): PlanDay[] {
  const empty = stay
    .filter((day) => !days.some((known) => known.day === day))
    .map((day): PlanDay => ({ day, items: [] }));
  const named = [...days.filter(({ day }) => day), ...empty].sort((one, other) =>
    compareDays(one.day ?? '', other.day ?? ''),
  );
  const sometime = days.find(({ day }) => !day) ?? { day: undefined, items: [] };
  return [...named, sometime];
}
