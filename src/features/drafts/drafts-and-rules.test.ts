import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { dayOf } from '../../model/day/civil-day.ts';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { brokenBy } from './fixtures/checker/broken-by.ts';
import type { Rule } from './fixtures/checker/check-draft.ts';
import { violations } from './fixtures/checker/check-draft.ts';
import { knownFacts } from './fixtures/checker/known-facts.ts';
import { CABINS, shippedPlaces } from './fixtures/wishes.ts';
import type { Draft, DraftStop, Wish } from './wish.ts';

/** `npm run soak` tries 10,000 (soak/drafts.ts). */
test('240 random wishes over all days of a year break no rule of drafts', async () => {
  const { broken, stops } = await brokenBy({ seed: 57, editions: 24, wishesEach: 10 });
  expect(broken).toEqual([]);
  expect(stops).toBeGreaterThan(240);
});

const TODAY = dayOf(2026, 11, 26);
const FRIDAY = dayOf(2026, 12, 4);

const WISH: Wish = {
  arrival: FRIDAY,
  departure: FRIDAY + 2,
  base: CABINS,
  sky: 'fair',
  drive: 150,
  checkIn: 16 * 60,
};

const CHRISTMAS = dayOf(2026, 12, 25);
const EASTER = dayOf(2027, 3, 28);

const MILAM = 'a38';
const COURTHOUSE = 'a34';
const PECAN_STREET = 'a33';
const BUGGY_BARN = 'a37';
const GLASSWORKS = 'a23';
const OLD_BALDY = 'a28';
const JACOBS_WELL = 'a27';
const OLD_TUNNEL = 'a56';
const BLUE_HOLE = 'a3';
const HAMILTON_POOL = 'a9';
const REPTILANDIA = 'a31';
const SCIENCE_MILL = 'a29';
const MERCER = 'e26';

const at = (hour: number, minute = 0) => hour * 60 + minute;

const places = await shippedPlaces(TODAY);
const facts = knownFacts(contentOn(await shippedSnapshot(), TODAY));

function stop(key: string, from: number, notes: Partial<DraftStop> = {}): DraftStop {
  const place = places.find((one) => one.key === key);
  if (!place) throw new Error(`The content has no ${key} for drafts.`);
  return { place, from, to: from + place.takes, road: 0, ...notes };
}

/** A draft of Friday to Sunday. */
function draftOf(
  days: readonly (readonly DraftStop[])[],
  swaps: readonly DraftStop[][] = [],
  first = FRIDAY,
): Draft {
  return {
    days: days.map((stops, number) => ({
      day: first + number,
      stops,
      swap: swaps[number] ?? [],
      driving: 0,
      isShort: false,
      hasAnother: false,
    })),
    cost: undefined,
  };
}

const FRIDAYS = [stop(MILAM, at(16, 45)), stop(PECAN_STREET, at(18, 30))];
const SATURDAYS = [
  stop(MERCER, at(10), { usual: true }),
  stop(COURTHOUSE, at(13)),
  stop(OLD_BALDY, at(15), { callFirst: true }),
];

const check = (draft: Draft, wish = WISH, today = TODAY) =>
  violations(draft, wish, { facts, today }).map((text) => text.split(':')[0]);

test('a good draft breaks none of them, even if it’s a call that a bare day has', () => {
  expect(check(draftOf([FRIDAYS, SATURDAYS, [stop(COURTHOUSE, at(12))]].slice(0, 2)))).toEqual([]);
  expect(check(draftOf([[], [stop(OLD_BALDY, at(9), { callFirst: true })]]))).toEqual([]);
});

test.each<[Rule, Draft, Partial<Wish>?, number?]>([
  ['outside the stay', draftOf([FRIDAYS, SATURDAYS]), { departure: FRIDAY }],
  ['before check-in', draftOf([FRIDAYS]), { checkIn: at(17) }],
  ['light for the road', draftOf([[], [], [stop(COURTHOUSE, at(16, 15))]])],
  ['twice', draftOf([[stop(PECAN_STREET, at(18))], [stop(PECAN_STREET, at(12))]])],
  ['overlap', draftOf([[stop(MILAM, at(16, 45)), stop(PECAN_STREET, at(18))]])],
  ['not on', draftOf([[], [], [stop(MERCER, at(10), { usual: true })]])],
  [
    'season',
    draftOf([[], [stop(BLUE_HOLE, at(10), { callFirst: true }), stop(COURTHOUSE, at(14))]]),
  ],
  ['closed', draftOf([[], [], [stop(BUGGY_BARN, at(10))]])],
  [
    'dark',
    draftOf([[], [stop(COURTHOUSE, at(15)), stop(OLD_BALDY, at(17, 45), { callFirst: true })]]),
  ],
  ['hours', draftOf([[], [stop(COURTHOUSE, at(15, 45))]])],
  ['dog', draftOf([FRIDAYS]), { dog: true }],
  ['steps', draftOf([FRIDAYS]), { stepFree: true }],
  [
    'children',
    draftOf([[], [stop(OLD_TUNNEL, at(15), { callFirst: true })]]),
    { children: true, departure: FRIDAY + 5 },
  ],
  ['rain', draftOf([[], SATURDAYS]), { sky: 'rain' }],
  ['call first', draftOf([[], [stop(COURTHOUSE, at(11)), stop(GLASSWORKS, at(14))]])],
  [
    'call first',
    draftOf(
      [[stop(REPTILANDIA, at(11)), stop(COURTHOUSE, at(15), { callFirst: true })]],
      [],
      CHRISTMAS,
    ),
    { arrival: CHRISTMAS, departure: CHRISTMAS + 2, checkIn: 0 },
    CHRISTMAS,
  ],
  [
    'call first',
    draftOf(
      [[stop(REPTILANDIA, at(11)), stop(COURTHOUSE, at(15), { callFirst: true })]],
      [],
      EASTER,
    ),
    { arrival: EASTER, departure: EASTER + 2, checkIn: 0 },
    EASTER,
  ],
  [
    'call first twice',
    draftOf([
      [],
      [
        stop(OLD_BALDY, at(9), { callFirst: true }),
        stop(COURTHOUSE, at(11)),
        stop(GLASSWORKS, at(14), { callFirst: true }),
      ],
    ]),
  ],
  [
    'call first twice',
    draftOf([
      [],
      [
        stop(OLD_BALDY, at(9), { callFirst: true }),
        stop(GLASSWORKS, at(11), { callFirst: true }),
        stop(JACOBS_WELL, at(14), { callFirst: true }),
      ],
    ]),
  ],
  [
    'call first alone',
    draftOf([[stop(REPTILANDIA, at(11), { callFirst: true })]], [], CHRISTMAS),
    { arrival: CHRISTMAS, departure: CHRISTMAS + 2, checkIn: 0 },
    CHRISTMAS,
  ],
  ['usually', draftOf([[], [stop(MERCER, at(10))]])],
  [
    'reservation',
    draftOf([[], [stop(COURTHOUSE, at(11)), stop(HAMILTON_POOL, at(14), { callFirst: true })]]),
    {},
    FRIDAY + 1,
  ],
  [
    'driving',
    draftOf([[], [stop(COURTHOUSE, at(11)), stop(SCIENCE_MILL, at(12, 30))]]),
    { children: true },
  ],
  ['swap', draftOf([[], SATURDAYS], [[], [stop(MERCER, at(10), { usual: true })]])],
])('“%s” is caught', (rule, draft, change = {}, today = TODAY) => {
  expect(check(draft, { ...WISH, ...change }, today)).toContain(rule);
});

test('“canceled” is caught', () => {
  const canceled = new Map(facts);
  const fact = facts.get(MERCER);
  if (!fact) throw new Error('Christmas on Mercer is not in the content.');
  const days = fact.days.map((one) => ({ ...one, status: 'canceled' as const }));
  canceled.set(MERCER, { ...fact, days });
  const draft = draftOf([[], SATURDAYS]);
  expect(violations(draft, WISH, { facts: canceled, today: TODAY })).toEqual([
    'canceled: 2026-12-05 e26',
  ]);
});
