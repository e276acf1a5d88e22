import { createStore, useStore } from './create-store.ts';

/** The ISO date of the cached guide that is shown; undefined while online. */
export const offlineDate = createStore<string | undefined>(undefined);

/** The ISO date of the cached guide that is shown (decision 37); undefined while online. */
export function useOfflineDate(): string | undefined {
  return useStore(offlineDate, undefined);
}
