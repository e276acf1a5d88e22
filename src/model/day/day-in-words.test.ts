import { expect, test } from 'vitest';
import { longDate } from './day-in-words.ts';

test('an ISO date is written as Americans say it', () => {
  expect(longDate('2026-11-02')).toBe('November 2, 2026');
  expect(longDate('2027-01-31')).toBe('January 31, 2027');
});

test('any other text is not a date', () => {
  for (const text of ['', 'yesterday', '2026-13-01', '2026-11-02T00:00', 'November 2, 2026'])
    expect([text, longDate(text)]).toEqual([text, undefined]);
});
