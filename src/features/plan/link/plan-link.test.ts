import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dayOf, dayText } from '../../../model/day/civil-day.ts';
import { cases } from '../../../model/fixtures/cases.ts';
import { ADDRESS, linkOf, readLink, seenIn, trip } from '../../fixtures/plan-links.ts';
import { anyPlan, seen } from '../../fixtures/plans.ts';
import { MOST_ITEMS, planDays } from '../../saving/plan.ts';
import { LONGEST_LINK, planLink } from './plan-link.ts';
import { readPlanLink } from './read-plan-link.ts';

test('a link holds days, order and what is for sometime; notes only if they are ticked (decision 35)', () => {
  expect(linkOf(trip)).toMatch(
    /^https:\/\/www\.hillcountrycabins\.example\/plan#2\.20270319_a12-e7C2~20270320_tdrippingspringsC4~_p3C3B1\._a9C4\.[a-z\d]+$/,
  );
  expect(seenIn(linkOf(trip))).toEqual(seen(planDays(trip.map(({ note: _, ...item }) => item))));
  expect(seenIn(linkOf(trip, true))).toEqual(seen(planDays(trip)));
});

test('a link tells how often each thing was changed, up to where both had the same, and what was taken out', () => {
  const read = readLink(linkOf(trip, true));
  const items = 'plan' in read ? read.plan.items : [];
  const counts = items.map(({ key, changes, agreed, gone }) => [
    key,
    changes,
    agreed,
    Boolean(gone),
  ]);
  expect(counts).toEqual([
    ['a12', 1, undefined, false],
    ['e7', 2, undefined, false],
    ['tdrippingsprings', 4, undefined, false],
    ['p3', 3, 1, false],
    ['a9', 4, undefined, true],
  ]);
});

test.each([
  ['#1.20270319_a12-e7~_p3.Qm9vdHM6IMK9IGRheQ.19jqyqe', 'Boots: ½ day'],
  ['#1.20270319_a12-e7~_p3.2m7svs', undefined],
])('%s, a link of version 1, still opens', (link, note) => {
  expect(readPlanLink(link)).toMatchObject({
    plan: { hasCounts: false, hasNotes: note !== undefined },
  });
  expect(seenIn(ADDRESS + link)).toEqual([
    {
      day: '2027-03-19',
      items: [
        { key: 'a12', note },
        { key: 'e7', note: undefined },
      ],
    },
    { day: undefined, items: [{ key: 'p3', note: undefined }] },
  ]);
});

test('a link holds the dates of the stay', () => {
  const made = planLink(ADDRESS, trip, true, '#2027-03-19/2027-03-21');
  const { hash } = new URL('link' in made ? made.link : ADDRESS);
  expect(hash).toContain('.s2027031920270321.n');
  expect(readPlanLink(hash)).toMatchObject({ plan: { stay: '#2027-03-19/2027-03-21' } });
});

test('an empty plan has a link, and no fragment is no plan', () => {
  expect(seenIn(linkOf([]))).toEqual([]);
  expect(readPlanLink('')).toEqual({ problem: 'none' });
  expect(readPlanLink('#')).toEqual({ problem: 'none' });
});

test('500 random plans come back from their links as they were, and no link is longer than 2,000 characters', () => {
  fc.assert(
    fc.property(anyPlan(), fc.boolean(), (plan, withNotes) => {
      const made = planLink(ADDRESS, plan, withNotes);
      if ('notesTooLong' in made) return expect(withNotes).toBe(true);
      expect(made.link.length).toBeLessThanOrEqual(LONGEST_LINK);
      expect(made.link).toMatch(/^[\w.~:/#-]+[a-z\d]$/);
      const shown = withNotes ? plan : plan.map(({ note: _, ...item }) => item);
      expect(seenIn(made.link)).toEqual(seen(planDays(shown)));
    }),
    cases(500),
  );
});

test('60 things without notes always fit, with the largest ids and each on a day of its own', () => {
  const plan = Array.from({ length: MOST_ITEMS }, (_, index) => ({
    key: `a${2_147_483_647 - index}`,
    day: dayText(dayOf(2027, 1, 1 + 2 * index)),
    order: 0,
    changes: 36,
    agreed: 35,
  }));
  const link = linkOf(plan);
  expect(link.length).toBeLessThanOrEqual(LONGEST_LINK - 150);
  expect(seenIn(link)).toEqual(seen(planDays(plan)));
});

test('ticked notes that do not fit are named, and nothing is cut', () => {
  const plan = Array.from({ length: 20 }, (_, index) => ({
    key: `a${index + 1}`,
    order: index,
    note: index < 12 ? 'x'.repeat(200) : 'short',
    changes: 1,
  }));
  const made = planLink(ADDRESS, plan, true);
  const named = 'notesTooLong' in made ? made.notesTooLong : [];
  expect(named.map(({ key }) => key)).toEqual(['a7', 'a8', 'a9', 'a10', 'a11', 'a12']);
  const shortened = plan.map((item) =>
    named.includes(item) ? { ...item, note: 'shorter' } : item,
  );
  expect(seenIn(linkOf(shortened, true))).toEqual(seen(planDays(shortened)));
  expect(linkOf(plan)).not.toContain('undefined');
});
