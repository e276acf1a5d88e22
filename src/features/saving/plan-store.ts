import { createStore } from '../../site/create-store.ts';
import { mergePlans } from './change-plan.ts';
import type { Plan } from './plan.ts';
import { readStoredPlan, storedText } from './stored-plan.ts';

const KEY = 'plan';

/**
 * Stored in this browser, or only on this page because storage is blocked, full, was cleared, or holds a
 * newer version's plan.
 */
export type PlanPlace = 'saved' | 'blocked' | 'full' | 'lost' | 'newer';

export interface PlanState {
  plan: Plan;
  place: PlanPlace;
}

/** True for an out-of-quota error: QuotaExceededError, or Firefox's NS_ERROR_DOM_QUOTA_REACHED. */
export function isStorageFull(error: unknown): boolean {
  return error instanceof DOMException && /quota/i.test(error.name);
}

/**
 * The visitor's plan (decision 35), in localStorage or in memory. Every change starts from what is
 * stored at that moment, so that tabs don't overwrite each other.
 */
export class PlanStore {
  readonly #storage: () => Storage;
  readonly #shown = createStore<PlanState>({ plan: [], place: 'saved' }, () => {
    const left = new AbortController();
    addEventListener('storage', this.#onStorage, { signal: left.signal });
    addEventListener('pageshow', this.#follow, { signal: left.signal });
    return () => left.abort();
  });
  /** True once this page has seen a stored plan: if it's missing later, it was cleared. */
  #wasStored = false;

  /** `storage` is called each time, because browsers that block storage throw on access. */
  constructor(storage: () => Storage = () => localStorage) {
    this.#storage = storage;
    this.#follow();
  }

  readonly current = this.#shown.current;

  /** Also notifies about other tabs' changes, and after a return from the back/forward cache. */
  readonly subscribe = this.#shown.subscribe;

  /** Applies a change to the latest plan, including other tabs' changes, and stores it. */
  change(change: (plan: Plan) => Plan): void {
    const { plan: before, place } = this.#read();
    const plan = change(before);
    // Never overwrite what can't be read.
    const isStored = plan !== before && place !== 'newer' && place !== 'blocked';
    this.#show({ plan, place: isStored ? this.#write(plan) : place });
  }

  readonly #onStorage = ({ key }: StorageEvent) => {
    if (key === KEY || key === null) this.#follow();
  };

  readonly #follow = () => this.#show(this.#read());

  #read(): PlanState {
    const { plan, place } = this.current();
    try {
      const text = this.#storage().getItem(KEY);
      // The newer or blocked plan is gone.
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
