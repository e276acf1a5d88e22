import { createStore, useStore } from './create-store.ts';

/** The ISO date of the kept guide that stands in for the network; undefined while there's a signal. */
export const offlineDate = createStore<string | undefined>(undefined);

/** The ISO date of what is shown without a signal (decision 37); undefined while there is one. */
export function useOfflineDate(): string | undefined {
  return useStore(offlineDate, undefined);
}
