import { expect, test } from 'vitest';
import { contentOn } from '../../app/content-on.ts';
import { type CivilDay, dayOf, dayText } from '../../model/day/civil-day.ts';
import { shippedSnapshot } from '../../server/fixtures/shipped-snapshot.ts';
import { violations } from './fixtures/checker/check-draft.ts';
import { knownFacts } from './fixtures/checker/known-facts.ts';
import { ASKED_ON } from './fixtures/thirty-wishes.ts';
import { twentyTrips } from './fixtures/twenty-trips.ts';
import { BASES, shippedPlaces } from './fixtures/wishes.ts';
import { solveDays } from './solve/solve-days.ts';
import type { Base } from './wish.ts';

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

test.each(twentyTrips)(
  '$who: two visits on each whole day, and one when they come and when they go',
  ({ wish }) => {
    const { days } = solveDays(wish, places, ASKED_ON);
    const few = days.filter(({ day, stops }) => {
      const isWhole = wish.arrival < day && day < wish.departure;
      return stops.length < (isWhole ? 2 : 1);
    });
    expect(few.map(({ day }) => dayText(day))).toEqual([]);
  },
);

function found(who: string): string {
  const trip = twentyTrips.find((one) => one.who.includes(who));
  const days = trip ? solveDays(trip.wish, places, ASKED_ON).days : [];
  return days.flatMap(({ stops }) => stops.map(({ place }) => place.title)).join(', ');
}

test('who comes for the lights sees them, who comes for Oktoberfest or the roads, too', () => {
  expect(found('for the lights')).toContain('Trail of Lights');
  expect(found('for Oktoberfest')).toContain('Oktoberfest');
  expect(found('the roads')).toContain('third sister');
});

test('a stay in Fredericksburg has flowers in April, and the fair in June once its gates are open', () => {
  const base = BASES.find(({ town }) => town === 'Fredericksburg') as Base;
  const visits = (arrival: CivilDay) =>
    solveDays(
      { arrival, departure: arrival + 3, base, sky: 'fair', drive: 150, checkIn: 16 * 60 },
      places,
      ASKED_ON,
    ).days.flatMap(({ day, stops }) => stops.map(({ place }) => `${place.title}, day ${day}`));
  const april = visits(dayOf(2027, 4, 5)).join();
  expect(april).toContain('Wildseed Farms');
  // On Friday it begins at six.
  const saturday = dayOf(2027, 6, 19);
  expect(visits(saturday - 3)).toContain(`Stonewall Peach JAMboree, day ${saturday}`);
});
