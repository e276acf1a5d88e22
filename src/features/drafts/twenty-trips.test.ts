import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { violations } from './fixtures/checker/check-draft.ts';
import { knownFacts } from './fixtures/checker/known-facts.ts';
import { ASKED_ON } from './fixtures/thirty-wishes.ts';
import { twentyTrips } from './fixtures/twenty-trips.ts';
import { shippedPlaces } from './fixtures/wishes.ts';
import { solveDays } from './solve/solve-days.ts';

const places = await shippedPlaces(ASKED_ON);
const facts = knownFacts(contentOn(await shippedSnapshot(), ASKED_ON));

test.each(twentyTrips)(
  '$who: no day breaks a rule, and an empty one says what costs it',
  (trip) => {
    const draft = solveDays(trip.wish, places, ASKED_ON);
    expect(violations(draft, trip.wish, { facts, today: ASKED_ON })).toEqual([]);
    const isEmpty = draft.days.every(({ stops }) => stops.length === 0);
    expect(isEmpty && draft.cost === undefined).toBe(false);
  },
);

test('who comes for the lights sees them, who comes for Oktoberfest, too', () => {
  const found = (who: string) => {
    const trip = twentyTrips.find((one) => one.who.includes(who));
    const days = trip ? solveDays(trip.wish, places, ASKED_ON).days : [];
    return days.flatMap(({ stops }) => stops.map(({ place }) => place.title)).join(', ');
  };
  expect(found('for the lights')).toContain('Trail of Lights');
  expect(found('for Oktoberfest')).toContain('Oktoberfest');
});
