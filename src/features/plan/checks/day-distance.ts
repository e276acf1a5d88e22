import { milesBetween, type Position, WIMBERLEY } from '../../../model/distance.ts';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';

/** Straight miles in a day that are too many: on the hills' roads it's some four hours of driving. */
export const MOST_MILES = 140;

/** Whole straight miles from the cabins through a day's stops, in order, and back; 0 if none is known. */
export function dayMiles({ items }: PlanDay, facts: FactsByKey): number {
  const stops = items.flatMap(({ key }) => facts.get(key)?.position ?? []);
  let miles = 0;
  let from: Position = WIMBERLEY;
  for (const stop of [...stops, WIMBERLEY]) {
    miles += milesBetween(from, stop);
    from = stop;
  }
  return Math.round(miles);
}
