import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '../fixtures/cases.ts';
import {
  dayOf,
  dayParts,
  daysInMonth,
  dayText,
  FIRST_DAY,
  LAST_DAY,
  mostDaysInMonth,
  parseDay,
  weekday,
} from './civil-day.ts';

describe('a day is written as YYYY-MM-DD', () => {
  test.each([
    ['1970-01-01', 0],
    ['1969-12-31', -1],
    ['2024-02-29', 19_782],
    ['2026-12-05', 20_792],
    ['1900-01-01', FIRST_DAY],
    ['2199-12-31', LAST_DAY],
  ])('%s is day %i', (text, day) => {
    expect(parseDay(text)).toBe(day);
    expect(dayText(day)).toBe(text);
  });

  test.each([
    '2026-02-30',
    '2026-02-29',
    '2100-02-29',
    '2026-04-31',
    '2026-13-01',
    '2026-00-01',
    '2026-01-00',
    '1899-12-31',
    '2200-01-01',
    '0026-12-05',
    '2026-12-5',
    '26-12-05',
    '+002026-12-05',
    '2026-12-05T00:00',
    ' 2026-12-05',
    '2026-12-05\n',
    '2026/12/05',
    '２026-12-05',
    '',
  ])('%j is no day', (text) => {
    expect(parseDay(text)).toBeUndefined();
  });
});

test.each([
  ['2026-11-22', 0],
  ['2026-12-05', 6],
  ['1969-12-31', 3],
  ['1900-01-01', 1],
])('%s falls on weekday %i, Sunday being 0', (text, expected) => {
  expect(weekday(parseDay(text) ?? Number.NaN)).toBe(expected);
});

test.each([
  [2024, 2, 29],
  [2026, 2, 28],
  [2100, 2, 28],
  [2026, 4, 30],
  [2026, 12, 31],
])('in %i, month %i has %i days', (year, month, days) => {
  expect(daysInMonth(year, month)).toBe(days);
});

test('February may have 29 days, April never 31', () => {
  expect([2, 4, 12].map(mostDaysInMonth)).toEqual([29, 30, 31]);
});

test('every day from 1900 to 2199 comes after the one before, in a calendar counted by hand', () => {
  const lengths = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const wrong: string[] = [];
  let counted = FIRST_DAY;
  for (let year = 1900; year <= 2199; year += 1) {
    const isLeap = (year % 4 === 0 && year % 100 !== 0) || year === 2000;
    for (const [index, length] of lengths.entries()) {
      const last = isLeap && index === 1 ? 29 : length;
      for (let day = 1; day <= last; day += 1) {
        const parts = dayParts(counted);
        const isSame = parts.year === year && parts.month === index + 1 && parts.day === day;
        if (!isSame || dayOf(year, index + 1, day) !== counted) wrong.push(dayText(counted));
        counted += 1;
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(counted).toBe(LAST_DAY + 1);
});

test('a day stays the same if it is written and read again (10,000 cases)', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: FIRST_DAY, max: LAST_DAY }),
      (day) => parseDay(dayText(day)) === day && weekday(day + 7) === weekday(day),
    ),
    cases(10_000),
  );
});
