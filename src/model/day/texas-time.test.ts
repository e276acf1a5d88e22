import { expect, test } from 'vitest';
import { dayOf, dayText, parseDay } from './civil-day.ts';
import { clockChange, texasMinutes, texasTime } from './texas-time.ts';

test.each([
  ['2026-12-05', '18:00', '2026-12-05T18:00:00-06:00'],
  ['2026-07-04', '09:30', '2026-07-04T09:30:00-05:00'],
  ['2027-01-01', '00:00', '2027-01-01T00:00:00-06:00'],
  ['2027-03-13', '23:59', '2027-03-13T23:59:00-06:00'],
  ['2027-03-14', '00:00', '2027-03-14T00:00:00-06:00'],
  ['2027-03-14', '01:59', '2027-03-14T01:59:00-06:00'],
  ['2027-03-14', '03:00', '2027-03-14T03:00:00-05:00'],
  ['2027-03-14', '10:00', '2027-03-14T10:00:00-05:00'],
  ['2027-11-07', '00:30', '2027-11-07T00:30:00-05:00'],
  ['2027-11-07', '02:00', '2027-11-07T02:00:00-06:00'],
  ['2027-11-07', '18:00', '2027-11-07T18:00:00-06:00'],
])('on %s at %s, a clock in Texas is at %s', (day, time, expected) => {
  expect(texasTime(parseDay(day) ?? Number.NaN, time)).toBe(expected);
});

test('the hour that comes twice on November 7, 2027, means the first one', () => {
  expect(texasTime(parseDay('2027-11-07') ?? 0, '01:30')).toBe('2027-11-07T01:30:00-05:00');
});

test('the hour that is skipped on March 14, 2027, is an hour later on the clock', () => {
  const skipped = texasTime(parseDay('2027-03-14') ?? 0, '02:30');
  expect(skipped).toBe('2027-03-14T02:30:00-06:00');
  expect(Date.parse(skipped)).toBe(Date.parse('2027-03-14T03:30:00-05:00'));
});

test.each([
  ['2026-12-05T18:07:30-06:00', 18 * 60 + 7],
  ['2027-03-14T01:59:00-06:00', 119],
  ['2027-03-14T03:00:00-05:00', 180],
  ['2027-03-14T17:30:00-05:00', 17 * 60 + 30],
  ['2027-11-07T01:30:00-05:00', 90],
  ['2027-11-07T01:30:00-06:00', 90],
  ['2027-11-07T16:30:00-06:00', 16 * 60 + 30],
])('at %s, a clock in Texas shows %i minutes after midnight', (time, minutes) => {
  expect(texasMinutes(parseDay(time.slice(0, 10)) ?? Number.NaN, Date.parse(time))).toBe(minutes);
});

test('every hour of 2027 is the hour that a clock in Texas shows, except the skipped one', () => {
  const first = parseDay('2027-01-01') ?? Number.NaN;
  const wrong: string[] = [];
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const day = first + Math.floor(hour / 24);
    const time = `${String(hour % 24).padStart(2, '0')}:00`;
    const shown = new Date(texasTime(day, time)).toLocaleString('sv-SE', {
      timeZone: 'America/Chicago',
    });
    if (shown !== `${dayText(day)} ${time}:00`) wrong.push(`${dayText(day)} ${time}`);
  }
  expect(wrong).toEqual(['2027-03-14 02:00']);
});

test('clocks change on March 14 and November 7, 2027, and on no other day of that year', () => {
  const changes: [string, string][] = [];
  for (let day = dayOf(2027, 1, 1); day <= dayOf(2027, 12, 31); day += 1) {
    const change = clockChange(day);
    if (change) changes.push([dayText(day), change]);
  }
  expect(changes).toEqual([
    ['2027-03-14', 'forward'],
    ['2027-11-07', 'back'],
  ]);
});
