import type { DraftStop } from '../wish.ts';
import type { Chance } from './chances.ts';
import type { DayFrame } from './day-frame.ts';

/** Minutes by road between two chances by their numbers; -1 is the base. */
export type RoadTable = (from: number, to: number) => number;

/** A day as it would go. */
export interface Timeline {
  stops: DraftStop[];
  /** Minutes on the road, with the way back. */
  driving: number;
  /** The longest time without anything to do between two visits, in minutes. */
  longestGap: number;
}

const QUARTER = 15;

/** An hour to eat, if no stop is for that. */
const LUNCH = { from: 11 * 60 + 15, takes: 60 };

/** Who is at a stop until then wants to have eaten. */
const HUNGRY = 13 * 60 + 30;

/** The visits one after the other, each as early as can be; undefined if they don't go together. */
export function timeline(
  order: readonly number[],
  chances: readonly Chance[],
  roads: RoadTable,
  frame: DayFrame,
): Timeline | undefined {
  const stops: DraftStop[] = [];
  let [at, time, driving, longestGap] = [-1, frame.start, 0, 0];
  // Who sets out after lunchtime has eaten before.
  let isFed = frame.start > HUNGRY || order.some((number) => feeds(chances[number]));
  for (const number of order) {
    const chance = chances[number] as Chance;
    const { place, callFirst, usual } = chance;
    const road = roads(at, number);
    const there = time + road;
    let from = firstBegin(chance, there);
    if (!isFed && from + place.takes > HUNGRY) {
      if (from - there < LUNCH.takes || from < LUNCH.from + LUNCH.takes)
        from = firstBegin(chance, Math.max(there, LUNCH.from + road) + LUNCH.takes);
      isFed = true;
    }
    if (from === Infinity) return undefined;
    if (stops.length > 0) longestGap = Math.max(longestGap, from - there);
    driving += road;
    stops.push({ place, from, to: from + place.takes, road, callFirst, usual });
    [at, time] = [number, from + place.takes];
  }
  const back = roads(at, -1);
  if (!frame.isLast && time + back > frame.end) return undefined;
  return { stops, driving: driving + back, longestGap };
}

/** Festivals and markets sell food. */
function feeds(chance: Chance | undefined): boolean {
  const { meal, days, category } = chance?.place ?? { category: '' };
  return meal?.includes('lunch') || (days !== undefined && ['Food', 'Festival'].includes(category));
}

/** The first quarter of an hour at which it may begin; infinite if there's none. */
function firstBegin({ begins }: Chance, from: number): number {
  let first = Infinity;
  for (const span of begins) {
    const start = Math.ceil(Math.max(from, span.from) / QUARTER) * QUARTER;
    if (start <= span.to && start < first) first = start;
  }
  return first;
}
