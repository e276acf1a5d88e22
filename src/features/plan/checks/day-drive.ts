import { milesBetween } from '../../../model/distance.ts';
import { onceIn, oncePer } from '../../../model/once-per.ts';
import { CABINS_TOWN, roadBetween } from '../../../model/roads/roads.ts';
import type { PlanDay } from '../../saving/plan.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/** Above this, a day has too much driving. */
export const MOST_MINUTES = 240;

type Minutes = readonly [least: number, most: number];

/** The drive to a stop from the one before it, or from the cabins for the first. */
export interface Leg {
  /** From the road table; undefined if it has no such road. */
  minutes: Minutes | undefined;
  /** Straight miles, rounded; only where the minutes are unknown. */
  miles: number | undefined;
  from: string | undefined;
}

/** A day's driving: each leg by the key of its destination, and the total with the drive back. */
export interface DayDrive {
  legs: ReadonlyMap<PlanKey, Leg>;
  total: Minutes;
  /** True if some leg's minutes are unknown; the total leaves it out. */
  isPartly: boolean;
}

type Stop = Partial<Pick<PlanFacts, 'town' | 'position' | 'roadMinutes'>>;

const CABINS: Stop = { town: CABINS_TOWN };
const NOT_FAR: Minutes = [0, 0];

const known = oncePer((_: FactsByKey) => new Map<string, DayDrive>());

/**
 * A day's minutes on the road, without legs whose time is unknown. Returns the same object for the same
 * stops, so that editing a note doesn't rerender every row of the day.
 */
export function dayDrive(day: PlanDay, facts: FactsByKey): DayDrive {
  const keys = day.items.map(({ key }) => key).join(' ');
  return onceIn(known(facts), keys, () => reckonedDrive(day, facts));
}

function reckonedDrive({ items }: PlanDay, facts: FactsByKey): DayDrive {
  const legs = new Map<PlanKey, Leg>();
  const ways: (Minutes | undefined)[] = [];
  let before = CABINS;
  for (const { key } of items) {
    const stop = facts.get(key);
    if (!stop?.town && !stop?.position) continue;
    const minutes = minutesBetween(before, stop);
    ways.push(minutes);
    legs.set(key, { minutes, miles: minutes ? undefined : miles(before, stop), from: before.town });
    before = stop;
  }
  if (before !== CABINS) ways.push(minutesBetween(CABINS, before));
  const known = ways.filter((way) => way !== undefined);
  const sum = (at: 0 | 1) => known.reduce((all, way) => all + way[at], 0);
  return { legs, total: [sum(0), sum(1)], isPartly: known.length < ways.length };
}

function minutesBetween(from: Stop, to: Stop): Minutes | undefined {
  if (from === CABINS && to.roadMinutes !== undefined) return [to.roadMinutes, to.roadMinutes];
  if (from.town === undefined || to.town === undefined) return undefined;
  return from.town === to.town ? NOT_FAR : roadBetween(from.town, to.town)?.minutes;
}

function miles({ position: from }: Stop, { position: to }: Stop): number | undefined {
  return from && to ? Math.round(milesBetween(from, to)) : undefined;
}
