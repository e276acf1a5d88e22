import { expect, test, vi } from 'vitest';
import { createStore } from './create-store.ts';

test('listeners hear of every change until they unsubscribe', () => {
  const store = createStore('old');
  const listener = vi.fn();
  const unsubscribe = store.subscribe(listener);
  store.change('new');
  store.change('newer');
  unsubscribe();
  store.change('newest');
  expect(listener).toHaveBeenCalledTimes(2);
  expect(store.current()).toBe('newest');
});

test('a store is connected from its first listener until its last is gone', () => {
  const disconnect = vi.fn();
  const connect = vi.fn(() => disconnect);
  const { subscribe } = createStore(0, connect);
  const [first, second] = [subscribe(() => {}), subscribe(() => {})];
  first();
  first();
  expect([connect.mock.calls.length, disconnect.mock.calls.length]).toEqual([1, 0]);
  second();
  second();
  expect(disconnect).toHaveBeenCalledOnce();
  subscribe(() => {});
  expect(connect).toHaveBeenCalledTimes(2);
});
