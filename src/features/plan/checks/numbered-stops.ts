import type { Position } from '../../../model/distance.ts';
import { type PlanDay, type PlanKey, townKey } from '../../saving/plan.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';

/** A stop of a plan on the map. */
export interface NumberedStop extends Position {
  /** From 1, through all days. */
  number: number;
}

type Stops = ReadonlyMap<PlanKey, NumberedStop>;

const known = new WeakMap<readonly PlanDay[], { facts: FactsByKey; stops: Stops }>();

/**
 * The stops of all days in order, by their keys: each where it is, or in the middle of its town. What
 * nobody knows the place of has no number, and neither has what is for sometime.
 */
export function numberedStops(days: readonly PlanDay[], facts: FactsByKey): Stops {
  const before = known.get(days);
  if (before?.facts === facts) return before.stops;
  const stops = new Map<PlanKey, NumberedStop>();
  for (const { day, items } of days)
    for (const { key } of day === undefined ? [] : items) {
      const at = whereIs(facts.get(key), facts);
      if (at) stops.set(key, { ...at, number: stops.size + 1 });
    }
  known.set(days, { facts, stops });
  return stops;
}

function whereIs(fact: Partial<PlanFacts> = {}, facts: FactsByKey): Position | undefined {
  const { position, town } = fact;
  return position ?? (town === undefined ? undefined : facts.get(townKey(town))?.position);
}

/** The id of its pin on the map, where its number leads. */
export function pinId(key: PlanKey): string {
  return `pin-${key}`;
}
