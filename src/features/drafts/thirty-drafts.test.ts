import { expect, test } from 'vitest';
import { dayParts } from '../../model/day/civil-day.ts';
import { readAllMonths } from '../../model/when/words/months.ts';
import type { DraftPlace } from './draft-place.ts';
import { ASKED_ON, thirtyWishes } from './fixtures/thirty-wishes.ts';
import { shippedPlaces } from './fixtures/wishes.ts';
import { solveDays } from './solve/solve-days.ts';
import type { Wish } from './wish.ts';

const places = await shippedPlaces(ASKED_ON);
const drafts = thirtyWishes.map((wish) => solveDays(wish, places, ASKED_ON));

/** Water is for April to October. */
function isInSeason({ months, category }: DraftPlace, { arrival }: Wish): boolean {
  const { month } = dayParts(arrival);
  if (months) return readAllMonths(months).includes(month);
  return !category.startsWith('Water') || (month >= 4 && month <= 10);
}

test('of thirty drafts of a year, no place stands in more than a third of those of its season', () => {
  const often = places
    .filter(({ days }) => days === undefined)
    .flatMap((place) => {
      const season = thirtyWishes.filter((wish) => isInSeason(place, wish)).length;
      const found = drafts.filter(({ days }) =>
        days.some(({ stops }) => stops.some((stop) => stop.place === place)),
      ).length;
      return found * 3 > season ? [`${place.title}: ${found} of ${season}`] : [];
    });
  expect(often).toEqual([]);
});

test('most whole days have something, and none has more than four stops', () => {
  const whole = drafts.flatMap(({ days }, number) => {
    const { arrival, departure } = thirtyWishes[number] as Wish;
    return days.filter(({ day }) => day > arrival && day < departure);
  });
  expect(whole.filter(({ isShort }) => isShort).length).toBeLessThan(whole.length / 3);
  expect(Math.max(...whole.map(({ stops }) => stops.length))).toBe(4);
});

test('the same wish has the same draft, and “Another day” another one', () => {
  const [wish] = thirtyWishes as [Wish];
  const day = wish.arrival + 1;
  const stops = (turns: number) =>
    solveDays({ ...wish, turns: { [day]: turns } }, places, ASKED_ON)
      .days.find((one) => one.day === day)
      ?.stops.map(({ place }) => place.key);
  expect(stops(0)).toEqual(stops(0));
  expect(new Set([0, 1, 2].map((turns) => stops(turns)?.toSorted().join())).size).toBe(3);
});

test('what is kept stays, what is out stays out, and a day with a stop less has none in its place', () => {
  const [wish] = thirtyWishes as [Wish];
  const day = wish.arrival + 1;
  const stopsOf = (changed: Partial<Wish>) =>
    solveDays({ ...wish, ...changed }, places, ASKED_ON)
      .days.find((one) => one.day === day)
      ?.stops.map(({ place }) => place.key) ?? [];
  const [first = '', ...others] = stopsOf({});
  const kept = others.map((key) => ({ day, key }));
  const another = stopsOf({ kept, out: [first], most: { [day]: others.length + 1 } });
  expect(another).toHaveLength(others.length + 1);
  expect(another).not.toContain(first);
  expect(another).toEqual(expect.arrayContaining(others));
  const less = stopsOf({ kept, out: [first], most: { [day]: others.length } });
  expect(less.toSorted()).toEqual(others.toSorted());
});

test('a wish that leaves little says what it costs, and how much there would be without it', () => {
  const [wish] = thirtyWishes as [Wish];
  const { days, cost } = solveDays({ ...wish, drive: 60 }, places, ASKED_ON);
  expect(days.some(({ isShort }) => isShort)).toBe(true);
  expect(cost).toEqual({ wish: 'drive', minutes: 30, places: expect.any(Number) });
  const dog = solveDays({ ...wish, dog: true }, places, ASKED_ON);
  expect(dog.cost?.wish).toBe('dog');
});
