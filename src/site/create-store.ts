import { useSyncExternalStore } from 'react';

/** A value that changes while the page is open, and who hears of it. */
export interface Store<Value> {
  /** The same object until something changes. */
  current(): Value;
  change(next: Value): void;
  /** Calls `listener` after each change, until the function it returns is called. */
  subscribe(listener: () => void): () => void;
}

/** `connect` runs with the first listener, and what it returns after the last one. */
export function createStore<Value>(value: Value, connect?: () => () => void): Store<Value> {
  const listeners = new Set<() => void>();
  let disconnect: (() => void) | undefined;
  return {
    current: () => value,
    change(next) {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      if (listeners.size === 0) disconnect = connect?.();
      listeners.add(listener);
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) disconnect?.();
      };
    },
  };
}

/** The store's value, and `onServer` in what the server renders. */
export function useStore<Value, Before>(
  store: Pick<Store<Value>, 'current' | 'subscribe'>,
  onServer: Before,
): Value | Before {
  return useSyncExternalStore<Value | Before>(store.subscribe, store.current, () => onServer);
}
