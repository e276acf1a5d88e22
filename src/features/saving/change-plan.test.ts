import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../model/fixtures/cases.ts';
import { anyKey, anyPlan } from '../fixtures/plans.ts';
import { addItem, isFull, mergePlans, moveItem, noteItem, removeItem } from './change-plan.ts';
import { LONGEST_NOTE, MOST_ITEMS, type Plan, planDays, shownItems } from './plan.ts';
import { townKey } from './plan-key.ts';

const DAY = '2027-03-19';

/** The keys of each day, in order; of sometime last. */
function keysOf(plan: Plan) {
  return planDays(plan).map(({ day, items }) => [day, items.map(({ key }) => key).join(' ')]);
}

const plan = ['a1', 'a2', 'a3'].reduce((one: Plan, key) => addItem(one, { key, day: DAY }), []);

test('what is saved comes last on its day, or for sometime; days are in order and sometime is last', () => {
  const more = addItem(addItem(addItem(plan, { key: 'e1' }), { key: 'p1', day: '2027-03-18' }), {
    key: 'e2',
  });
  expect(keysOf(more)).toEqual([
    ['2027-03-18', 'p1'],
    [DAY, 'a1 a2 a3'],
    [undefined, 'e1 e2'],
  ]);
});

test('saving it again changes nothing; what was taken out can be saved again', () => {
  expect(addItem(plan, { key: 'a1' })).toBe(plan);
  const without = removeItem(plan, 'a1', 9);
  expect(keysOf(without)).toEqual([[DAY, 'a2 a3']]);
  expect(keysOf(addItem(without, { key: 'a1' }))).toEqual([
    [DAY, 'a2 a3'],
    [undefined, 'a1'],
  ]);
});

test('a full plan takes nothing more, and says so', () => {
  const full = Array.from({ length: MOST_ITEMS }, (_, at) => at + 1).reduce(
    (one: Plan, id) => addItem(one, { key: `a${id}` }),
    [],
  );
  expect([isFull(plan), isFull(full)]).toEqual([false, true]);
  expect(addItem(full, { key: 'e1' })).toBe(full);
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
  expect(keysOf(moveItem(plan, 'a2', to))).toEqual(expected);
});

test('moving counts as a change of those that move, and of no others', () => {
  const counts = (one: Plan) =>
    shownItems(one)
      .map(({ key, changes }) => `${key} ${changes}`)
      .sort();
  expect(counts(moveItem(plan, 'a2', { day: DAY, place: 0 }))).toEqual(['a1 2', 'a2 2', 'a3 1']);
});

test('a note is one line without hidden characters; a longer one than 200 is refused, not cut', () => {
  const note = (words: string) => noteItem(plan, 'a1', words).find(({ key }) => key === 'a1')?.note;
  expect(note('  two\nlines \u202Eback ')).toBe('two lines  back');
  expect(note('🤠'.repeat(LONGEST_NOTE))).toHaveLength(2 * LONGEST_NOTE);
  expect(noteItem(plan, 'a1', 'x'.repeat(LONGEST_NOTE + 1))).toBe(plan);
  expect(note('')).toBeUndefined();
});

test('of two versions of a thing, that which was changed more often stays, deletions included', () => {
  const one = noteItem(removeItem(noteItem(plan, 'a1', 'Go?'), 'a1', 20), 'a2', 'one');
  const other = noteItem(noteItem(noteItem(plan, 'a1', 'kept?'), 'a2', 'two'), 'a2', 'three');
  const merged = mergePlans(one, other);
  expect(keysOf(merged)).toEqual([[DAY, 'a2 a3']]);
  expect(shownItems(merged)[0]?.note).toBe('three');
});

test('of two that were changed as often, none is lost that somebody wants to keep', () => {
  const merged = mergePlans(removeItem(plan, 'a1', 20), noteItem(plan, 'a1', 'kept'));
  expect(shownItems(merged)[0]).toMatchObject({ key: 'a1', note: 'kept' });
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
        addItem(before, { key, day: DAY }),
        removeItem(before, key, 9),
        moveItem(before, key, { day: DAY, place }),
        noteItem(before, key, 'note'),
      ];
      for (const after of changes)
        expect(new Set(after.map((item) => item.key)).size).toBe(after.length);
      expect(shownItems(removeItem(before, key, 9)).map((item) => item.key)).not.toContain(key);
    }),
    cases(2000),
  );
});

test('what was taken out is remembered for other tabs and devices: the last 200, for 60 days', () => {
  let one: Plan = [];
  for (let id = 1; id <= 250; id += 1)
    one = removeItem(addItem(one, { key: `a${id}` }), `a${id}`, id);
  expect(one).toHaveLength(200);
  expect(one.map(({ key }) => key)).toContain('a250');
  const later = removeItem(addItem(one, { key: 'e1' }), 'e1', 251 + 60 * 86_400_000);
  expect(later.map(({ key }) => key)).toEqual(['e1']);
});

test('a town’s key is its letters, or a hash of them if they aren’t plain', () => {
  expect(townKey('Dripping Springs')).toBe('tdrippingsprings');
  expect(townKey('Río Frío')).toMatch(/^t0[a-z\d]{1,7}$/);
  expect(townKey('Río Frío')).not.toBe(townKey('Río Seco'));
});
