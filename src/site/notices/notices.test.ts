import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { currentNotices, dismissNotice, showNotice, subscribeToNotices } from './notices.ts';

const DAYS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of currentNotices()) dismissNotice(id);
  vi.advanceTimersByTime(DAYS);
  vi.useRealTimers();
});

const control = {} as HTMLElement;

function show(topic: string): number {
  showNotice({ topic }, control);
  return currentNotices()[0]?.id ?? Number.NaN;
}

describe('notices (specification section 9, decision 15)', () => {
  test('§9 Toasts: at most 1 is visible; a new one takes the place of the old', () => {
    show('First');
    show('Second');
    expect(currentNotices()).toMatchObject([{ topic: 'Second', open: true, control }]);
  });

  test('§9 Toasts: a dismissed one is removed after 1,000,000 ms, not before', () => {
    dismissNotice(show('Only'));
    expect(currentNotices()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(currentNotices()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(currentNotices()).toEqual([]);
  });

  test('a notice that came in the meantime is not removed with the one before it', () => {
    dismissNotice(show('Old'));
    vi.advanceTimersByTime(500_000);
    show('New');
    vi.advanceTimersByTime(DAYS);
    expect(currentNotices()).toMatchObject([{ topic: 'New', open: true }]);
  });

  test('each has its own id, so that the same words are announced again', () => {
    expect(show('Same')).not.toBe(show('Same'));
  });

  test('listeners hear of every change until they unsubscribe', () => {
    const listener = vi.fn();
    const unsubscribe = subscribeToNotices(listener);
    const id = show('Heard');
    dismissNotice(id);
    expect(listener).toHaveBeenCalledTimes(2);
    unsubscribe();
    show('Unheard');
    expect(listener).toHaveBeenCalledTimes(2);
  });

  test('the notices stay the same array until something changes', () => {
    show('Still');
    expect(currentNotices()).toBe(currentNotices());
  });
});
