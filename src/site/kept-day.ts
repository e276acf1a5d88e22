import { useSyncExternalStore } from 'react';

/** The ISO date of the kept guide while there's no signal. */
let day: string | undefined;
const listeners = new Set<() => void>();

/** The ISO date of what is shown without a signal (decision 37); undefined while there is one. */
export function useKeptDay(): string | undefined {
  return useSyncExternalStore(
    subscribe,
    () => day,
    () => undefined,
  );
}

/** True while there's no signal, and what is shown is kept on the phone. */
export function isWithoutSignal(): boolean {
  return day !== undefined;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Says of which day the guide is that stands in for the network; undefined once there's a signal. */
export function showKeptDay(kept: string | undefined): void {
  day = kept;
  for (const listener of listeners) listener();
}
