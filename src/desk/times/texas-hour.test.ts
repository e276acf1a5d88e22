import { expect, test } from 'vitest';
import { clockNote, hourAt, instantOf, inWords, isHour, remarkOf } from './texas-hour.ts';

const at = (iso: string) => Date.parse(iso);

test.each([
  ['2026-12-05T06:00', '2026-12-05T12:00:00Z', undefined],
  ['2026-07-04T06:00', '2026-07-04T11:00:00Z', undefined],
  ['2026-12-31T23:59', '2027-01-01T05:59:00Z', undefined],
  ['2027-03-14T01:59', '2027-03-14T07:59:00Z', undefined],
  ['2027-03-14T02:30', '2027-03-14T08:30:00Z', /there is no 2:30 AM\. It goes live at 3:30 AM/],
  ['2027-03-14T03:00', '2027-03-14T08:00:00Z', undefined],
  ['2027-11-07T00:59', '2027-11-07T05:59:00Z', undefined],
  ['2027-11-07T01:30', '2027-11-07T06:30:00Z', /1:30 AM comes twice\. It goes live the first time/],
  ['2027-11-07T02:00', '2027-11-07T08:00:00Z', undefined],
])('%s in Texas is %s; an hour that is skipped or comes twice is said', (hour, instant, note) => {
  expect(new Date(instantOf(hour)).toISOString()).toBe(instant.replace('Z', '.000Z'));
  if (note) expect(clockNote(hour)).toMatch(note);
  else expect(clockNote(hour)).toBeUndefined();
});

test('every hour of a year is the one that a clock in Texas shows then, but for the skipped one', () => {
  const wrong: string[] = [];
  for (let hour = 0; hour < 365 * 24; hour += 1) {
    const text = new Date(Date.UTC(2027, 0, 1, hour)).toISOString().slice(0, 16);
    if (hourAt(instantOf(text)) !== text) wrong.push(text);
  }
  expect(wrong).toEqual(['2027-03-14T02:00']);
});

test.each([
  ['2026-12-05T06:00', true],
  ['2026-02-30T06:00', false],
  ['2026-12-05T24:00', false],
  ['2026-12-05T06:60', false],
  ['2026-12-05 06:00', false],
  ['', false],
])('%s is an hour of the calendar: %s', (text, is) => {
  expect(isHour(text)).toBe(is);
});

test.each([
  ['2026-12-05T12:00:00Z', 'as planned'],
  ['2026-12-05T12:01:59Z', 'as planned'],
  ['2026-12-05T15:12:00Z', 'published at 9:12 AM instead of 6 AM'],
  [
    '2026-12-08T15:12:00Z',
    'published on Tuesday, December 8, 9:12 AM instead of Saturday, December 5, 6 AM',
  ],
  ['2026-12-04T12:00:00Z', 'earlier than planned'],
])('what was planned for December 5, 6 AM, and went live at %s: %s', (now, says) => {
  expect(remarkOf('2026-12-05T06:00', at(now))).toBe(says);
});

test('an hour of another year says the year', () => {
  const now = at('2026-12-05T12:00:00Z');
  expect(inWords('2026-12-31T18:30', now)).toBe('Thursday, December 31, 6:30 PM');
  expect(inWords('2027-01-01T00:00', now)).toBe('Friday, January 1, 2027, 12 AM');
});
