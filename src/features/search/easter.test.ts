import { expect, test } from 'vitest';
import { dayOf, dayText } from '../../model/day/civil-day.ts';
import { nextEaster } from './easter.ts';

test.each([
  [dayOf(2026, 11, 25), '2027-03-28'],
  [dayOf(2027, 3, 28), '2027-03-28'],
  [dayOf(2027, 3, 29), '2028-04-16'],
  [dayOf(2038, 1, 1), '2038-04-25'],
  [dayOf(2049, 1, 1), '2049-04-18'],
  [dayOf(2076, 1, 1), '2076-04-19'],
  [dayOf(2011, 1, 1), '2011-04-24'],
])('seen from %i, Easter is on %s', (today, sunday) => {
  expect(dayText(nextEaster(today))).toBe(sunday);
});
