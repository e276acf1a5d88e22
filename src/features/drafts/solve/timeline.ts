import type { DraftStop } from '../wish.ts';
import type { Chance } from './chances.ts';
import type { DayFrame } from './day-frame.ts';
import type { RoadTable } from './road-table.ts';

export interface DayParts {
  chances: readonly Chance[];
  roads: RoadTable;
  frame: DayFrame;
}

export interface Timeline {
  stops: DraftStop[];
  driving: number;
}

export interface Hours {
  first: number;
  /** The longest idle time between two visits, in minutes. */
  longestGap: number;
}

const QUARTER = 15;

/** An hour for lunch, unless a stop serves it at that time: at least so many minutes of it. */
const LUNCH = { from: 11 * 60 + 15, takes: 60, least: 45 };

/** Nobody should be at a stop past this time without having eaten. */
const HUNGRY = 13 * 60 + 30;

/** Schedules the visits in order, passing each to `visit`; undefined if they don't fit together. */
export function hoursOf(
  order: readonly number[],
  { chances, roads, frame }: DayParts,
  visit?: (chance: Chance, from: number, road: number) => void,
): Hours | undefined {
  let [at, time, first, longestGap] = [-1, frame.start, -1, 0];
  // A day that starts after lunchtime needs no lunch.
  let isFed = frame.start > HUNGRY;
  for (const number of order) {
    const chance = chances[number] as Chance;
    const { takes } = chance.place;
    const road = roads(at, chance.at);
    const there = time + road;
    let from = firstBegin(chance, there);
    isFed ||= feeds(chance) && from <= HUNGRY && from + takes >= LUNCH.from + LUNCH.least;
    if (!isFed && from + takes > HUNGRY) {
      if (from - there < LUNCH.takes || from < LUNCH.from + LUNCH.takes)
        from = firstBegin(chance, Math.max(there, LUNCH.from + road) + LUNCH.takes);
      isFed = true;
    }
    if (from === Infinity) return undefined;
    if (first < 0) first = from;
    else longestGap = Math.max(longestGap, from - there);
    visit?.(chance, from, road);
    [at, time] = [chance.at, from + takes];
  }
  return frame.isLast || time + roads(at, -1) <= frame.end ? { first, longestGap } : undefined;
}

/** Minutes on the road, including the way back. */
export function drivingOf(order: readonly number[], { chances, roads }: DayParts): number {
  let [at, minutes] = [-1, 0];
  for (const number of order) {
    const next = (chances[number] as Chance).at;
    minutes += roads(at, next);
    at = next;
  }
  return minutes + roads(at, -1);
}

/** The visits of an order that is known to fit. */
export function timelineOf(order: readonly number[], parts: DayParts): Timeline {
  const stops: DraftStop[] = [];
  hoursOf(order, parts, ({ place, callFirst, usual }, from, road) => {
    stops.push({ place, from, to: from + place.takes, road, callFirst, usual });
  });
  return { stops, driving: order.length === 0 ? 0 : drivingOf(order, parts) };
}

/** Festivals and food events have lunch, too. */
function feeds({ place: { meal, days, category } }: Chance): boolean {
  return meal?.includes('lunch') || (days !== undefined && ['Food', 'Festival'].includes(category));
}

/** The first quarter hour at which the visit may begin; Infinity if there is none. */
function firstBegin({ begins }: Chance, from: number): number {
  let first = Infinity;
  for (const span of begins) {
    const start = Math.ceil(Math.max(from, span.from) / QUARTER) * QUARTER;
    if (start <= span.to && start < first) first = start;
  }
  return first;
}
