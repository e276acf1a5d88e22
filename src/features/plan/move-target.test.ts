import { describe, expect, test } from 'vitest';
import { moveItem } from '../saving/change-plan.ts';
import { type Plan, type PlanDay, planDays } from '../saving/plan.ts';
import { inOrderOfHours } from './event-hours.ts';
import { moveTarget, withStayDays } from './move-target.ts';
import type { FactsByKey } from './plan-facts.ts';

const plan: Plan = [
  { key: 'a1', day: '2027-03-19', order: 0, changes: 1 },
  { key: 'a2', day: '2027-03-19', order: 1, changes: 1 },
  { key: 'e1', day: '2027-03-21', order: 0, changes: 1 },
  { key: 'p1', order: 0, changes: 1 },
];
const STAY = ['2027-03-19', '2027-03-20', '2027-03-21'];
const shown = (of: Plan) => withStayDays(planDays(of), STAY);
const keys = (days: readonly PlanDay[]) =>
  days.map(({ day, items }) => [day, ...items.map(({ key }) => key)]);

/** Where the thing of this key goes; nothing has hours without facts. */
function step(days: readonly PlanDay[], key: string, by: -1 | 1, facts?: FactsByKey) {
  const item = days.flatMap(({ items }) => items).find((one) => one.key === key);
  return item && moveTarget(days, item, by, facts);
}

test('the days of a stay are shown with nothing on them, and sometime comes last', () => {
  expect(keys(shown(plan))).toEqual([
    ['2027-03-19', 'a1', 'a2'],
    ['2027-03-20'],
    ['2027-03-21', 'e1'],
    [undefined, 'p1'],
  ]);
  expect(keys(withStayDays([], []))).toEqual([[undefined]]);
});

describe('one step', () => {
  test.for([
    ['a1', -1, undefined],
    ['a1', 1, { day: '2027-03-19', place: 1 }],
    ['a2', 1, { day: '2027-03-20', place: 0 }],
    ['e1', -1, { day: '2027-03-20', place: 0 }],
    ['p1', -1, { day: '2027-03-21', place: 1 }],
    ['p1', 1, undefined],
    ['a9', 1, undefined],
  ] as const)('%s by %i', ([key, by, spot]) => {
    expect(step(shown(plan), key, by)).toEqual(spot && expect.objectContaining(spot));
  });

  test('from the first place to the last and back, every place is passed once', () => {
    const walk = (start: Plan, by: -1 | 1) => {
      let [at, steps] = [start, 0];
      for (let spot = step(shown(at), 'a1', by); spot; spot = step(shown(at), 'a1', by)) {
        at = moveItem(at, 'a1', spot);
        steps += 1;
      }
      return { at, steps };
    };
    const down = walk(plan, 1);
    expect(keys(shown(down.at)).at(-1)).toEqual([undefined, 'p1', 'a1']);
    const up = walk(down.at, -1);
    expect(keys(shown(up.at))).toEqual(keys(shown(plan)));
    expect(up.steps).toBe(down.steps);
  });
});

describe('one step of what has an hour', () => {
  const [day] = STAY;
  const [early, late] = ['10:00', '14:00'].map((starts) => ({
    title: 'Event',
    path: '/',
    days: [{ startDate: '2027-03-19', endDate: '2027-03-19', starts }],
  }));
  const facts = new Map([
    ['e1', early ?? { title: '', path: '' }],
    ['e2', late ?? { title: '', path: '' }],
  ]);
  const seen = (of: Plan) => shown(of).map((one) => inOrderOfHours(one, facts));
  const planOf = (...on: string[]): Plan =>
    on.map((key, order) => ({ key, day, order, changes: 1 }));
  /** The first day after each step, until there is none; each is where it was said to be. */
  const walk = (start: Plan, key: string, by: -1 | 1) => {
    let at = start;
    const found: unknown[] = [];
    for (let spot = step(seen(at), key, by, facts); spot; ) {
      at = moveItem(at, key, spot);
      const there = seen(at).find((one) => one.day === spot?.day);
      expect(there?.items[spot.place]?.key).toBe(key);
      found.push(spot.day === day ? there?.items.map((item) => item.key).join(' ') : spot.day);
      spot = step(seen(at), key, by, facts);
    }
    return found;
  };

  test.for([
    [['e1', 'e2'], 'e1', 1, ['2027-03-20', '2027-03-21', undefined]],
    [['e1', 'a1', 'e2'], 'e1', 1, ['a1 e1 e2', '2027-03-20', '2027-03-21', undefined]],
    [['e2', 'a1', 'e1'], 'e1', 1, ['a1 e1 e2', '2027-03-20', '2027-03-21', undefined]],
    [['e1', 'a1', 'e2'], 'e2', -1, ['e1 e2 a1']],
    [['e1', 'e2'], 'e2', -1, []],
    [['e1', 'e2', 'a1'], 'a1', -1, ['e1 a1 e2', 'a1 e1 e2']],
  ] as const)('%j: %s by %i is seen, or it goes to another day', ([on, key, by, steps]) => {
    expect(walk(planOf(...on), key, by)).toEqual(steps);
  });
});
