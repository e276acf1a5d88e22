import type { EventDays } from '../events/event.ts';
import type { PlanDay, PlanItem } from '../saving/plan.ts';
import type { FactsByKey, PlanFacts } from './plan-facts.ts';

/** True if the event is on that ISO date. */
export function covers({ startDate, endDate }: EventDays, day: string): boolean {
  return startDate <= day && day <= endDate;
}

/** The run of days that includes this one, with the hours of each (decision 39); undefined if the event isn't on then. */
export function eventOn(
  fact: Pick<PlanFacts, 'days'> | undefined,
  day: string | undefined,
): EventDays | undefined {
  return day === undefined ? undefined : fact?.days?.find((one) => covers(one, day));
}

/** Sorts the day's timed items by hour; the others keep their places. */
export function inOrderOfHours({ day, items }: PlanDay, facts: FactsByKey | undefined): PlanDay {
  const hourOf = ({ key }: PlanItem) => eventOn(facts?.get(key), day)?.starts ?? '';
  const byHour = items.filter(hourOf).sort((one, other) => (hourOf(one) < hourOf(other) ? -1 : 1));
  return { day, items: items.map((item) => (hourOf(item) && byHour.shift()) || item) };
}
