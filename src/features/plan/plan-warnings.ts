import { WEEKDAYS } from '../../model/day/calendar-names.ts';
import { parseDay, weekday } from '../../model/day/civil-day.ts';
import { milesBetween, type Position, WIMBERLEY } from '../../model/distance.ts';
import type { EventDays } from '../places/place.ts';
import type { PlanDay, PlanItem } from '../saving/plan.ts';
import type { FactsByKey, PlanFacts } from './plan-facts.ts';

/** Straight miles in a day that are too many: on the hills' roads it's some four hours of driving. */
export const MOST_MILES = 140;

/** Minutes there and back by road, to the farthest stop of a day, that are too many. */
export const MOST_MINUTES = 240;

/** What a visitor should know about one thing on its day. */
export type ItemWarning =
  /** The event isn't on that day, but on these. */
  | { kind: 'other-day'; item: PlanItem; days: readonly EventDays[] }
  /** The event isn't as it was announced, on that day or at all. */
  | { kind: 'changed'; item: PlanItem; days: EventDays }
  | { kind: 'closed'; item: PlanItem; weekday: string };

/** How far a day's stops are apart. */
export interface DayDistance {
  /** Straight miles from the cabins through the stops, in order, and back; whole. */
  miles: number;
  /** Minutes by road to the farthest stop and back; undefined if none is known. */
  minutes: number | undefined;
  /** How many stops aren't counted, because nobody knows where they are. */
  unknown: number;
  isTooFar: boolean;
}

/** What is wrong on a day: events that are on another day, and places that are closed. */
export function itemWarnings({ day, items }: PlanDay, facts: FactsByKey): ItemWarning[] {
  const civilDay = parseDay(day ?? '');
  if (day === undefined || civilDay === undefined) return [];
  const name = WEEKDAYS[weekday(civilDay)] ?? '';
  return items.flatMap((item): ItemWarning[] => {
    const { days = [], closed = [] } = facts.get(item.key) ?? ({} as Partial<PlanFacts>);
    return [
      ...eventWarnings(item, days, day),
      ...(closed.some((short) => name.startsWith(short))
        ? [{ kind: 'closed', item, weekday: name } as const]
        : []),
    ];
  });
}

/** That the event is on other days, or what has become of it. */
function eventWarnings(item: PlanItem, days: readonly EventDays[], day: string): ItemWarning[] {
  const there = days.filter((one) => covers(one, day));
  const others = days.filter(({ status }) => status !== 'canceled');
  if (there.length === 0 && others.length > 0) return [{ kind: 'other-day', item, days: others }];
  const changed = (there.length > 0 ? there : days).find(({ status }) => status);
  return changed ? [{ kind: 'changed', item, days: changed }] : [];
}

/** True if an event is on that ISO date. */
export function covers({ startDate, endDate }: EventDays, day: string): boolean {
  return startDate <= day && day <= endDate;
}

/** How far the day's stops are; undefined if nobody knows where any of them is. */
export function dayDistance({ items }: PlanDay, facts: FactsByKey): DayDistance | undefined {
  const known = items.map(({ key }) => facts.get(key));
  const stops = known.flatMap((fact) => fact?.position ?? []);
  const minutes = known.flatMap((fact) => fact?.roadMinutes ?? []);
  if (stops.length === 0 && minutes.length === 0) return undefined;
  const miles = Math.round(roundTrip(stops));
  const farthest = minutes.length > 0 ? 2 * Math.max(...minutes) : undefined;
  const isKnown = (fact: (typeof known)[number]) =>
    fact?.position !== undefined || fact?.roadMinutes !== undefined;
  return {
    miles,
    minutes: farthest,
    unknown: known.filter((fact) => !isKnown(fact)).length,
    isTooFar: miles > MOST_MILES || (farthest ?? 0) > MOST_MINUTES,
  };
}

function roundTrip(stops: readonly Position[]): number {
  let miles = 0;
  let from: Position = WIMBERLEY;
  for (const stop of [...stops, WIMBERLEY]) {
    miles += milesBetween(from, stop);
    from = stop;
  }
  return miles;
}
