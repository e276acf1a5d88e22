import { onceIn, oncePer } from '../../../model/once-per.ts';
import type { PlanDay, PlanItem } from '../../saving/plan.ts';
import type { PlanKey } from '../../saving/plan-key.ts';
import type { FactsByKey, PlanFacts } from '../plan-facts.ts';
import { dayDrive, type Leg } from './day-drive.ts';
import { placeOf } from './places-on-map.ts';
import { type ItemWarning, insteadOf, itemWarnings } from './plan-warnings.ts';

export interface AboutRow {
  leg: Leg | undefined;
  /** An alternative, if it can't be done that day. */
  other: Omit<PlanFacts, 'key'> | undefined;
  hasPin: boolean;
}

const NOTHING: AboutRow = { leg: undefined, other: undefined, hasPin: false };

/**
 * What the rest of the plan means for a row; `taken` are the keys of everything in it. Returns the same
 * objects while nothing changes, so that memoized rows don't rerender.
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

/** The warnings about an item on a day, cached. */
export function warningsOf(
  key: PlanKey,
  day: string | undefined,
  facts: FactsByKey,
): readonly ItemWarning[] {
  return onceIn(known(facts), `${day} ${key}`, () => itemWarnings(key, day, facts));
}
