import type { Position } from '../../../model/distance.ts';
import { type PlanKey, townKey } from '../../saving/plan-key.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/**
 * Where a thing is on the map: its own place, or the middle of its town. Undefined if nobody knows
 * that; then it has no number.
 */
export function placeOf(key: PlanKey, facts: FactsByKey): Position | undefined {
  const { position, town }: Partial<PlanFacts> = facts.get(key) ?? {};
  return position ?? (town === undefined ? undefined : facts.get(townKey(town))?.position);
}

/** The id of its pin on the map, where its number leads. */
export function pinId(key: PlanKey): string {
  return `pin-${key}`;
}
