import { afterEach, expect, test, vi } from 'vitest';
import { datesToBook } from './dates-to-book.ts';

const NOW = Date.parse('2027-03-10T18:00Z');

afterEach(() => vi.unstubAllGlobals());

/** The dates, if the browser has kept this. */
function datesFrom(kept: string | null) {
  vi.stubGlobal('localStorage', { getItem: () => kept });
  return datesToBook(NOW);
}

test('the dates that a visitor gave for a plan are those to look for a cabin on', () => {
  const dates = { arrival: '2027-03-19', departure: '2027-03-22' };
  expect(datesFrom('#2027-03-19/2027-03-22')).toEqual(dates);
  expect(datesFrom('#2027-03-10/2027-03-12')?.arrival).toBe('2027-03-10');
});

test('a stay that has begun, a half one, none, or a browser that keeps nothing gives no dates', () => {
  for (const kept of ['#2027-03-09/2027-03-12', '#2027-03-19/', 'x', '', null])
    expect([kept, datesFrom(kept)]).toEqual([kept, undefined]);
  vi.stubGlobal('localStorage', undefined);
  expect(datesToBook(NOW)).toBeUndefined();
});
