import { useSyncExternalStore } from 'react';

/** An observable value. */
export interface Store<Value> {
  /** The same object until it changes. */
  current(): Value;
  change(next: Value): void;
  subscribe(listener: () => void): () => void;
}

/** `connect` runs before the first listener, and the function it returns after the last one. */
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

/** The store's current value, or `onServer` during server rendering and hydration. */
export function useStore<Value, Before>(
  store: Pick<Store<Value>, 'current' | 'subscribe'>,
  onServer: Before,
): Value | Before {
  return useSyncExternalStore<Value | Before>(store.subscribe, store.current, () => onServer);
}
