import { onceIn, oncePer } from '../../../model/once-per.ts';
import type { PlanDay, PlanItem } from '../../saving/plan.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';
import { dayDrive, type Leg } from './day-drive.ts';
import { placeOf } from './places-on-map.ts';
import { type ItemWarning, insteadOf, itemWarnings } from './plan-warnings.ts';

/** What a row says that depends on the rest of the plan. */
export interface AboutRow {
  /** The way there. */
  leg: Leg | undefined;
  /** What fits instead, if it can't be done. */
  other: Omit<PlanFacts, 'key'> | undefined;
  /** Whether it has a pin on the map. */
  hasPin: boolean;
}

const NOTHING: AboutRow = { leg: undefined, other: undefined, hasPin: false };

/**
 * What the rest of the plan means for a row: `taken` are the keys of all that it has. The same objects
 * as long as it means the same, so that a row needn't be made again.
 */
export function aboutRow(
  { key }: PlanItem,
  day: PlanDay,
  taken: ReadonlySet<string>,
  facts: FactsByKey,
): AboutRow {
  if (day.day === undefined) return NOTHING;
  const isFine = warningsOf(key, day.day, facts).length === 0;
  return {
    leg: dayDrive(day, facts).legs.get(key),
    hasPin: placeOf(key, facts) !== undefined,
    other: isFine ? undefined : insteadOf(key, day.day, taken, facts),
  };
}

const known = oncePer((_: FactsByKey) => new Map<string, readonly ItemWarning[]>());

/** What speaks against something on a day, found out once. */
export function warningsOf(
  key: PlanKey,
  day: string | undefined,
  facts: FactsByKey,
): readonly ItemWarning[] {
  return onceIn(known(facts), `${day} ${key}`, () => itemWarnings(key, day, facts));
}
