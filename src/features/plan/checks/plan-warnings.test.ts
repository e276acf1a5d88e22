import { describe, expect, test } from 'vitest';
import { WIMBERLEY } from '../../../model/distance.ts';
import type { PlanDay } from '../../saving/plan.ts';
import type { PlanFacts } from '../plan-facts.ts';
import { dayMiles, MOST_MILES } from './day-distance.ts';
import { insteadOf, itemWarnings } from './plan-warnings.ts';

const FRIDAY = '2027-03-19';

/** That day, with these things on it. */
function friday(...keys: string[]): PlanDay {
  return {
    day: FRIDAY,
    items: keys.map((key, order) => ({ key, day: FRIDAY, order, changes: 0 })),
  };
}

function facts(known: Record<string, Partial<PlanFacts>>) {
  return new Map(
    Object.entries(known).map(([key, fact]) => [key, { title: key, path: `/${key}`, ...fact }]),
  );
}

/** About 69 miles north of another. */
const north = { latitude: WIMBERLEY.latitude + 1, longitude: WIMBERLEY.longitude };
const days = [
  { startDate: '2027-03-06', endDate: '2027-03-07' },
  { startDate: '2027-03-19', endDate: '2027-03-21' },
];

describe('warnings of a day', () => {
  test('an event that is on another day says on which; one that spans the day is right', () => {
    const known = facts({ e1: { days }, e2: { days: days.slice(0, 1) }, e3: { days: [] }, a1: {} });
    const warned = ['e1', 'e2', 'e3', 'a1'].map((key) => itemWarnings(key, FRIDAY, known));
    expect(warned).toEqual([[], [{ kind: 'other-day', days: days.slice(0, 1) }], [], []]);
  });

  test.each(['2027-03-18', '2027-03-22'])(
    'the day before and after an event, %s, is another',
    (day) => {
      const warned = itemWarnings('e1', day, facts({ e1: { days } }));
      expect(warned.map(({ kind }) => kind)).toEqual(['other-day']);
    },
  );

  test('a place that is closed on that weekday', () => {
    const known = facts({ a1: { closed: ['Thu', 'Fri'] }, a2: { closed: ['Sat', 'Sun'] } });
    expect(itemWarnings('a1', FRIDAY, known)).toEqual([{ kind: 'closed', weekday: 'Friday' }]);
    expect(itemWarnings('a2', FRIDAY, known)).toEqual([]);
  });

  test.each(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const)(
    'closed on %s only then',
    (closed) => {
      // March 15, 2027, is a Monday.
      const warned = Array.from({ length: 7 }, (_, at) =>
        itemWarnings('a1', `2027-03-${15 + at}`, facts({ a1: { closed: [closed] } })),
      );
      expect(warned.flat()).toHaveLength(1);
      expect(warned.findIndex((found) => found.length > 0)).toBe(
        ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(closed),
      );
    },
  );

  test('what is for sometime, and what the guide no longer has, has no warnings', () => {
    const known = facts({ a1: { closed: ['Fri'] } });
    expect(itemWarnings('a1', undefined, known)).toEqual([]);
    expect(itemWarnings('a9', FRIDAY, known)).toEqual([]);
  });
});

describe('the distance of a day', () => {
  test('is from the cabins through all stops and back, in straight miles; unknown ones don’t count', () => {
    expect(dayMiles(friday('a1', 'a2'), facts({ a1: { position: north }, a2: {} }))).toBe(138);
    expect(dayMiles(friday('a1', 'p1'), facts({ a1: {} }))).toBe(0);
  });

  test('order counts: to and fro is farther, and too much', () => {
    const known = facts({
      a1: { position: north },
      a2: { position: WIMBERLEY },
      a3: { position: north },
    });
    expect(dayMiles(friday('a1', 'a3', 'a2'), known)).toBe(138);
    expect(dayMiles(friday('a1', 'a2', 'a3'), known)).toBeGreaterThan(MOST_MILES);
  });
});

describe('season and hours', () => {
  const kinds = (fact: Partial<PlanFacts>) =>
    itemWarnings('a1', FRIDAY, facts({ a1: fact })).map(({ kind }) => kind);

  test.each([
    [['May-September'], ['season']],
    [['March'], []],
    [['March-April', 'October'], []],
    [['November-February'], ['season']],
    [['November-March'], []],
  ])('%j in March', (months, found) => {
    expect(kinds({ months })).toEqual(found);
  });

  test.each([
    ['Mo-Th 09:00-17:00', ['shut']],
    ['Fr 18:00-02:00', []],
    ['Apr-Oct 09:00-17:00', ['shut']],
    ['09:00-17:00; Mar 19 off', ['shut']],
    ['24/7', []],
  ])('open “%s” on a Friday in March', (open, found) => {
    expect(kinds({ open })).toEqual(found);
  });

  test.each([
    ['2026-12-25', '10:00-17:00', ['holiday']],
    ['2027-03-28', 'Su 10:00-17:00', ['holiday']],
    ['2027-11-25', 'Mo-Sa 10:00-17:00', ['holiday']],
    ['2026-12-25', '10:00-17:00; Dec 24-25 10:00-13:00', []],
    ['2026-12-25', '10:00-17:00; Dec 25 off', ['shut']],
    ['2026-12-25', 'sunrise-sunset', []],
    ['2026-12-26', '10:00-17:00', []],
  ])(
    'on %s, hours of “%s” are a promise only if they name the holiday or follow the sun',
    (day, open, found) => {
      const known = facts({ a1: { open }, e1: { open, days: [{ startDate: day, endDate: day }] } });
      const kinds = (key: string) => itemWarnings(key, day, known).map(({ kind }) => kind);
      expect(kinds('a1')).toEqual(found);
      expect(kinds('e1')).not.toContain('holiday');
    },
  );

  test('what the weekday has said already isn’t said twice', () => {
    expect(kinds({ closed: ['Fri'], open: 'Mo-Th 09:00-17:00' })).toEqual(['closed']);
  });
});

test('on Christmas Day, what fits instead is only what is known to be open then', () => {
  const tasting = { category: 'Wine & Spirits' };
  const known = facts({
    a1: { ...tasting, open: '10:00-17:00; Dec 25 off' },
    a2: tasting,
    a3: { ...tasting, open: '10:00-17:00' },
    a4: { category: 'Outdoor', open: 'sunrise-sunset' },
  });
  const other = (day: string) => insteadOf('a1', day, new Set(), known)?.title;
  expect(other('2026-12-25')).toBe('a4');
  expect(other('2026-12-26')).toBe('a2');
});

test('what fits instead is the nearest that is open, in season and not planned, of its kind if there is one', () => {
  const near = (miles: number) => ({
    latitude: WIMBERLEY.latitude + miles / 69,
    longitude: north.longitude,
  });
  const swim = { category: 'Water Activities' };
  const known = facts({
    a1: { ...swim, months: ['May-September'], position: WIMBERLEY },
    a2: { ...swim, months: ['June'], position: near(1) },
    a3: { ...swim, closed: ['Fri'], position: near(2) },
    a4: { ...swim, closure: 'Flooded', position: near(3) },
    a5: { ...swim, position: near(4) },
    a6: { ...swim, position: near(5) },
    a7: { ...swim },
    a8: { category: 'Outdoor', position: near(1) },
  });
  const other = (...taken: string[]) => insteadOf('a1', '2027-03-19', new Set(taken), known);
  expect(other()).toBe(known.get('a5'));
  expect(other('a5')).toBe(known.get('a6'));
  expect(other('a5', 'a6')).toBe(known.get('a7'));
  expect(other('a5', 'a6', 'a7')).toBe(known.get('a8'));
  expect(other('a5', 'a6', 'a7', 'a8')).toBeUndefined();
});
