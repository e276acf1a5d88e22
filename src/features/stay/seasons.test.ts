import { describe, expect, test } from 'vitest';
import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';
import { dayOfYear } from './season-form.ts';
import {
  bookBy,
  peaksIn,
  type Season,
  type Seasons,
  seasonsIn,
  seasonsOfMonth,
} from './seasons.ts';
import type { Stay } from './stay.ts';

const day = (text: string): CivilDay => parseDay(text) ?? Number.NaN;

const stay = (arrival: string, departure: string): Stay => ({
  arrival: day(arrival),
  departure: day(departure),
});

const season = (title: string, from: string, to: string): Season => ({
  kind: 'blooms',
  title,
  text: 'A sample.',
  from,
  to,
});

const year: Seasons = {
  peaks: [{ name: 'Spring', from: 'March 1', to: 'April 30' }],
  holidays: [
    {
      name: 'Thanksgiving',
      when: { every: 'fourth Thursday', in: 'November', shift: -1, lasts: 4 },
    },
    { name: 'New Year', when: { every: 'December 31', lasts: 2 } },
  ],
  minimumNights: { usual: 2, peak: 3 },
  bookAhead: { usual: 2, peak: 3 },
  seasons: [
    season('bluebonnets', 'March 18', 'April 14'),
    season('cedar', 'December 15', 'February 28'),
    season('leap day', 'February 29', 'February 29'),
  ],
};

const titles = (seasons: Season[]) => seasons.map(({ title }) => title);

describe('what blooms, runs, ripens and closes in a stay', () => {
  test.each([
    ['2027-03-15', '2027-03-17', []],
    ['2027-03-15', '2027-03-18', ['bluebonnets']],
    ['2027-04-14', '2027-04-20', ['bluebonnets']],
    ['2027-04-15', '2027-04-20', []],
    ['2027-12-30', '2028-01-02', ['cedar']],
    ['2027-12-10', '2027-12-15', ['cedar']],
    ['2028-02-28', '2028-03-01', ['cedar', 'leap day']],
    ['2028-02-29', '2028-03-01', ['leap day']],
    ['2027-02-28', '2027-03-01', ['cedar']],
  ])('from %s to %s: %j', (arrival, departure, expected) => {
    expect(titles(seasonsIn(year.seasons, stay(arrival, departure)))).toEqual(expected);
  });

  test('a month has the seasons that any of its days is in', () => {
    expect(titles(seasonsOfMonth(year.seasons, 4))).toEqual(['bluebonnets']);
    expect(titles(seasonsOfMonth(year.seasons, 2))).toEqual(['cedar', 'leap day']);
    expect(titles(seasonsOfMonth(year.seasons, 6))).toEqual([]);
  });
});

describe('peak seasons and holidays', () => {
  test.each([
    ['2027-02-26', '2027-03-01', []],
    ['2027-02-26', '2027-03-02', ['Spring']],
    ['2027-04-30', '2027-05-01', ['Spring']],
    ['2027-11-22', '2027-11-24', []],
    ['2027-11-22', '2027-11-25', ['Thanksgiving']],
    ['2027-11-27', '2027-11-28', ['Thanksgiving']],
    ['2027-11-28', '2027-11-29', []],
    ['2027-12-29', '2028-01-03', ['New Year']],
    ['2028-01-01', '2028-01-02', ['New Year']],
  ])('the nights from %s to %s are in %j', (arrival, departure, expected) => {
    expect(peaksIn(year, stay(arrival, departure))).toEqual(expected);
  });
});

test.each([
  ['2027-03-19', 3, '2026-12-19'],
  ['2027-05-31', 3, '2027-02-28'],
  ['2028-05-31', 3, '2028-02-29'],
  ['2028-02-29', 2, '2027-12-29'],
  ['2027-01-01', 2, '2026-11-01'],
])('who arrives on %s should book %i months before, by %s', (arrival, months, by) => {
  expect(dayText(bookBy(months, { arrival: day(arrival), departure: day(arrival) + 1 }))).toBe(by);
});

test('a day of the year is a month and a number, and nothing else', () => {
  const none = ['March', '18 March', 'first Monday', 'Christmas', ''];
  expect(['March 18', 'dec 5', ...none].map(dayOfYear)).toEqual([
    ...[318, 1205],
    ...none.map(() => undefined),
  ]);
});
