import { paths } from '../../model/paths.ts';
import { addItem, isFull, removeItem } from './change-plan.ts';
import { shownItems } from './plan.ts';
import type { PlanKey } from './plan-key.ts';
import { PlanStore } from './plan-store.ts';

/** The visitor's plan; on the server an empty one. */
export const myPlan = new PlanStore();

let isFollowed = false;

/** From now on, `show` gets the keys of what the plan has: now and after each change. Once is enough. */
export function follow(show: (keys: ReadonlySet<PlanKey>) => void): void {
  if (isFollowed) return;
  isFollowed = true;
  const tell = () => show(new Set(shownItems(myPlan.current().plan).map(({ key }) => key)));
  myPlan.subscribe(tell);
  tell();
}

/** Saves it, on its day (an ISO date) if it has one, or takes it out again. If the plan is full, opens it: it says so. */
export function toggle(key: PlanKey, title: string, day?: string): void {
  const { plan } = myPlan.current();
  const isSaved = shownItems(plan).some((item) => item.key === key);
  if (isSaved) myPlan.change((plan) => removeItem(plan, key, Date.now()));
  else if (isFull(plan)) window.location.assign(paths.plan);
  else myPlan.change((plan) => addItem(plan, { key, title, day }));
}
