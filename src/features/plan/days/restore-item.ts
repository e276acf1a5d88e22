import { addItem, moveItem, noteItem } from '../../saving/change-plan.ts';
import { type Plan, type PlanItem, shownItems } from '../../saving/plan.ts';

/** The plan with a removed item back in its old place, with its note. */
export function restoreItem(plan: Plan, { key, title, day, order, note = '' }: PlanItem): Plan {
  // Its order isn't its index: earlier removals leave gaps.
  const place = shownItems(plan).filter(
    (other) =>
      other.day === day && (other.order < order || (other.order === order && other.key < key)),
  ).length;
  const moved = moveItem(addItem(plan, { key, title, day }), key, { day, place });
  return noteItem(moved, key, note);
}
