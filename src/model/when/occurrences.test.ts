import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, dayText, parseDay } from '../day/civil-day.ts';
import { cases } from '../fixtures/cases.ts';
import { naiveOccurrences, naiveStarts } from './fixtures/naive-occurrences.ts';
import { randomDay, randomRule, randomWhen } from './fixtures/random-when.ts';
import { lastOccurrence, nextOccurrence, occurrences } from './occurrences.ts';
import { readWhen } from './read-when.ts';
import type { Occurrence } from './shapes/schedule.ts';
import type { When } from './shapes/when.ts';
import { whenSchema } from './when-schema.ts';

function day(text: string): number {
  const parsed = parseDay(text);
  if (parsed === undefined) throw new Error(text);
  return parsed;
}

/** "2026-12-05", "2026-12-05..2026-12-06", with hours and "usual" if there are any. */
function inWords(one: Occurrence | undefined): string | undefined {
  if (one === undefined) return undefined;
  const days = one.end === one.start ? [one.start] : [one.start, one.end];
  return [days.map(dayText).join('..'), one.starts, one.ends, one.usual ? 'usual' : undefined]
    .filter((word) => word !== undefined)
    .join(' ');
}

function between(when: When, first: string, last: string): (string | undefined)[] {
  return occurrences(readWhen(whenSchema.parse(when)), day(first), day(last)).map(inWords);
}

describe('what takes place on some days (decision 27)', () => {
  test.each<[When, string[]]>([
    ['2026-12-05', ['2026-12-05']],
    [{ every: 'first Saturday' }, ['2026-12-05', '2027-01-02']],
    [{ every: 'first Saturday', in: 'March-December' }, ['2026-12-05']],
    [{ every: 'first Saturday', in: 'March to December' }, ['2026-12-05']],
    [{ every: 'last Friday', in: 'December-February' }, ['2026-12-25', '2027-01-29']],
    [{ every: 'December 31', lasts: 2 }, ['2026-12-31..2027-01-01']],
    [{ every: 'first Monday', in: 'February', shift: -4 }, ['2027-01-28']],
    [{ every: 'last Monday', in: 'November', shift: 4, lasts: 3 }, ['2026-12-04..2026-12-06']],
    [
      { every: 'Friday', from: '2026-12-18', until: '2027-01-07', except: ['2026-12-25'] },
      ['2026-12-18', '2027-01-01'],
    ],
    [{ from: '2026-11-27', to: '2027-02-01', starts: '18:00' }, ['2026-11-27..2027-02-01 18:00']],
  ])('December and January have %j as %j', (when, expected) => {
    expect(between(when, '2026-12-01', '2027-01-31')).toEqual(expected);
  });

  test('what ends on the first day or starts on the last is included, what is outside is not', () => {
    const when = ['2026-12-04', '2026-12-05', '2026-12-08', '2026-12-09'];
    const spans = [
      { from: '2026-12-01', to: '2026-12-05' },
      { from: '2026-12-08', to: '2026-12-20' },
    ];
    expect(between([...when, ...spans], '2026-12-05', '2026-12-08')).toEqual([
      '2026-12-01..2026-12-05',
      '2026-12-05',
      '2026-12-08',
      '2026-12-08..2026-12-20',
    ]);
  });

  test('February 29 comes in leap years only, and a fifth Saturday is the last one', () => {
    expect(between({ every: 'February 29' }, '2024-01-01', '2032-12-31')).toEqual([
      '2024-02-29',
      '2028-02-29',
      '2032-02-29',
    ]);
    expect(between({ every: 'last Saturday' }, '2026-05-01', '2026-06-30')).toEqual([
      '2026-05-30',
      '2026-06-27',
    ]);
  });

  test('equal ones come once; other hours are another one', () => {
    const when = [
      { day: '2026-12-05', starts: '19:00' },
      { day: '2026-12-05', starts: '14:00' },
      { every: 'first Saturday', starts: '19:00' },
    ];
    expect(between(when, '2026-12-01', '2026-12-31')).toEqual([
      '2026-12-05 14:00',
      '2026-12-05 19:00',
    ]);
  });

  test('an announced one replaces a usual one that starts on the same day, even if it ended earlier', () => {
    const when = [
      { every: 'first Saturday', in: 'December-January', lasts: 9, usual: true },
      { from: '2026-12-05', to: '2026-12-06', starts: '10:00' },
    ];
    expect(between(when, '2026-12-01', '2027-01-31')).toEqual([
      '2026-12-05..2026-12-06 10:00',
      '2027-01-02..2027-01-10 usual',
    ]);
    expect(between(when, '2026-12-08', '2026-12-31')).toEqual([]);
    expect(inWords(nextOccurrence(readWhen(when), day('2026-12-08')))).toBe(
      '2027-01-02..2027-01-10 usual',
    );
    expect(inWords(lastOccurrence(readWhen(when), day('2026-12-31')))).toBe(
      '2026-12-05..2026-12-06 10:00',
    );
  });
});

describe('the next one and the last one, seen from a day', () => {
  const fair: When = [
    { from: '2026-10-02', to: '2026-10-04' },
    { from: '2027-10-01', to: '2027-10-03' },
  ];
  test.each([
    ['2026-09-01', '2026-10-02..2026-10-04', undefined],
    ['2026-10-04', '2026-10-02..2026-10-04', undefined],
    ['2026-10-05', '2027-10-01..2027-10-03', '2026-10-02..2026-10-04'],
    ['2027-10-03', '2027-10-01..2027-10-03', '2026-10-02..2026-10-04'],
    ['2027-10-04', undefined, '2027-10-01..2027-10-03'],
  ])('on %s the next fair is %s, the last one %s', (today, next, last) => {
    expect(inWords(nextOccurrence(readWhen(fair), day(today)))).toBe(next);
    expect(inWords(lastOccurrence(readWhen(fair), day(today)))).toBe(last);
  });

  test('February 29 may be eight years away', () => {
    const leapDay = readWhen({ every: 'February 29' });
    expect(inWords(nextOccurrence(leapDay, day('2096-03-01')))).toBe('2104-02-29');
    expect(inWords(lastOccurrence(leapDay, day('2104-02-29')))).toBe('2096-02-29');
  });

  test.each(['2026-07-04', '2026-07-05', '2026-07-06', '2027-07-04'])(
    'on %s the last parade was in 2025, because that of 2026 was called off',
    (today) => {
      const parade = readWhen({ every: 'July 4', except: ['2026-07-04'] });
      expect(inWords(lastOccurrence(parade, day(today)))).toBe('2025-07-04');
    },
  );

  test('the last one may be long ago, but not before 2000', () => {
    const was = (until: string) =>
      inWords(lastOccurrence(readWhen({ every: 'July 4', until }), day('2026-11-22')));
    expect(was('2001-12-31')).toBe('2001-07-04');
    expect(was('1999-12-31')).toBeUndefined();
    expect(inWords(lastOccurrence(readWhen('2000-01-01'), day('2026-11-22')))).toBe('2000-01-01');
    expect(lastOccurrence(readWhen('1999-12-31'), day('2026-11-22'))).toBeUndefined();
  });
});

test('days and rules take place on the days that a wall calendar gives them, 2024 to 2032 (500 cases)', () => {
  fc.assert(
    fc.property(randomWhen, randomDay, fc.nat(800), (entries, { number: today }, length) => {
      const schedule = readWhen(entries.map(({ written }) => written));
      const all = naiveOccurrences(entries.map(({ naive }) => naive));
      const last = today + length;
      expect(occurrences(schedule, today, last)).toEqual(
        all.filter(({ start, end }) => start <= last && end >= today),
      );
      expect(nextOccurrence(schedule, today)).toEqual(all.find(({ end }) => end >= today));
      const over = all.filter(({ end }) => end < today);
      const latest = Math.max(...over.map(({ end }) => end));
      expect(lastOccurrence(schedule, today)).toEqual(over.findLast(({ end }) => end === latest));
    }),
    cases(500),
  );
});

test('a rule is accepted if it ever comes, and excepts only days on which it would (500 cases)', () => {
  fc.assert(
    fc.property(randomRule, ({ written, naive }) => {
      const starts = naiveStarts({ ...naive, except: [] }).map(({ text }) => text);
      const comes = starts.some((start) => !naive.except.includes(start));
      const isRight = comes && naive.except.every((text) => starts.includes(text));
      expect(whenSchema.safeParse(written).success).toBe(isRight);
    }),
    cases(500),
  );
});

test('same event twice on a day: a day that is written out replaces the rule’s, with its hours', () => {
  const written = { day: '2026-12-05', starts: '18:00', ends: '21:00' };
  const day = dayOf(2026, 12, 5);
  for (const when of [
    [written, { every: 'first Saturday' }],
    [{ every: 'first Saturday', starts: '10:00' }, written],
  ])
    expect(occurrences(readWhen(when), day, day)).toEqual([
      { start: day, end: day, starts: '18:00', ends: '21:00', usual: false },
    ]);
});
