import { paths } from '../../model/paths.ts';
import { createStore, useStore } from '../../site/create-store.ts';
import { showNotice } from '../../site/notices/notices.ts';
import { reloadIfReachable } from '../../site/reload.ts';
import type { PlanKey } from './plan-key.ts';

/** The saved keys, for buttons and the header; the plan's own code loads on demand. */
const saved = createStore<ReadonlySet<PlanKey>>(new Set());

/** Once loaded, a tap saves synchronously, even if the visitor leaves the page right after it. */
let code: typeof import('./my-plan.ts') | undefined;

/** Updates every save button and the header. */
export const showSaved = saved.change;

/** The keys of what is saved; undefined on the server, which can't know. */
export function useSaved(): ReadonlySet<PlanKey> | undefined {
  return useStore(saved, undefined);
}

let isTold = false;

/** Saves a thing (on an ISO date, if given) or removes it. Call it when the visitor taps `control`. */
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

/** Starts showing what this browser has saved, if anything; other tabs may save, too. */
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
    // Storage is blocked; /plan says so.
  }
}
