import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dayOf, dayText } from '../../../model/day/civil-day.ts';
import { anyCharacter } from '../../../model/fixtures/any-text.ts';
import { cases } from '../../../model/fixtures/cases.ts';
import { expectLinearTime } from '../../../model/fixtures/expect-linear-time.ts';
import { anyPlan, seen } from '../../fixtures/plans.ts';
import { MOST_ITEMS, type Plan, planDays } from '../../saving/plan.ts';
import { LONGEST_LINK, planLink } from './plan-link.ts';
import { readPlanLink } from './read-plan-link.ts';

const ADDRESS = 'https://www.hillcountrycabins.example/plan';

const trip: Plan = [
  { key: 'a12', day: '2027-03-19', order: 0, changes: 1, note: 'Bring boots: ½ day' },
  { key: 'e7', day: '2027-03-19', order: 1, changes: 2 },
  { key: 'p3', order: 0, changes: 3, agreed: 1, note: 'מחר 🤠' },
  { key: 'tdrippingsprings', day: '2027-03-20', order: 0, changes: 4 },
  { key: 'a9', day: '2027-03-20', order: 0, changes: 4, gone: 1 },
];

function linkOf(plan: Plan, withNotes = false): string {
  const made = planLink(ADDRESS, plan, withNotes);
  if (!('link' in made)) throw new Error('The notes are too long.');
  return made.link;
}

function readLink(link: string) {
  return readPlanLink(new URL(link).hash);
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16)}`;
}

/** What the plan in a link shows. */
function seenIn(link: string) {
  const read = readLink(link);
  return 'plan' in read ? seen(planDays(read.plan.items)) : read;
}

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

describe('a link that is not what it was', () => {
  test.each(['3.20270319_a12.abc', '17.', '3', '999999.x'])(
    '%s is of a newer version of the guide, which can be said',
    (fragment) => {
      expect(readPlanLink(fragment)).toEqual({ problem: 'newer' });
    },
  );

  test.each([
    '1',
    '2',
    '2.a12._.0',
    '1.',
    '1.a12',
    '1.20270319_a12.0',
    '0.20270319_a12.abc',
    'plan',
    '<script>alert(1)</script>',
    '%',
    '%E0%A4%A',
    '__proto__',
    '1.__proto__.abc',
    '\uD800',
  ])('%j is broken', (fragment) => {
    expect(readPlanLink(fragment)).toEqual({ problem: 'broken' });
  });

  test('a longer one of a newer version is said to be newer; of this version, none is longer', () => {
    const long = '.x'.repeat(LONGEST_LINK);
    expect(readPlanLink(`#3${long}`)).toEqual({ problem: 'newer' });
    expect(readPlanLink(`#2${long}`)).toEqual({ problem: 'broken' });
  });

  test.each(['a\u202Eb', 'x'.repeat(201), ' x'])(
    'one with the note %j, which nobody can write here, is broken',
    (note) => {
      const crafted = linkOf([{ key: 'a1', order: 0, changes: 1, note }], true);
      expect(readLink(crafted)).toEqual({ problem: 'broken' });
    },
  );

  test('one that lost its end is broken, wherever it was cut', () => {
    const { hash } = new URL(linkOf(trip, true));
    const read = Array.from({ length: hash.length - 2 }, (_, cut) =>
      readPlanLink(hash.slice(0, cut + 2)),
    );
    for (const one of read) expect(one).toEqual({ problem: 'broken' });
  });

  test.each([
    (link: string) => link.replaceAll('~', '%7e'),
    (link: string) => link.replaceAll('_', '%5F'),
    (link: string) => link.replace(/(?<=#).*/, (hash) => hash.replace(/[.~_-]/g, percent)),
    (link: string) => `${link}.`,
    (link: string) => `${link})`,
    (link: string) => `${link}%29.`,
    (link: string) => `${link}”`,
    (link: string) => `${link}%20`,
    (link: string) => `${link}&utm_source=x`,
    (link: string) => `${link}&amp;fbclid=a.b`,
  ])('fragment changed on the way: %s is read', (change) => {
    for (const withNotes of [false, true])
      expect(seenIn(change(linkOf(trip, withNotes)))).toEqual(seenIn(linkOf(trip, withNotes)));
  });

  test.each(['x', '9', 'é', '.x', '~a'])('one with %j behind it is broken', (added) => {
    expect(readLink(linkOf(trip) + added)).toEqual({ problem: 'broken' });
  });

  test('500 changed links and any text: no throw, and a plan that comes out is one that the link could have held', () => {
    const sign = fc.constantFrom(...'0129aetpCBOn_-~.%#<>"\'{}=/\\ \0é🤠');
    fc.assert(
      fc.property(
        anyPlan(),
        fc.boolean(),
        fc.nat(),
        fc.nat({ max: 3 }),
        sign,
        (plan, withNotes, at, length, put) => {
          const made = planLink(ADDRESS, plan, withNotes);
          const { hash } = new URL('link' in made ? made.link : `${ADDRESS}#1.`);
          const from = at % (hash.length + 1);
          const read = readPlanLink(hash.slice(0, from) + put + hash.slice(from + length));
          if ('plan' in read) expect('link' in planLink(ADDRESS, read.plan.items, true)).toBe(true);
        },
      ),
      cases(500),
    );
    fc.assert(
      fc.property(fc.string({ unit: anyCharacter }), (text) => {
        expect(readPlanLink(text)).toBeDefined();
      }),
      cases(500),
    );
  });

  test.each(['a', '.', '~', '_a1', '-', '%7E', '1.', '🤠'])(
    'reading takes no longer than the text, up to 1 MB of %j',
    async (unit) => {
      await expectLinearTime((length) => readPlanLink(`#2.${unit.repeat(length / unit.length)}`));
    },
  );
});
