import { describe, expect, test } from 'vitest';
import { longDate, monthNumber, weekdayNumber } from './calendar-names.ts';
import { dayOf } from './civil-day.ts';

describe('months and weekdays are English names, or at least three of their first letters', () => {
  test.each([
    ['January', 1],
    ['mar', 3],
    ['MAY', 5],
    ['Jun', 6],
    ['July', 7],
    ['Sept', 9],
    ['december', 12],
  ])('%s is month %i', (word, month) => {
    expect(monthNumber(word)).toBe(month);
  });

  test.each([
    ['Sunday', 0],
    ['mon', 1],
    ['Tues', 2],
    ['WED', 3],
    ['thurs', 4],
    ['Sat', 6],
  ])('%s is weekday %i', (word, day) => {
    expect(weekdayNumber(word)).toBe(day);
  });

  test.each(['', 'Ma', 'Su', 'Mars', 'Mayor', 'Sundays', 'arch', '3'])('%j is neither', (word) => {
    expect(monthNumber(word)).toBeUndefined();
    expect(weekdayNumber(word)).toBeUndefined();
  });
});

test('a day in full', () => {
  expect([longDate(dayOf(2026, 11, 23)), longDate(dayOf(2028, 2, 29))]).toEqual([
    'November 23, 2026',
    'February 29, 2028',
  ]);
});
