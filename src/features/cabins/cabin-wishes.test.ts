import { expect, test } from 'vitest';
import { cabinWishes, type WishedCabin } from './cabin-wishes.ts';

/** The wishes with the places of the cabins that fit. */
function choices(cabins: readonly WishedCabin[]) {
  return Object.fromEntries(
    cabinWishes(cabins).map(({ id, fits }) => [
      id,
      cabins.flatMap((cabin, place) => (fits(cabin) ? place : [])),
    ]),
  );
}

const dollars = (from: number) => ({ from, year: 2026 });

test('cabins are chosen by guests, dogs, steps and price, as far as that parts them (decision 51)', () => {
  expect(
    choices([
      { sleeps: 2, dogs: 'One dog', price: dollars(140) },
      { sleeps: 4, dogs: 'No dogs, please', price: dollars(190) },
      { sleeps: 8, stepFree: 'Yes, by a ramp', price: dollars(240) },
      { sleeps: 4, dogs: 'Two, on a leash', stepFree: 'No: two steps' },
    ]),
  ).toEqual({
    'guests-4': [1, 2, 3],
    'guests-8': [2],
    dogs: [0, 3],
    'step-free': [2],
    'up-to-150': [0],
    'up-to-200': [0, 1],
    'up-to-250': [0, 1, 2],
  });
});

test('what fits all or none is no choice, and two cabins need none (decision 51)', () => {
  const alike = { sleeps: 4, dogs: 'Yes', price: dollars(200) };
  expect(choices([alike, alike, alike])).toEqual({});
  expect(choices([alike, { sleeps: 2 }])).toEqual({});
  expect(choices([])).toEqual({});
});

test('of many sizes and prices, three of each are offered, more than the style sheet knows never (decision 51)', () => {
  const cabins = Array.from({ length: 12 }, (_, at) => ({
    sleeps: at + 2,
    dogs: at % 2 ? 'Yes' : 'No',
    stepFree: at % 3 ? 'Yes' : 'No',
    price: dollars(100 + at * 40),
  }));
  const ids = cabinWishes(cabins).map(({ id }) => id);
  expect(ids).toEqual([
    'guests-3',
    'guests-6',
    'guests-10',
    'dogs',
    'step-free',
    'up-to-100',
    'up-to-275',
    'up-to-425',
  ]);
});
