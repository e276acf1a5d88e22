import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parseDay } from '../day/civil-day.ts';
import { cases } from '../fixtures/cases.ts';
import { writtenWhen } from './fixtures/random-when.ts';
import { occurrences } from './occurrences.ts';
import { readWhen } from './read-when.ts';
import type { Schedule } from './shapes/schedule.ts';
import type { Status } from './status.ts';
import { withStatus } from './with-status.ts';

const FIRST = parseDay('2025-01-01') ?? 0;
const LAST = parseDay('2027-12-31') ?? 0;

/** The days on which it takes place, or was to: all, and those that are canceled. */
function daysOf(schedule: Schedule): { all: Set<number>; canceled: Set<number> } {
  const all = new Set<number>();
  const canceled = new Set<number>();
  for (const { start, end, change } of occurrences(schedule, FIRST, LAST))
    for (let day = Math.max(start, FIRST); day <= Math.min(end, LAST); day += 1) {
      all.add(day);
      if (change) canceled.add(day);
    }
  return { all, canceled };
}

const randomDays = fc
  .tuple(fc.integer({ min: 0, max: 1000 }), fc.integer({ min: 0, max: 40 }))
  .map(([offset, more]) => ({ first: FIRST + offset, last: FIRST + offset + more }));

test('of any days and rules, exactly the canceled days are canceled, and none is lost', () => {
  fc.assert(
    fc.property(writtenWhen, randomDays, (when, { first, last }) => {
      const schedule = readWhen(when).map((entry) => ({ ...entry, usual: false }));
      const text = (day: number) => new Date(day * 86_400_000).toISOString().slice(0, 10);
      const status: Status = { is: 'canceled', on: { from: text(first), to: text(last) } };
      const before = daysOf(schedule);
      const after = daysOf(withStatus(schedule, status, FIRST));
      expect(after.all).toEqual(before.all);
      const wanted = [...before.all].filter((day) => day >= first && day <= last);
      expect([...after.canceled].sort()).toEqual(wanted.sort());
    }),
    cases(1000),
  );
});

test('a postponed day is on its new day, as long as before, and knows how far it has moved', () => {
  const schedule = readWhen([{ from: '2026-12-04', to: '2026-12-06' }, '2026-12-19']);
  const on = { from: '2026-12-04', to: '2026-12-06' };
  const found = occurrences(
    withStatus(schedule, { is: 'postponed', on, to: '2026-12-11' }, FIRST),
    FIRST,
    LAST,
  );
  expect(found.map(({ start, end, change }) => [start, end, change?.days])).toEqual([
    [parseDay('2026-12-11'), parseDay('2026-12-13'), 7],
    [parseDay('2026-12-19'), parseDay('2026-12-19'), undefined],
  ]);
});

test('days that have their own status keep it when the rest is canceled', () => {
  const schedule = readWhen(['2026-12-05', '2026-12-06']);
  const status: Status = ['canceled', { is: 'postponed', on: '2026-12-06' }];
  const found = occurrences(withStatus(schedule, status, FIRST), FIRST, LAST);
  expect(found.map(({ change }) => change?.is)).toEqual(['canceled', 'postponed']);
});
