import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cases } from '../../../model/fixtures/cases.ts';
import { addItem, mergePlans, moveItem, noteItem, removeItem } from '../../saving/change-plan.ts';
import { type Plan, shownItems } from '../../saving/plan.ts';
import { readStoredPlan, storedText } from '../../saving/stored-plan.ts';
import { comparePlans, type Difference } from './compare-plans.ts';
import { planLink } from './plan-link.ts';
import { type LinkedPlan, readPlanLink } from './read-plan-link.ts';
import { takePlan, untakePlan } from './take-plan.ts';

const [SATURDAY, SUNDAY] = ['2027-03-20', '2027-03-21'];

/** The plan as it arrives by its link. */
function linked(plan: Plan, withNotes = true): LinkedPlan {
  const made = planLink('https://hillcountry.example/plan', plan, withNotes);
  const read = readPlanLink('link' in made ? new URL(made.link).hash : '');
  if (!('plan' in read)) throw new Error('The link cannot be read.');
  return read.plan;
}

function compare(mine: Plan, theirs: Plan) {
  return comparePlans(mine, linked(theirs)).map(
    ({ theirs: { key }, kind, isTheirs }) => `${key} ${kind} ${isTheirs ? 'theirs' : 'mine'}`,
  );
}

type Takes = (difference: Difference) => boolean;

function take(mine: Plan, theirs: Plan, takes: Takes = ({ isTheirs }) => isTheirs): Plan {
  const link = linked(theirs);
  return takePlan(mine, link, comparePlans(mine, link), takes, 1);
}

/** What visitors see, in an order of its own. */
function seen(plan: Plan) {
  return shownItems(plan)
    .map(({ key, day, order, note }) => ({ key, day, order, note: note || undefined }))
    .sort((one, other) => (one.key < other.key ? -1 : 1));
}

const mine = ['a1', 'a2', 'e3'].reduce((plan: Plan, key) => addItem(plan, { key }), []);
/** The same plan on the phone of the other. */
const theirs = take([], mine);

test('what only they changed is theirs to take; what only I changed isn’t said', () => {
  const changed = noteItem(moveItem(theirs, 'a1', { day: SATURDAY, place: 0 }), 'a2', 'Boots');
  const out = addItem(removeItem(changed, 'e3', 5), { key: 'p4' });
  expect(compare(mine, out)).toEqual([
    'a1 changed theirs',
    'a2 changed theirs',
    'p4 new theirs',
    'e3 changed theirs',
  ]);
  expect(seen(take(mine, out))).toEqual(seen(out));
  expect(compare(out, mine)).toEqual([]);
  expect(compare(take(mine, out), out)).toEqual([]);
});

test('after both agreed once, it goes on in both directions', () => {
  const first = moveItem(theirs, 'a1', { day: SATURDAY, place: 0 });
  const second = moveItem(take(mine, first), 'a1', { day: SUNDAY, place: 0 });
  expect(compare(first, second)).toEqual(['a1 changed theirs']);
  const third = removeItem(take(first, second), 'a1', 9);
  expect(compare(second, third)).toEqual(['a1 changed theirs']);
  expect(seen(take(second, third))).toEqual(seen(third));
});

test.each<[string, (plan: Plan) => Plan]>([
  ['moved', (plan) => moveItem(plan, 'a1', { day: SUNDAY, place: 0 })],
  ['noted twice', (plan) => noteItem(noteItem(plan, 'a1', 'Boots'), 'a1', 'Sandals')],
  ['taken out', (plan) => removeItem(plan, 'a1', 5)],
])(
  'both changed a row, I have %s it: both are shown, and the same stays on both sides',
  (_, change) => {
    const one = change(mine);
    const other = moveItem(theirs, 'a1', { day: SATURDAY, place: 0 });
    for (const compared of [compare(one, other), compare(other, one)])
      expect(compared).toEqual([expect.stringMatching(/^a1 both/)]);
    expect(seen(take(one, other))).toEqual(seen(take(other, one)));
  },
);

test('who decides against what would stay, by a tick, decides for both', () => {
  const one = moveItem(mine, 'a1', { day: SATURDAY, place: 0 });
  const other = moveItem(theirs, 'a1', { day: SUNDAY, place: 0 });
  const chosen = take(one, other, ({ isTheirs }) => !isTheirs);
  const [difference] = comparePlans(other, linked(chosen));
  expect(difference).toMatchObject({ theirs: { key: 'a1' }, kind: 'changed', isTheirs: true });
  expect(seen(take(other, chosen))).toEqual(seen(chosen));
});

test('what is not taken stays, and is said again the next time', () => {
  const other = moveItem(theirs, 'a1', { day: SATURDAY, place: 0 });
  const kept = take(mine, other, () => false);
  expect(seen(kept)).toEqual(seen(mine));
  expect(compare(kept, other)).toEqual(['a1 changed theirs']);
});

test('a link without notes takes no note away', () => {
  const noted = noteItem(mine, 'a1', 'Boots');
  const link = linked(
    moveItem(noteItem(theirs, 'a2', 'Hat'), 'a1', { day: SATURDAY, place: 0 }),
    false,
  );
  const taken = takePlan(noted, link, comparePlans(noted, link), () => true, 1);
  expect(shownItems(taken).find(({ key }) => key === 'a1')).toMatchObject({
    day: SATURDAY,
    note: 'Boots',
  });
});

test('links full of what they took out leave what is saved, and little else is remembered of them', () => {
  const saved = addItem(mine, { key: 'tmason' });
  const stored = [1, 2, 3, 4].reduce((plan: Plan, first) => {
    const gone = Array.from({ length: 315 }, (_, at) => ({
      ...{ key: `a${first * 1000 + at}`, order: 0, changes: 1, gone: 1 },
    }));
    return readStoredPlan(storedText(mergePlans(plan, take(plan, gone)))) ?? [];
  }, saved);
  expect(seen(stored)).toEqual(seen(saved));
  const last = take(saved, stored);
  expect(last.length).toBeLessThanOrEqual(204);
});

test('counts and places in a link that nobody can reach leave room for what the visitor does next', () => {
  const crafted = [{ key: 'a1', order: 36 ** 4 - 1, changes: 36 ** 4 - 1 }];
  const taken = addItem(take([], crafted), { key: 'a2' });
  expect(shownItems(linked(taken).items).map(({ key }) => key)).toEqual(['a1', 'a2']);
  const without = removeItem(taken, 'a1', 5);
  expect(shownItems(mergePlans(taken, without)).map(({ key }) => key)).toEqual(['a2']);
});

test('undo brings back what the taking changed, and leaves what came after', () => {
  const other = addItem(removeItem(moveItem(theirs, 'a1', { day: SATURDAY, place: 0 }), 'e3', 5), {
    key: 'p4',
  });
  const taken = take(mine, other);
  const later = noteItem(taken, 'a2', 'Boots');
  expect(seen(untakePlan(later, mine, taken, 9))).toEqual(seen(noteItem(mine, 'a2', 'Boots')));
});

/** Some edits, as numbers. */
const edits = fc.array(
  fc.record({
    what: fc.constantFrom('add', 'move', 'note', 'remove'),
    key: fc.constantFrom('a1', 'a2', 'e3', 'e4', 'p5', 'tmason'),
    day: fc.constantFrom(undefined, SATURDAY, SUNDAY),
    place: fc.nat({ max: 3 }),
  }),
  { maxLength: 6 },
);
type Edits = typeof edits extends fc.Arbitrary<infer Made> ? Made : never;

function edited(plan: Plan, made: Edits): Plan {
  return made.reduce((before, { what, key, day, place }) => {
    if (what === 'add') return addItem(before, { key, day });
    if (what === 'move') return moveItem(before, key, { day, place });
    if (what === 'note') return noteItem(before, key, `Note ${place}`);
    return removeItem(before, key, 5);
  }, plan);
}

test('“take all”, in any order, ends with the same plan, and nothing is lost that nobody removed (1,000 pairs and triples)', () => {
  fc.assert(
    fc.property(edits, edits, edits, edits, edits, (before, made, other, third, later) => {
      const start = edited([], before);
      const one = edited(start, made);
      const two = edited(take([], start), other);
      const three = edited(take([], start), third);
      const pair = take(one, two);
      expect(seen(pair)).toEqual(seen(take(two, one)));
      const all = [take(pair, three), take(take(three, two), one), take(take(two, three), one)];
      for (const plan of all) expect(seen(plan)).toEqual(seen(all[0] ?? []));
      // One goes on, and the others follow.
      const further = edited(all[1] ?? [], later);
      for (const plan of [all[0] ?? [], three, two])
        expect(seen(take(take(plan, all[0] ?? []), further))).toEqual(seen(further));
      const removed = [before, made, other, third].flat().filter(({ what }) => what === 'remove');
      for (const { key } of [one, two, three].flatMap(shownItems))
        if (!removed.some((edit) => edit.key === key))
          expect(shownItems(pair.concat(all[0] ?? [])).map((item) => item.key)).toContain(key);
    }),
    cases(1000),
  );
});
