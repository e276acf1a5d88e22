import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../day/civil-day.ts';
import { cases } from '../fixtures/cases.ts';
import { eventDateBox, isAmbiguousEventDate } from './event-date.ts';
import { randomDay } from './fixtures/random-when.ts';
import { boxDate, spanText, weekdayName } from './occurrence-text.ts';
import type { Occurrence } from './schedule.ts';

function day(text: string): number {
  return parseDay(text) ?? Number.NaN;
}

function occurrence(start: string, end: string): Occurrence {
  return { start: day(start), end: day(end), usual: false };
}

describe('the date that the API sends has month and day of the start (decision 27)', () => {
  test.each([
    ['2026-11-27', '2026-11-27', 'Nov 27'],
    ['2026-11-27', '2026-11-29', 'Nov 27-29'],
    ['2026-11-27', '2027-01-01', 'Nov 27'],
    ['2026-11-27', '2026-12-02', 'Nov 27'],
    ['2026-11-27', '2027-11-28', 'Nov 27'],
    ['2026-05-01', '2026-05-01', 'May 1'],
    ['2026-09-05', '2026-09-06', 'Sep 5-6'],
  ])('%s to %s is "%s"', (start, end, date) => {
    expect(boxDate(occurrence(start, end))).toBe(date);
  });

  test('the date box shows the same month and days (10,000 cases)', () => {
    fc.assert(
      fc.property(randomDay, fc.nat(60), ({ number }, days) => {
        const date = boxDate({ start: number, end: number + days, usual: false });
        const { month, day } = eventDateBox(date);
        return !isAmbiguousEventDate(date) && `${month} ${day}` === date;
      }),
      cases(10_000),
    );
  });
});

describe('a card shows the days in words, with the year if it is not this year', () => {
  test.each([
    ['2026-11-27', '2026-11-27', '2026-11-22', 'Fri, Nov 27'],
    ['2026-11-27', '2026-11-29', '2026-11-22', 'Fri, Nov 27 – Sun, Nov 29'],
    ['2026-11-27', '2026-12-02', '2026-11-22', 'Fri, Nov 27 – Wed, Dec 2'],
    ['2027-03-06', '2027-03-06', '2026-11-22', 'Sat, Mar 6, 2027'],
    ['2027-03-06', '2027-03-07', '2026-11-22', 'Sat, Mar 6 – Sun, Mar 7, 2027'],
    ['2026-11-27', '2027-01-01', '2026-11-22', 'Fri, Nov 27 – Fri, Jan 1, 2027'],
    ['2026-11-27', '2027-01-01', '2027-01-01', 'Fri, Nov 27, 2026 – Fri, Jan 1'],
    ['2027-11-26', '2028-01-01', '2026-11-22', 'Fri, Nov 26, 2027 – Sat, Jan 1, 2028'],
  ])('%s to %s, seen on %s: "%s"', (start, end, today, text) => {
    expect(spanText(occurrence(start, end), day(today))).toBe(text);
  });
});

test.each([
  ['2026-11-22', 'Sunday'],
  ['2026-11-27', 'Friday'],
  ['2024-02-29', 'Thursday'],
])('%s is a %s', (text, name) => {
  expect(weekdayName(day(text))).toBe(name);
});
