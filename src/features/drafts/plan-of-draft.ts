import { dayText } from '../../model/day/civil-day.ts';
import { addItem, moveItem } from '../saving/change-plan.ts';
import { type Plan, shownItems } from '../saving/plan.ts';
import type { DraftedDay, DraftStop } from './wish.ts';

/** Adds a draft's visits to the plan, on their days and in order, after what's already there. */
export function planWithDraft(plan: Plan, days: readonly DraftedDay[]): Plan {
  return days.reduce(
    (changed, { day, stops }) => planWithStops(changed, dayText(day), stops),
    plan,
  );
}

/** Adds visits to the plan on one day (an ISO date). */
export function planWithStops(plan: Plan, day: string, stops: readonly DraftStop[]): Plan {
  return stops.reduce((changed, { place: { key, title } }) => {
    const items = shownItems(changed);
    if (!items.some((item) => item.key === key)) return addItem(changed, { key, title, day });
    const others = items.filter((item) => item.day === day && item.key !== key).length;
    return moveItem(changed, key, { day, place: others });
  }, plan);
}
