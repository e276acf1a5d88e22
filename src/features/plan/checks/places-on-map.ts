import type { Position } from '../../../model/distance.ts';
import { type PlanKey, townKey } from '../../saving/plan-key.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/**
 * A thing's position, or else that of its town's center. Undefined if neither is known; then it gets no
 * number on the map.
 */
export function placeOf(key: PlanKey, facts: FactsByKey): Position | undefined {
  const { position, town }: Partial<PlanFacts> = facts.get(key) ?? {};
  return position ?? (town === undefined ? undefined : facts.get(townKey(town))?.position);
}

/** The id of a thing's pin on the map. */
export function pinId(key: PlanKey): string {
  return `pin-${key}`;
}
