import { createStore } from '../../site/create-store.ts';
import { mergePlans } from './change-plan.ts';
import type { Plan } from './plan.ts';
import { readStoredPlan, storedText } from './stored-plan.ts';

const KEY = 'plan';

/**
 * In this browser, or only on this page: it stores nothing, has no room, has thrown it away, or has
 * a newer guide's plan.
 */
export type PlanPlace = 'saved' | 'blocked' | 'full' | 'lost' | 'newer';

export interface PlanState {
  plan: Plan;
  place: PlanPlace;
}

/** True if the browser's storage has no room: QuotaExceededError, or Firefox's NS_ERROR_DOM_QUOTA_REACHED. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

/**
 * The visitor's plan (decision 35), in this browser's storage or in memory. Changes are made to
 * what is stored then, so tabs don't overwrite each other.
 */
export class PlanStore {
  readonly #storage: () => Storage;
  readonly #shown = createStore<PlanState>({ plan: [], place: 'saved' }, () => {
    const left = new AbortController();
    addEventListener('storage', this.#onStorage, { signal: left.signal });
    addEventListener('pageshow', this.#follow, { signal: left.signal });
    return () => left.abort();
  });
  /** True once this page has seen a stored plan: if there is none later, it was thrown away. */
  #wasStored = false;

  /** `storage` is called each time, because browsers throw on access if they block it. */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
    this.#follow();
  }

  readonly current = this.#shown.current;

  /** Also follows other tabs, and pages that come back from the cache. */
  readonly subscribe = this.#shown.subscribe;

  /** Changes the plan as it stands now, other tabs' changes included, and stores it. */
  change(change: (plan: Plan) => Plan): void {
    const { plan: before, place } = this.#read();
    const plan = change(before);
    // What can't be read must not be overwritten.
    const isStored = plan !== before && place !== 'newer' && place !== 'blocked';
    this.#show({ plan, place: isStored ? this.#write(plan) : place });
  }

  readonly #onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) this.#follow();
  };

  readonly #follow = () => this.#show(this.#read());

  /** What is stored, merged with what this page has. */
  #read(): PlanState {
    const { plan, place } = this.current();
    try {
      const text = this.#storage().getItem(KEY);
      // What was newer or blocked is no longer there.
      if (text === null)
        return { plan, place: this.#wasStored ? 'lost' : place === 'full' ? place : 'saved' };
      const stored = readStoredPlan(text);
      if (!stored) return { plan, place: 'newer' };
      this.#wasStored = true;
      const merged = mergePlans(plan, stored);
      return { plan: merged, place: place === 'full' ? place : 'saved' };
    } catch {
      return { plan, place: 'blocked' };
    }
  }

  #write(plan: Plan): PlanPlace {
    try {
      this.#storage().setItem(KEY, storedText(plan));
      this.#wasStored = true;
      return 'saved';
    } catch (error) {
      return isStorageFull(error) ? 'full' : 'blocked';
    }
  }

  #show(next: PlanState): void {
    const { plan, place } = this.current();
    if (place === next.place && storedText(plan) === storedText(next.plan)) return;
    this.#shown.change(next);
  }
}
