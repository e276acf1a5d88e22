import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseDay } from '../../model/day/civil-day.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { randomDay } from '../../model/when/fixtures/random-when.ts';
import type { Occurrence } from '../../model/when/shapes/schedule.ts';
import { boxDate } from './box-date.ts';
import { eventDateBox, isAmbiguousEventDate } from './event-date.ts';

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
