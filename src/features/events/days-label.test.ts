import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { WEEKDAYS } from '../../model/day/calendar-names.ts';
import { dayText, weekday } from '../../model/day/civil-day.ts';
import { cases } from '../../model/fixtures/cases.ts';
import { sampleEvent } from '../../model/fixtures/samples.ts';
import { randomDay } from '../../model/when/fixtures/random-when.ts';
import { daysLabel, onlyDay } from './days-label.ts';

const labelAsIs = (startDate?: string, endDate?: string, today = '2026-11-27', usual?: true) =>
  daysLabel({ ...sampleEvent(1, { startDate, endDate }), usual }, today);

const label = (...days: Parameters<typeof labelAsIs>) =>
  labelAsIs(...days)?.replaceAll('\u00A0', ' ');

test('a phone breaks it between two days, never inside of one', () => {
  expect(labelAsIs('2027-03-06', '2027-03-07', '2026-11-27', true)?.split(' ')).toEqual([
    'Usually',
    'Sat,\u00A0Mar\u00A06',
    '–',
    'Sun,\u00A0Mar\u00A07,\u00A02027',
  ]);
});

test.each([
  ['a day to come', '2026-12-05', '2026-12-05', 'Sat, Dec 5'],
  ['a span', '2026-12-05', '2026-12-06', 'Sat, Dec 5 – Sun, Dec 6'],
  ['a startDate alone', '2026-12-05', undefined, 'Sat, Dec 5'],
  ['today', '2026-11-27', '2026-11-27', 'Today'],
  ['on until another day', '2026-11-20', '2026-12-06', 'Today, until Sun, Dec 6'],
  ['the last day of a span', '2026-11-20', '2026-11-27', 'Today'],
  ['yesterday', '2026-11-26', '2026-11-26', 'Over: Thu, Nov 26'],
  ['a span that is over', '2026-11-20', '2026-11-26', 'Over: Fri, Nov 20 – Thu, Nov 26'],
  ['another year', '2027-03-06', '2027-03-06', 'Sat, Mar 6, 2027'],
  ['a span in another year', '2027-03-06', '2027-03-07', 'Sat, Mar 6 – Sun, Mar 7, 2027'],
  ['over New Year', '2026-12-27', '2027-01-01', 'Sun, Dec 27 – Fri, Jan 1, 2027'],
  ['on over New Year', '2026-11-27', '2027-01-01', 'Today, until Fri, Jan 1, 2027'],
  ['over a later New Year', '2027-12-31', '2028-01-01', 'Fri, Dec 31 – Sat, Jan 1, 2028'],
])('%s', (_, startDate, endDate, expected) => {
  expect(label(startDate, endDate)).toBe(expected);
});

test('the year is that of the last day, and stands once', () => {
  expect(label('2026-12-31', '2027-01-01', '2027-01-02')).toBe('Over: Thu, Dec 31 – Fri, Jan 1');
  expect(label('2026-12-30', '2026-12-31', '2027-01-02')).toBe(
    'Over: Wed, Dec 30 – Thu, Dec 31, 2026',
  );
});

test('days that the organizer has not announced are the usual ones', () => {
  expect(label('2026-12-05', '2026-12-06', '2026-11-27', true)).toBe(
    'Usually Sat, Dec 5 – Sun, Dec 6',
  );
  expect(label('2026-11-27', '2026-11-27', '2026-11-27', true)).toBe('Usually Fri, Nov 27');
  expect(label('2026-11-27', '2027-01-03', '2026-11-30', true)).toBe(
    'Usually on now, until Sun, Jan 3, 2027',
  );
});

describe('of a run with pauses, the whole is said, and that it’s on only on a day on which it is', () => {
  const first = { startDate: '2026-11-24', endDate: '2026-12-03' };
  const second = { startDate: '2026-12-05', endDate: '2026-12-30' };
  const run = { firstDate: '2026-11-24', lastDate: '2027-01-06' };

  test.each([
    ['before it begins', first, '2026-11-20', 'Tue, Nov 24 – Wed, Jan 6, 2027'],
    ['while it’s on', first, '2026-11-30', 'Today, until Wed, Jan 6, 2027'],
    ['on the last day before a pause', first, '2026-12-03', 'Today, until Wed, Jan 6, 2027'],
    ['in a pause', second, '2026-12-04', 'Sat, Dec 5 – Wed, Jan 6, 2027'],
    ['after a pause', second, '2026-12-05', 'Today, until Wed, Jan 6, 2027'],
    ['on a page from before a pause', first, '2026-12-04', 'Tue, Nov 24 – Wed, Jan 6, 2027'],
    ['on its last day', { startDate: '2027-01-01', endDate: '2027-01-06' }, '2027-01-06', 'Today'],
    ['once it’s over', second, '2027-01-07', 'Over: Tue, Nov 24 – Wed, Jan 6'],
  ])('%s', (_, days, today, expected) => {
    const said = (usual?: true) =>
      daysLabel({ ...sampleEvent(1), ...days, ...run, usual }, today)?.replaceAll('\u00A0', ' ');
    expect(said()).toBe(expected);
    const until = expected.startsWith('Today') ? expected.split('until ')[1] : undefined;
    if (until) expect(said(true)).toBe(`Usually on now, until ${until}`);
    else if (!/^Today|^Over/.test(expected)) expect(said(true)).toBe(`Usually ${expected}`);
  });
});

test.each([
  [undefined, undefined],
  ['soon', undefined],
  ['2026-12-05', 'later'],
])('%s to %s is no label', (startDate, endDate) => {
  expect(label(startDate, endDate)).toBeUndefined();
});

test('the weekday is that of the calendar (10,000 days)', () => {
  fc.assert(
    fc.property(randomDay, ({ number }) => {
      const date = dayText(number);
      return label(date, date, '1999-01-01')?.startsWith(
        `${WEEKDAYS[weekday(number)]?.slice(0, 3)}, `,
      );
    }),
    cases(10_000),
  );
});

test.each([
  [{ startDate: '2026-12-05', endDate: '2026-12-05' }, '2026-12-05'],
  [{ startDate: '2026-12-05' }, '2026-12-05'],
  [{ startDate: '2026-12-05', endDate: '2026-12-06' }, undefined],
  [{ startDate: '2026-11-01', endDate: '2026-11-01' }, undefined],
  [{}, undefined],
])('an event of one day that isn’t over is saved on it: %j', (days, day) => {
  expect(onlyDay(days, '2026-11-02')).toBe(day);
});
