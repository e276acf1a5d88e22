import { milesBetween, type Position, WIMBERLEY } from '../../../model/distance.ts';
import type { PlanDay } from '../../saving/plan.ts';
import type { FactsByKey } from '../plan-facts.ts';

/** Above this, in straight miles, a day has too much driving: about four hours on Hill Country roads. */
export const MOST_MILES = 140;

/** Straight miles from the cabins through a day's stops, in order, and back, rounded; 0 if none is known. */
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
