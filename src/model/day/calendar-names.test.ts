import { describe, expect, test } from 'vitest';
import { monthNumber, weekdayNumber } from './calendar-names.ts';

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
