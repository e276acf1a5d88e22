import { milesBetween, type Position } from '../../../model/distance.ts';
import { roadBetween } from '../../../model/roads/roads.ts';

export interface OnTheRoad extends Position {
  town?: string | undefined;
  /** Minutes by road from the center of its town. */
  fromTown?: number;
}

/** Minutes per straight mile: the median of the road table, and an upper bound for any road mile. */
const MINUTES_A_MILE = 2;

/** Under this many miles, people walk. */
const WALK = 0.4;

/** Estimated minutes by road, from the straight miles. */
export function reckonedMinutes(from: Position, to: Position): number {
  const miles = milesBetween(from, to);
  return miles < WALK ? 0 : Math.ceil(miles * MINUTES_A_MILE + 2);
}

/** Minutes by road: the table's longer value, or from its miles, plus the ways out of town; else the estimate. */
export function roadMinutes(from: OnTheRoad, to: OnTheRoad): number {
  const reckoned = reckonedMinutes(from, to);
  if (!from.town || !to.town || from.town === to.town) return reckoned;
  const { minutes, miles = Infinity } = roadBetween(from.town, to.town) ?? {};
  const beside = (from.fromTown ?? 0) + (to.fromTown ?? 0);
  if (minutes && beside === 0) return minutes[1];
  const stated = minutes?.[1] ?? Math.ceil(miles * MINUTES_A_MILE);
  return Math.min(stated + beside, reckoned);
}
