import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayText } from '../day/civil-day.ts';
import { cases } from '../fixtures/cases.ts';
import { type NaiveEntry, naiveStarts } from './fixtures/naive-occurrences.ts';
import { randomDay, randomRule, randomWhen } from './fixtures/random-when.ts';
import { occurrences } from './occurrences.ts';
import { readWhen } from './read-when.ts';
import type { StatusDetails } from './status.ts';
import { whenSchema } from './when-schema.ts';
import { withStatus } from './with-status.ts';

/** Days in a row on a calendar that somebody keeps by hand. */
interface Kept {
  start: number;
  lasts: number;
  hours: NaiveEntry['hours'];
  /** True if it's crossed out, or was written in another place. */
  is?: string;
  isRule: boolean;
}

/** What becomes of some days of the entry; it comes often enough that most are hit. */
const randomStatus = fc.array(
  fc.record({
    nth: fc.nat(40),
    into: fc.nat(3),
    more: fc.nat(9),
    is: fc.constantFrom('canceled', 'postponed', 'moved'),
    to: fc.option(randomDay, { nil: undefined }),
  }),
  { minLength: 1, maxLength: 3 },
);

function statusOf(
  entry: NaiveEntry,
  random: typeof randomStatus extends fc.Arbitrary<infer T> ? T : never,
) {
  const starts = naiveStarts(entry);
  return random.flatMap(({ nth, into, more, is, to }): StatusDetails[] => {
    const first = starts[nth % starts.length];
    if (first === undefined) return [];
    const day = dayText(first.number + (into % entry.lasts));
    if (is === 'moved') return [{ is, on: day, starts: '11:11' }];
    if (is === 'postponed') return [{ is, on: day, ...(to && { to: to.text }) }];
    return [{ is: 'canceled', on: { from: day, to: dayText(first.number + more + 3) } }];
  });
}

/** The same by hand: day by day, each status crosses out what is still as announced. */
function keptByHand(entry: NaiveEntry, status: readonly StatusDetails[]): string[] {
  const { lasts, hours, isWritten } = entry;
  let kept = naiveStarts(entry).map(({ number }): Kept => {
    return { start: number, lasts, hours, isRule: !isWritten };
  });
  for (const details of status)
    kept = kept.flatMap((one) => (one.is ? [one] : struck(one, details)));
  const written = kept.filter(({ isRule }) => !isRule);
  const shown = kept.filter(
    (one) =>
      !one.isRule ||
      !written.some(({ start, lasts }) => start === one.start && lasts === one.lasts),
  );
  const lines = shown.map(({ start, lasts, hours, is }) => {
    return { key: [start, start + lasts - 1, hours.starts ?? '', hours.ends ?? ''].join(' '), is };
  });
  return [...new Map(lines.map(({ key }) => [key, key])).keys()].sort();
}

function struck(one: Kept, { is, on, to, starts }: StatusDetails): Kept[] {
  const [from, until] = (typeof on === 'object' ? [on.from, on.to] : [on, on]).map(numberOf);
  const days = Array.from({ length: one.lasts }, (_, index) => one.start + index);
  const inside = days.filter((day) => day >= (from ?? 0) && day <= (until ?? 0));
  const [first] = inside;
  if (first === undefined) return [one];
  const rest = (part: number[]): Kept[] =>
    part[0] === undefined ? [] : [{ ...one, start: part[0], lasts: part.length, isRule: false }];
  const hours = starts === undefined ? one.hours : { starts };
  const start = to === undefined ? first : numberOf(to);
  return [
    ...rest(days.filter((day) => day < first)),
    { start, lasts: inside.length, hours, is, isRule: false },
    ...rest(days.filter((day) => day > first + inside.length - 1)),
  ];
}

function numberOf(text = ''): number {
  return Date.parse(text) / 86_400_000;
}

test('rules, exceptions, cancellations and moves are on the days that a wall calendar gives them (1,000 cases, in the soak many times more)', () => {
  const entries = fc.oneof(
    randomRule.filter(({ written }) => whenSchema.safeParse(written).success),
    randomWhen
      .map(([entry]) => entry)
      .filter((entry) => entry !== undefined && !('every' in Object(entry.written))),
  );
  fc.assert(
    fc.property(entries, randomStatus, (entry, random) => {
      if (entry === undefined) return;
      const status = statusOf(entry.naive, random);
      const schedule = withStatus(readWhen(entry.written), status, 0);
      const found = occurrences(schedule, numberOf('2023-01-01'), numberOf('2035-12-31'));
      const lines = found.map(({ start, end, starts = '', ends = '' }) =>
        [start, end, starts, ends].join(' '),
      );
      expect(lines.sort()).toEqual(keptByHand(entry.naive, status));
    }),
    cases(1_000),
  );
});
