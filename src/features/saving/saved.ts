import { paths } from '../../model/paths.ts';
import { createStore, useStore } from '../../site/create-store.ts';
import { showNotice } from '../../site/notices/notices.ts';
import { reloadIfReachable } from '../../site/reload.ts';
import type { PlanKey } from './plan-key.ts';

/** What buttons and the header show of the plan; its own code loads once it's needed. */
const saved = createStore<ReadonlySet<PlanKey>>(new Set());

/** Once it's loaded, touches are saved at once, even if the visitor leaves the page with the next one. */
let code: typeof import('./my-plan.ts') | undefined;

/** Shows what is saved, on every button and in the header. */
export const showSaved = saved.change;

/** The keys of what is saved; undefined in what the server renders, which can't know. */
export function useSaved(): ReadonlySet<PlanKey> | undefined {
  return useStore(saved, undefined);
}

/** True once the visitor was told that the browser doesn't keep the plan. */
let isTold = false;

/** Saves it, on its day (an ISO date) if it has one, or takes it out again if it's saved. Call it when the visitor touches `control`. */
export async function toggleSaved(
  control: HTMLElement,
  key: PlanKey,
  title: string,
  day?: string,
): Promise<void> {
  try {
    code ??= await import('./my-plan.ts');
    code.follow(showSaved);
    code.toggle(key, title, day);
    if (isTold || code.myPlan.current().place === 'saved') return;
    isTold = true;
    showNotice({ topic: title, page: paths.plan, words: 'unkept' }, control);
  } catch {
    await reloadIfReachable();
  }
}

/** From now on, shows what is saved in this browser, if anything is; other tabs may save, too. */
export function followSaved(): void {
  look();
  addEventListener('storage', look);
  addEventListener('pageshow', look);
}

function look(): void {
  try {
    if (localStorage.getItem('plan'))
      void import('./my-plan.ts').then(({ follow }) => follow(showSaved));
  } catch {
    // The browser stores nothing; /plan says so.
  }
}
