import { expect, test } from 'vitest';
import { dayOf, dayParts } from '../../model/day/civil-day.ts';
import { readAllMonths } from '../../model/when/words/months.ts';
import type { DraftPlace } from './draft-place.ts';
import { ASKED_ON, thirtyWishes } from './fixtures/thirty-wishes.ts';
import { BASES, shippedPlaces } from './fixtures/wishes.ts';
import { draftInSteps, solveDays } from './solve/solve-days.ts';
import type { Base, DraftSoFar, Wish } from './wish.ts';

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

test('an event whose next days nobody knows yet is in no draft, and isn’t sent', async () => {
  const inJuly = await shippedPlaces(dayOf(2027, 7, 1));
  expect(inJuly.filter(({ days }) => days?.length === 0).map(({ title }) => title)).toEqual([]);
});

test('most whole days have something, and none has more than four stops', () => {
  const whole = drafts.flatMap(({ days }, number) => {
    const { arrival, departure } = thirtyWishes[number] as Wish;
    return days.filter(({ day }) => day > arrival && day < departure);
  });
  expect(whole.filter(({ isShort }) => isShort).length).toBeLessThan(whole.length / 5);
  expect(Math.max(...whole.map(({ stops }) => stops.length))).toBe(4);
});

test('no day has more road than half again the time of its visits, and Christmas promises nothing', () => {
  for (const { days } of drafts)
    for (const { driving, stops } of days) {
      const staying = stops.reduce((sum, { place }) => sum + place.takes, 0);
      expect(driving).toBeLessThanOrEqual(1.5 * staying);
    }
  const [wish] = thirtyWishes as [Wish];
  const christmas = dayOf(2026, 12, 25);
  const draft = solveDays(
    { ...wish, arrival: christmas - 1, departure: christmas + 1 },
    places,
    ASKED_ON,
  );
  const stops = draft.days.find(({ day }) => day === christmas)?.stops ?? [];
  expect(stops.map(({ callFirst }) => callFirst)).not.toContain(undefined);
  expect(stops.some(({ place }) => place.openAir)).toBe(true);
});

test('a draft in steps has its days first, then their swaps, and ends as the whole one', () => {
  const [wish] = thirtyWishes as [Wish];
  const steps = draftInSteps(wish, places, ASKED_ON);
  const soFar: DraftSoFar[] = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) soFar.push(step.value);
  expect(soFar.map(({ days }) => days.length)).toEqual([1, 2, 3, 3, 3, 3]);
  expect(soFar.map(({ days }) => days.filter(({ swap }) => swap).length)).toEqual([
    0, 0, 0, 1, 2, 3,
  ]);
  expect(step.value).toEqual(solveDays(wish, places, ASKED_ON));
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
  const kept = [...others, ...others].map((key) => ({ day, key }));
  const another = stopsOf({ kept, out: [first], most: { [day]: others.length + 1 } });
  expect(another).toHaveLength(others.length + 1);
  expect(another).not.toContain(first);
  expect(another).toEqual(expect.arrayContaining(others));
  const less = stopsOf({ kept, out: [first], most: { [day]: others.length } });
  expect(less).toEqual(others);
});

test('a wish that leaves little says what it costs, and how much there would be without it', () => {
  const [wish] = thirtyWishes as [Wish];
  const { days, cost } = solveDays({ ...wish, drive: 5 }, places, ASKED_ON);
  expect(days.some(({ isShort }) => isShort)).toBe(true);
  expect(cost).toEqual({ wish: 'drive', minutes: 30, places: expect.any(Number) });
});

test('a day has something sure and one call beside it, or, if it would be bare, two calls', () => {
  const [wish] = thirtyWishes as [Wish];
  const saturday = wish.arrival + 1;
  const callsOf = (...keys: string[]) =>
    solveDays(
      wish,
      places.filter(({ key }) => keys.includes(key)),
      ASKED_ON,
    )
      .days.find(({ day }) => day === saturday)
      ?.stops.map(({ place, callFirst }) => `${place.key}${callFirst ? '?' : ''}`);
  const [buggyBarn, oldBaldy, glassworks, emilyann] = ['a37', 'a28', 'a23', 'a65'];
  expect(callsOf(buggyBarn, glassworks, emilyann)).toHaveLength(2);
  expect(callsOf(buggyBarn, glassworks, emilyann)).toContain(buggyBarn);
  expect(callsOf(oldBaldy, glassworks, emilyann)).toHaveLength(2);
  expect(callsOf(oldBaldy, glassworks, emilyann)?.join()).toMatch(/^a\d+\?,a\d+\?$/);
});

test('an empty draft names the wish that costs most, even if it’s only where one starts from', () => {
  const [wish] = thirtyWishes as [Wish];
  const ozona = { town: 'Ozona', latitude: 30.7102, longitude: -101.2007 };
  const arrival = dayOf(2027, 6, 14);
  const from = (more: Partial<Wish>) =>
    solveDays({ ...wish, arrival, departure: arrival + 3, base: ozona, ...more }, places, ASKED_ON);
  const { days, cost } = from({});
  expect(days.every(({ stops }) => stops.length === 0)).toBe(true);
  expect(cost).toMatchObject({ wish: 'base', base: { town: 'Wimberley' } });
  expect(cost?.places).toBeGreaterThan(0);
  const bandera = BASES.find(({ town }) => town === 'Bandera') as Base;
  const dog = from({ dog: true, sky: 'heat', base: bandera });
  expect(dog.days.some(({ isShort }) => isShort)).toBe(true);
  expect(dog.cost?.wish).toBe('dog');
});
