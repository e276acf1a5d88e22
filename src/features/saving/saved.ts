import { useSyncExternalStore } from 'react';
import { reloadIfReachable } from '../../site/reload.ts';
import type { PlanKey } from './plan.ts';

/** What buttons and the header show of the plan; its own code loads once it's needed. */
let saved: ReadonlySet<PlanKey> = new Set();
const listeners = new Set<() => void>();
/** Once it's loaded, touches are saved at once, even if the visitor leaves the page with the next one. */
let code: typeof import('./my-plan.ts') | undefined;

/** Shows what is saved, on every button and in the header. */
export function showSaved(keys: ReadonlySet<PlanKey>): void {
  saved = keys;
  for (const listener of listeners) listener();
}

/** The keys of what is saved; undefined in what the server renders, which can't know. */
export function useSaved(): ReadonlySet<PlanKey> | undefined {
  return useSyncExternalStore(
    subscribe,
    () => saved,
    () => undefined,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Saves it, or takes it out again if it's saved. Call it when the visitor asks for it. */
export async function toggleSaved(key: PlanKey, title: string): Promise<void> {
  try {
    code ??= await import('./my-plan.ts');
    code.follow(showSaved);
    code.toggle(key, title);
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
