import { expect, test } from 'vitest';
import { dayOf } from '../day/civil-day.ts';
import { nextDaysInWords } from './next-days.ts';
import { readWhen } from './read-when.ts';
import { whenSchema } from './when-schema.ts';

test.each([
  [{}, ''],
  [{ starts: '18:00' }, ', 6 PM'],
  [{ starts: '18:00', ends: '21:00' }, ', 6 PM to 9 PM'],
  [{ ends: '17:00' }, ', until 5 PM'],
])('an event with the hours %j is said to be on “Saturday, December 5, 2026%s”', (hours, words) => {
  const schedule = readWhen(whenSchema.parse({ day: '2026-12-05', ...hours }));
  expect(nextDaysInWords(schedule, dayOf(2026, 11, 22), 1)).toEqual([
    `Saturday, December 5, 2026${words}`,
  ]);
});
