import { changed, forgetting, put } from '../../saving/change-plan.ts';
import { MOST_CHANGES, type Plan, type PlanItem } from '../../saving/plan.ts';
import { type Difference, isSame } from './compare-plans.ts';
import type { LinkedPlan } from './read-plan-link.ts';

/**
 * Merges a link's plan into the visitor's, taking theirs wherever `takes` returns true. Two people who
 * each take everything, in any order, end with the same plan. `now` is in milliseconds since 1970.
 */
export function takePlan(
  plan: Plan,
  linked: LinkedPlan,
  differences: readonly Difference[],
  takes: (difference: Difference) => boolean,
  now: number,
): Plan {
  const taken = differences.reduce((before, difference) => {
    const item = decided(difference, takes(difference), linked, now);
    return item ? put(before, item) : before;
  }, plan);
  return linked.hasCounts ? forgetting(agreeing(taken, linked, now), now) : taken;
}

function decided(
  { mine, theirs, kind, isTheirs }: Difference,
  isTaken: boolean,
  linked: LinkedPlan,
  now: number,
): PlanItem | undefined {
  const higher = Math.min(Math.max(mine?.changes ?? 0, theirs.changes) + 1, MOST_CHANGES);
  const counts = linked.hasCounts
    ? { changes: isTheirs ? theirs.changes : higher, agreed: theirs.changes }
    : changed(mine);
  if (isTaken) return { ...withTheirs(mine, theirs, linked, now), ...counts };
  // The visitor deliberately kept mine, so from now on mine wins.
  const isKept = kind === 'both' && isTheirs && mine;
  return isKept ? { ...mine, changes: higher, agreed: theirs.changes } : undefined;
}

function withTheirs(
  mine: PlanItem | undefined,
  theirs: PlanItem,
  { hasNotes }: LinkedPlan,
  now: number,
): PlanItem {
  if (theirs.gone) return { key: theirs.key, order: 0, changes: 0, gone: now };
  const note = hasNotes ? theirs.note : mine?.note;
  return { ...theirs, title: theirs.title ?? mine?.title, note };
}

/** Where both sides show the same, aligns their counts; what the link's side removed doesn't come back. */
function agreeing(plan: Plan, linked: LinkedPlan, now: number): Plan {
  return linked.items.reduce((before, theirs) => {
    const mine = before.find(({ key }) => key === theirs.key);
    if (!mine) return theirs.gone ? put(before, { ...theirs, gone: now }) : before;
    if (!linked.hasNotes || !isSame(mine, theirs, linked)) return before;
    const agreed = Math.max(mine.agreed ?? 0, Math.min(mine.changes, theirs.changes));
    return put(before, { ...mine, changes: Math.max(mine.changes, theirs.changes), agreed });
  }, plan);
}

/** Undoes a merge that turned `before` into `after`; later changes stay. */
export function untakePlan(plan: Plan, before: Plan, after: Plan, now: number): Plan {
  return after.reduce((undone, { key, changes }) => {
    const was = before.find((item) => item.key === key);
    const is = plan.find((item) => item.key === key);
    if (is?.changes !== changes || (was && isSame(was, is, ALL_SHOWN))) return undone;
    return put(undone, { ...(was ?? { key, order: 0, gone: now }), ...changed(is) });
  }, plan);
}

const ALL_SHOWN = { hasNotes: true, hasCounts: true };
