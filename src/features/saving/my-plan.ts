import { paths } from '../../model/paths.ts';
import { addItem, isFull, removeItem } from './change-plan.ts';
import { shownItems } from './plan.ts';
import type { PlanKey } from './plan-key.ts';
import { PlanStore } from './plan-store.ts';

/** The visitor's plan; empty on the server. */
export const myPlan = new PlanStore();

let isFollowed = false;

/** Calls `show` with the plan's keys, now and after each change. Only the first call counts. */
export function follow(show: (keys: ReadonlySet<PlanKey>) => void): void {
  if (isFollowed) return;
  isFollowed = true;
  const tell = () => show(new Set(shownItems(myPlan.current().plan).map(({ key }) => key)));
  myPlan.subscribe(tell);
  tell();
}

/** Saves a thing (on an ISO date, if given) or removes it. If the plan is full, opens /plan, which says so. */
export function toggle(key: PlanKey, title: string, day?: string): void {
  const { plan } = myPlan.current();
  const isSaved = shownItems(plan).some((item) => item.key === key);
  if (isSaved) myPlan.change((plan) => removeItem(plan, key, Date.now()));
  else if (isFull(plan)) window.location.assign(paths.plan);
  else myPlan.change((plan) => addItem(plan, { key, title, day }));
}
