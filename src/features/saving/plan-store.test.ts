// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { addItem, removeItem } from './change-plan.ts';
import { shownItems } from './plan.ts';
import { PlanStore } from './plan-store.ts';
import { storedText } from './stored-plan.ts';

beforeEach(() => localStorage.clear());

function keysIn(store: PlanStore): string[] {
  return shownItems(store.current().plan).map(({ key }) => key);
}

function save(store: PlanStore, key: string): void {
  store.change((plan) => addItem(plan, { key }));
}

/** What the browser tells the other tabs after a change. */
function tell(key: string | null = 'plan'): void {
  dispatchEvent(new StorageEvent('storage', { key }));
}

/** A storage whose methods can be made to fail. */
function failingStorage(fail: { on?: 'getItem' | 'setItem' | 'access'; name?: string }) {
  return () => {
    const error = new DOMException('', fail.name ?? 'SecurityError');
    if (fail.on === 'access') throw error;
    return {
      getItem: (key: string) => {
        if (fail.on === 'getItem') throw error;
        return localStorage.getItem(key);
      },
      setItem: (key: string, value: string) => {
        if (fail.on === 'setItem') throw error;
        localStorage.setItem(key, value);
      },
    } as Storage;
  };
}

test('what is saved is there on the next page', () => {
  save(new PlanStore(), 'a1');
  const next = new PlanStore();
  expect([keysIn(next), next.current().place]).toEqual([['a1'], 'saved']);
});

test('a visitor who saves nothing leaves nothing in the browser', () => {
  new PlanStore().change((plan) => plan);
  expect(localStorage).toHaveLength(0);
});

test('two tabs merge item by item: both see what either saves or takes out (decision 35)', () => {
  const [one, other] = [new PlanStore(), new PlanStore()];
  const seen = vi.fn();
  const stop = [one.subscribe(seen), other.subscribe(() => {})];
  save(one, 'a1');
  save(other, 'a2');
  tell();
  expect([keysIn(one), keysIn(other)]).toEqual([
    ['a1', 'a2'],
    ['a1', 'a2'],
  ]);
  expect(seen).toHaveBeenCalledTimes(2);
  other.change((plan) => removeItem(plan, 'a1', 3));
  tell();
  expect(keysIn(one)).toEqual(['a2']);
  for (const end of stop) end();
  save(new PlanStore(), 'a3');
  tell();
  expect(keysIn(one)).toEqual(['a2']);
});

test('a page that comes back from the cache shows what was saved meanwhile', () => {
  const store = new PlanStore();
  const stop = store.subscribe(() => {});
  save(new PlanStore(), 'a1');
  dispatchEvent(new Event('pageshow'));
  expect(keysIn(store)).toEqual(['a1']);
  stop();
});

test('another site feature’s storage is no reason to look', () => {
  const store = new PlanStore();
  const stop = store.subscribe(() => {});
  save(new PlanStore(), 'a1');
  tell('other');
  expect(keysIn(store)).toEqual([]);
  stop();
});

test.each(['access', 'getItem'] as const)(
  'storage that is blocked (%s): works in memory, and says so',
  (on) => {
    const store = new PlanStore(failingStorage({ on }));
    save(store, 'a1');
    expect([keysIn(store), store.current().place]).toEqual([['a1'], 'blocked']);
  },
);

test.each(['QuotaExceededError', 'NS_ERROR_DOM_QUOTA_REACHED'])(
  'storage that is full (%s): works in memory, says so, and saves as soon as there is room',
  (name) => {
    const fail: Parameters<typeof failingStorage>[0] = { on: 'setItem', name };
    const store = new PlanStore(failingStorage(fail));
    save(store, 'a1');
    expect([keysIn(store), store.current().place]).toEqual([['a1'], 'full']);
    delete fail.on;
    save(store, 'a2');
    expect(store.current().place).toBe('saved');
    expect(keysIn(new PlanStore())).toEqual(['a1', 'a2']);
  },
);

test('what only this tab has, because storage is full, stays when another tab saves', () => {
  const store = new PlanStore(failingStorage({ on: 'setItem', name: 'QuotaExceededError' }));
  save(store, 'a1');
  save(new PlanStore(), 'a2');
  const stop = store.subscribe(() => {});
  tell();
  expect([keysIn(store), store.current().place]).toEqual([['a1', 'a2'], 'full']);
  stop();
});

test('a plan that the browser threw away stays on this page, which says so; the next change saves it again', () => {
  const store = new PlanStore();
  const stop = store.subscribe(() => {});
  save(store, 'a1');
  localStorage.clear();
  tell(null);
  expect([keysIn(store), store.current().place]).toEqual([['a1'], 'lost']);
  save(store, 'a2');
  expect(store.current().place).toBe('saved');
  expect(keysIn(new PlanStore())).toEqual(['a1', 'a2']);
  stop();
});

test('a plan of a newer version of the guide is not overwritten; once it is gone, this one is saved', () => {
  const newer = '{"version":3,"items":[]}';
  localStorage.setItem('plan', newer);
  const store = new PlanStore();
  save(store, 'a1');
  expect([keysIn(store), store.current().place]).toEqual([['a1'], 'newer']);
  expect(localStorage.getItem('plan')).toBe(newer);
  localStorage.clear();
  save(store, 'a2');
  expect(store.current().place).toBe('saved');
  expect(keysIn(new PlanStore())).toEqual(['a1', 'a2']);
});

test.each(['', 'x', 'null', '[]', '{"version":1,"items":{"a":1}}'])(
  '%j in the storage is an empty plan',
  (text) => {
    localStorage.setItem('plan', text);
    const store = new PlanStore();
    save(store, 'a1');
    expect(localStorage.getItem('plan')).toBe(storedText(store.current().plan));
  },
);

test('the state is the same object until something changes', () => {
  const store = new PlanStore();
  save(store, 'a1');
  const before = store.current();
  save(store, 'a1');
  dispatchEvent(new Event('pageshow'));
  expect(store.current()).toBe(before);
});
