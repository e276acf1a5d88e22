import { describe, expect, test } from 'vitest';
import { WIMBERLEY } from '../../model/distance.ts';
import type { PlanDay } from '../saving/plan.ts';
import type { PlanFacts } from './plan-facts.ts';
import { dayDistance, itemWarnings } from './plan-warnings.ts';

/** Friday, March 19, 2027, with these things on it. */
function friday(...keys: string[]): PlanDay {
  const day = '2027-03-19';
  return { day, items: keys.map((key, order) => ({ key, day, order, stamp: 0 })) };
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
    expect(itemWarnings(friday('e1', 'e2', 'e3', 'a1'), known)).toEqual([
      { kind: 'other-day', item: expect.objectContaining({ key: 'e2' }), days: days.slice(0, 1) },
    ]);
  });

  test.each(['2027-03-18', '2027-03-22'])(
    'the day before and after an event, %s, is another',
    (day) => {
      const [item] = friday('e1').items;
      const moved = { day, items: item ? [item] : [] };
      expect(itemWarnings(moved, facts({ e1: { days } })).map(({ kind }) => kind)).toEqual([
        'other-day',
      ]);
    },
  );

  test('a place that is closed on that weekday', () => {
    const known = facts({ a1: { closed: ['Thu', 'Fri'] }, a2: { closed: ['Sat', 'Sun'] } });
    expect(itemWarnings(friday('a1', 'a2'), known)).toEqual([
      { kind: 'closed', item: expect.objectContaining({ key: 'a1' }), weekday: 'Friday' },
    ]);
  });

  test.each(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const)(
    'closed on %s only then',
    (closed) => {
      const warned = Array.from({ length: 7 }, (_, at) => {
        const [item] = friday('a1').items;
        // March 15, 2027, is a Monday.
        return itemWarnings(
          { day: `2027-03-${15 + at}`, items: item ? [item] : [] },
          facts({ a1: { closed: [closed] } }),
        );
      });
      expect(warned.flat()).toHaveLength(1);
      expect(warned.findIndex((found) => found.length > 0)).toBe(
        ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].indexOf(closed),
      );
    },
  );

  test('what is for sometime, and what the guide no longer has, has no warnings', () => {
    const known = facts({ a1: { closed: ['Fri'] } });
    expect(itemWarnings({ ...friday('a1'), day: undefined }, known)).toEqual([]);
    expect(itemWarnings(friday('a9'), known)).toEqual([]);
  });
});

describe('the distance of a day', () => {
  test('is from the cabins through all stops and back, in straight miles', () => {
    expect(dayDistance(friday('a1'), facts({ a1: { position: north } }))).toEqual({
      miles: 138,
      minutes: undefined,
      unknown: 0,
      isTooFar: false,
    });
  });

  test('has the minutes by road to the farthest stop and back where they are known', () => {
    const known = facts({ a1: { roadMinutes: 30 }, a2: { roadMinutes: 50, position: WIMBERLEY } });
    expect(dayDistance(friday('a1', 'a2', 'a3'), known)).toEqual({
      miles: 0,
      minutes: 100,
      unknown: 1,
      isTooFar: false,
    });
  });

  test('order counts: to and fro is farther, and too much driving is said', () => {
    const known = facts({
      a1: { position: north },
      a2: { position: WIMBERLEY },
      a3: { position: north },
    });
    expect(dayDistance(friday('a1', 'a3', 'a2'), known)).toMatchObject({
      miles: 138,
      isTooFar: false,
    });
    expect(dayDistance(friday('a1', 'a2', 'a3'), known)).toMatchObject({
      miles: 276,
      isTooFar: true,
    });
    expect(dayDistance(friday('a1'), facts({ a1: { roadMinutes: 121 } }))?.isTooFar).toBe(true);
  });

  test('is unknown if nobody knows where the stops are', () => {
    expect(dayDistance(friday('a1', 'p1'), facts({ a1: {} }))).toBeUndefined();
  });
});
