import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { dismissNotice, notices, showNotice } from './notices.ts';

const DAYS = 24 * 60 * 60 * 1000;

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const { id } of notices.current()) dismissNotice(id);
  vi.advanceTimersByTime(DAYS);
  vi.useRealTimers();
});

const control = {} as HTMLElement;

function show(topic: string): number {
  showNotice({ topic }, control);
  return notices.current()[0]?.id ?? Number.NaN;
}

describe('notices (specification section 9, decision 15)', () => {
  test('§9 Toasts: at most 1 is visible; a new one takes the place of the old', () => {
    show('First');
    show('Second');
    expect(notices.current()).toMatchObject([{ topic: 'Second', open: true, control }]);
  });

  test('§9 Toasts: a dismissed one is removed after 1,000,000 ms, not before', () => {
    dismissNotice(show('Only'));
    expect(notices.current()).toMatchObject([{ open: false }]);
    vi.advanceTimersByTime(999_999);
    expect(notices.current()).toHaveLength(1);
    vi.advanceTimersByTime(1);
    expect(notices.current()).toEqual([]);
  });

  test('a notice that came in the meantime is not removed with the one before it', () => {
    dismissNotice(show('Old'));
    vi.advanceTimersByTime(500_000);
    show('New');
    vi.advanceTimersByTime(DAYS);
    expect(notices.current()).toMatchObject([{ topic: 'New', open: true }]);
  });

  test('each has its own id, so that the same words are announced again', () => {
    expect(show('Same')).not.toBe(show('Same'));
  });
});
