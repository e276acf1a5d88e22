import { dayText } from '../../model/day/civil-day.ts';
import { dayName } from '../../model/day/day-in-words.ts';
import { texasDay } from '../../model/day/texas-day.ts';
import { paths } from '../../model/paths.ts';
import { addItem, isFull } from '../saving/change-plan.ts';
import { follow, myPlan } from '../saving/my-plan.ts';
import type { Plan } from '../saving/plan.ts';
import { showSaved } from '../saving/saved.ts';
import { keptStay, keptStayDays } from '../stay/stay-dates.ts';
import type { PostDay } from './post.ts';

/**
 * Adds these days' stops to the plan: on the visitor's date with the same weekday, else the date at that
 * index, else for sometime.
 */
export function planWithDays(plan: Plan, way: readonly PostDay[], dates: readonly string[]): Plan {
  const items = way.flatMap(({ day: name = '', stops }, at) => {
    const day = dates.find((date) => dayName(date).startsWith(name)) ?? dates[at];
    return stops.flatMap(({ key, title }) => (key ? [{ key, title, day }] : []));
  });
  return items.reduce((changed, item) => addItem(changed, item), plan);
}

/** Adds the days to the visitor's plan. If that fills it, opens /plan, which says so. */
export function saveDays(way: readonly PostDay[]): void {
  const today = dayText(texasDay(Date.now()));
  const dates = keptStayDays(keptStay(), today).filter((date) => date >= today);
  myPlan.change((plan) => planWithDays(plan, way, dates));
  follow(showSaved);
  if (isFull(myPlan.current().plan)) window.location.assign(paths.plan);
}
