import { expect, test } from 'vitest';
import { longDate } from './long-date.ts';

test('an ISO date is written as Americans say it', () => {
  expect(longDate('2026-11-02')).toBe('November 2, 2026');
  expect(longDate('2027-01-31')).toBe('January 31, 2027');
});
