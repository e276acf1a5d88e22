import { expect, test } from 'vitest';
import { parseDay } from '../../model/day/civil-day.ts';
import { occurrences } from '../../model/when/occurrences.ts';
import { readWhen } from '../../model/when/read-when.ts';
import type { When } from '../../model/when/shapes/when.ts';
import { withStatus } from '../../model/when/with-status.ts';
import { runFields } from './days-in-all.ts';

/** What is said of the run of each of the days within a year, each once. */
function runs(when: When): (string | undefined)[] {
  const schedule = readWhen(when);
  const first = parseDay('2026-11-01') ?? 0;
  const found = occurrences(schedule, first, first + 365);
  const said = found.map((days) => runFields(schedule, days));
  return [...new Set(said.map((run) => run && Object.values(run).join('; ')))];
}

test('a pause of a night doesn’t make a guest of December think that it’s over', () => {
  const nights: When = [
    { from: '2026-11-24', to: '2026-12-03', usual: true },
    { from: '2026-12-05', to: '2026-12-30', usual: true },
    { from: '2027-01-01', to: '2027-01-06', usual: true },
  ];
  expect(runs(nights)).toEqual(['2026-11-24; 2027-01-06; Not on Dec 4 and 31']);
});

test('announced days, with pauses over the end of a month', () => {
  const when: When = [
    { from: '2026-12-04', to: '2026-12-23' },
    { from: '2026-12-26', to: '2026-12-30' },
    '2027-01-02',
  ];
  expect(runs(when)).toEqual(['2026-12-04; 2027-01-02; Not on Dec 24, 25, 31 and Jan 1']);
});

test('a day that is called off is a pause, one that has moved to another place is not', () => {
  const first = parseDay('2026-12-01') ?? 0;
  const schedule = withStatus(
    readWhen({ from: '2026-12-01', to: '2026-12-20' }),
    [
      { on: '2026-12-05', is: 'moved', location: 'The barn' },
      { on: '2026-12-10', is: 'canceled' },
    ],
    first,
  );
  const [days] = occurrences(schedule, first, first);
  expect(days && runFields(schedule, days)).toEqual({
    firstDate: '2026-12-01',
    lastDate: '2026-12-20',
    statusNote: 'Not on Dec 10',
  });
});

test.each<[string, When]>([
  ['days that stand alone', { from: '2026-12-04', to: '2026-12-23' }],
  ['a rule of weekdays', { every: 'Monday, Tuesday, Wednesday, Thursday, Friday' }],
  ['two weekdays of each week', [{ every: 'Tuesday' }, { every: 'Thursday' }]],
  [
    'a pause of three days',
    [
      { from: '2026-12-01', to: '2026-12-09' },
      { from: '2026-12-13', to: '2026-12-23' },
    ],
  ],
  [
    'days without a pause',
    [
      { day: '2026-12-04', starts: '17:00' },
      { day: '2026-12-05', starts: '10:00' },
    ],
  ],
  ['as many pauses as days', ['2026-12-01', '2026-12-03', '2026-12-05']],
  [
    'announced days, then usual ones',
    [
      { from: '2026-12-01', to: '2026-12-09' },
      { from: '2026-12-11', to: '2026-12-23', usual: true },
    ],
  ],
  [
    'weekends of a month',
    ['2026-12-04', '2026-12-11', '2026-12-18'].map((friday) => ({
      from: friday,
      to: friday.slice(0, 8) + String(Number(friday.slice(8)) + 2).padStart(2, '0'),
    })),
  ],
  ['a market on first Saturdays', { every: 'first Saturday', in: 'March-December' }],
])('%s: nothing', (_, when) => {
  expect(runs(when)).toEqual([undefined]);
});
