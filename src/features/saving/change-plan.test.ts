import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { anyKey, anyPlan, seen } from '../fixtures/plans.ts';
import {
  addItem,
  addPlan,
  isFull,
  mergePlans,
  moveItem,
  noteItem,
  removeItem,
  replacePlan,
} from './change-plan.ts';
import { LONGEST_NOTE, MOST_ITEMS, type Plan, planDays, shownItems, townKey } from './plan.ts';

const DAY = '2027-03-19';

/** The keys of each day, in order; of sometime last. */
function keysOf(plan: Plan) {
  return planDays(plan).map(({ day, items }) => [day, items.map(({ key }) => key).join(' ')]);
}

const plan = ['a1', 'a2', 'a3'].reduce(
  (one: Plan, key, at) => addItem(one, { key, day: DAY }, at),
  [],
);

test('what is saved comes last on its day, or for sometime; days are in order and sometime is last', () => {
  const more = addItem(
    addItem(addItem(plan, { key: 'e1' }, 5), { key: 'p1', day: '2027-03-18' }, 6),
    { key: 'e2' },
    7,
  );
  expect(keysOf(more)).toEqual([
    ['2027-03-18', 'p1'],
    [DAY, 'a1 a2 a3'],
    [undefined, 'e1 e2'],
  ]);
});

test('saving it again changes nothing; what was taken out can be saved again', () => {
  expect(addItem(plan, { key: 'a1' }, 9)).toBe(plan);
  const without = removeItem(plan, 'a1', 9);
  expect(keysOf(without)).toEqual([[DAY, 'a2 a3']]);
  expect(keysOf(addItem(without, { key: 'a1' }, 10))).toEqual([
    [DAY, 'a2 a3'],
    [undefined, 'a1'],
  ]);
});

test('a full plan takes nothing more, and says so', () => {
  const full = Array.from({ length: MOST_ITEMS }, (_, at) => at + 1).reduce(
    (one: Plan, id) => addItem(one, { key: `a${id}` }, id),
    [],
  );
  expect([isFull(plan), isFull(full)]).toEqual([false, true]);
  expect(addItem(full, { key: 'e1' }, 99)).toBe(full);
});

test.each([
  ['up', { day: DAY, place: 0 }, [[DAY, 'a2 a1 a3']]],
  ['down', { day: DAY, place: 2 }, [[DAY, 'a1 a3 a2']]],
  [
    'to another day',
    { day: '2027-03-20', place: 0 },
    [
      [DAY, 'a1 a3'],
      ['2027-03-20', 'a2'],
    ],
  ],
  [
    'to sometime',
    { day: undefined, place: 9 },
    [
      [DAY, 'a1 a3'],
      [undefined, 'a2'],
    ],
  ],
])('moving %s', (_, to, expected) => {
  expect(keysOf(moveItem(plan, 'a2', to, 9))).toEqual(expected);
});

test('moving changes the stamps of those that move, and of no others', () => {
  const stamps = (one: Plan) =>
    shownItems(one)
      .map(({ key, stamp }) => `${key} ${stamp}`)
      .sort();
  expect(stamps(moveItem(plan, 'a2', { day: DAY, place: 0 }, 9))).toEqual(['a1 9', 'a2 9', 'a3 2']);
});

test('a note is one line without hidden characters; a longer one than 200 is refused, not cut', () => {
  const note = (words: string) =>
    noteItem(plan, 'a1', words, 9).find(({ key }) => key === 'a1')?.note;
  expect(note('  two\nlines \u202Eback ')).toBe('two lines  back');
  expect(note('🤠'.repeat(LONGEST_NOTE))).toHaveLength(2 * LONGEST_NOTE);
  expect(noteItem(plan, 'a1', 'x'.repeat(LONGEST_NOTE + 1), 9)).toBe(plan);
  expect(note('')).toBeUndefined();
});

test('of two tabs the later change of each thing counts, deletions included', () => {
  const one = noteItem(removeItem(plan, 'a1', 20), 'a2', 'one', 20);
  const other = noteItem(noteItem(plan, 'a1', 'kept?', 10), 'a2', 'other', 30);
  const merged = mergePlans(one, other);
  expect(keysOf(merged)).toEqual([[DAY, 'a2 a3']]);
  expect(shownItems(merged)[0]?.note).toBe('other');
});

test('a clock that is put back does not undo what comes after', () => {
  const noted = noteItem(noteItem(plan, 'a1', 'first', 1000), 'a1', 'second', 5);
  expect(mergePlans(noteItem(plan, 'a1', 'first', 1000), noted)[0]?.note).toBe('second');
});

test('merging is the same in any order and however often (2,000 cases)', () => {
  fc.assert(
    fc.property(anyPlan(), anyPlan(), anyPlan(), (a, b, c) => {
      const merged = mergePlans(mergePlans(a, b), c);
      expect(mergePlans(c, mergePlans(b, a))).toEqual(merged);
      expect(mergePlans(a, mergePlans(b, c))).toEqual(merged);
      expect(mergePlans(merged, a)).toEqual(merged);
    }),
    cases(2000),
  );
});

test('whatever is changed: no key twice, and only what was touched (2,000 cases)', () => {
  fc.assert(
    fc.property(anyPlan(), anyKey, fc.nat({ max: 5 }), (before, key, place) => {
      const changes = [
        addItem(before, { key, day: DAY }, 9),
        removeItem(before, key, 9),
        moveItem(before, key, { day: DAY, place }, 9),
        noteItem(before, key, 'note', 9),
      ];
      for (const after of changes)
        expect(new Set(after.map((item) => item.key)).size).toBe(after.length);
      expect(shownItems(removeItem(before, key, 9)).map((item) => item.key)).not.toContain(key);
    }),
    cases(2000),
  );
});

test('“Add to mine” keeps mine and adds the rest, “Replace mine” shows what the link has', () => {
  const theirs: Plan = [
    { key: 'a2', day: '2027-05-01', order: 0, stamp: 0 },
    { key: 'e5', day: '2027-05-01', order: 1, stamp: 0, note: 'At noon' },
  ];
  expect(keysOf(addPlan(plan, theirs, 9))).toEqual([
    [DAY, 'a1 a2 a3'],
    ['2027-05-01', 'e5'],
  ]);
  const replaced = replacePlan(plan, theirs, 9);
  expect(seen(planDays(replaced))).toEqual(seen(planDays(theirs)));
  expect(seen(planDays(mergePlans(plan, replaced)))).toEqual(seen(planDays(theirs)));
});

test('what was taken out is remembered for other tabs, the last 200', () => {
  let one: Plan = [];
  for (let id = 1; id <= 250; id += 1)
    one = removeItem(addItem(one, { key: `a${id}` }, id), `a${id}`, id);
  expect(one).toHaveLength(200);
  expect(one.map(({ key }) => key)).toContain('a250');
});

test('a town’s key is its letters, or a hash of them if they aren’t plain', () => {
  expect(townKey('Dripping Springs')).toBe('tdrippingsprings');
  expect(townKey('Río Frío')).toMatch(/^t0[a-z\d]{1,7}$/);
  expect(townKey('Río Frío')).not.toBe(townKey('Río Seco'));
});
