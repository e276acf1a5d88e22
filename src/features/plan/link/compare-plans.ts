import { stays } from '../../saving/change-plan.ts';
import type { Plan, PlanItem } from '../../saving/plan.ts';
import type { LinkedPlan } from './read-plan-link.ts';

export interface Difference {
  mine: PlanItem | undefined;
  theirs: PlanItem;
  /**
   * `changed`: only they changed it. `both`: both did since the plans last agreed. `unknown`: the link
   * can't tell.
   */
  kind: 'new' | 'changed' | 'both' | 'unknown';
  /** True if theirs wins when everything is taken; both sides of a link compute the same winner. */
  isTheirs: boolean;
}

/**
 * The differences between a link's plan and the visitor's, in the link's order. Each side counts an
 * item's changes and remembers the count on which both last agreed, which tells who changed it since.
 * Where only the visitor did, there's nothing to take.
 */
export function comparePlans(mine: Plan, linked: LinkedPlan): Difference[] {
  const known = new Map(mine.map((item) => [item.key, item]));
  return linked.items.flatMap((theirs) => {
    const own = known.get(theirs.key);
    const kind = kindOf(own, theirs, linked);
    if (!kind) return [];
    const isTheirs = !own || (linked.hasCounts ? stays(theirs, own) : own.gone !== undefined);
    return [{ mine: own, theirs, kind, isTheirs }];
  });
}

function kindOf(
  mine: PlanItem | undefined,
  theirs: PlanItem,
  linked: LinkedPlan,
): Difference['kind'] | undefined {
  if (!mine) return theirs.gone ? undefined : 'new';
  if (isSame(mine, theirs, linked)) return undefined;
  if (!linked.hasCounts) return mine.gone ? 'new' : 'unknown';
  const [own, other] = [mine.changes, theirs.changes];
  const ownAgreed = mine.agreed ?? 0;
  const otherAgreed = theirs.agreed ?? 0;
  if (other < own && (other === otherAgreed || other <= ownAgreed)) return undefined;
  if (other > own && (otherAgreed >= own || own <= ownAgreed)) return mine.gone ? 'new' : 'changed';
  return 'both';
}

/** True if visitors see no difference; what a link leaves out isn't compared. */
export function isSame(
  mine: PlanItem,
  theirs: PlanItem,
  linked: Pick<LinkedPlan, 'hasNotes' | 'hasCounts'>,
): boolean {
  if (mine.gone || theirs.gone) return Boolean(mine.gone) === Boolean(theirs.gone);
  return (
    mine.day === theirs.day &&
    (!linked.hasCounts || mine.order === theirs.order) &&
    (!linked.hasNotes || (mine.note ?? '') === (theirs.note ?? ''))
  );
}
