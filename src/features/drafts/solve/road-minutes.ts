import { milesBetween, type Position } from '../../../model/distance.ts';
import { roadBetween } from '../../../model/roads/roads.ts';

/** A stop, or the base. */
export interface OnTheRoad extends Position {
  town?: string | undefined;
  /** Minutes by road from the middle of its town. */
  fromTown?: number;
}

/** Minutes for a straight mile, the middle one of the roads in the table; enough for a mile of any. */
const MINUTES_A_MILE = 2;

/** Nearer than this, one walks. */
const WALK = 0.4;

/** Minutes for a way that no table states, reckoned from the straight miles. */
export function reckonedMinutes(from: Position, to: Position): number {
  const miles = milesBetween(from, to);
  return miles < WALK ? 0 : Math.ceil(miles * MINUTES_A_MILE + 2);
}

/** Minutes by road, the table's longer ones or of its miles, with the ways out of towns; else reckoned. */
export function roadMinutes(from: OnTheRoad, to: OnTheRoad): number {
  const reckoned = reckonedMinutes(from, to);
  if (!from.town || !to.town || from.town === to.town) return reckoned;
  const { minutes, miles = Infinity } = roadBetween(from.town, to.town) ?? {};
  const beside = (from.fromTown ?? 0) + (to.fromTown ?? 0);
  if (minutes && beside === 0) return minutes[1];
  const stated = minutes?.[1] ?? Math.ceil(miles * MINUTES_A_MILE);
  return Math.min(stated + beside, reckoned);
}
