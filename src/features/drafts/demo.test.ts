import { test } from 'vitest';
import { dayOf } from '../../model/day/civil-day.ts';
import { draftInWords } from './fixtures/draft-in-words.ts';
import { CABINS, shippedPlaces } from './fixtures/wishes.ts';
import { solveDays } from './solve/solve-days.ts';

test('demo', async () => {
  const today = dayOf(2026, 11, 26);
  const places = await shippedPlaces(today);
  console.log(places.length, JSON.stringify(places).length);
  for (const [m, d, y] of [
    [12, 4, 2026],
    [1, 15, 2027],
    [3, 26, 2027],
    [4, 16, 2027],
    [6, 18, 2027],
    [7, 9, 2027],
    [9, 10, 2027],
    [10, 15, 2027],
  ] as const)
    for (const children of [false, true]) {
      const arrival = dayOf(y, m, d);
      const t = performance.now();
      const draft = solveDays(
        {
          arrival,
          departure: arrival + 3,
          base: CABINS,
          children,
          sky: 'fair',
          drive: children ? 90 : 150,
          checkIn: 960,
        },
        places,
        today,
      );
      console.log(
        y,
        m,
        d,
        children ? 'children' : '',
        (performance.now() - t).toFixed(0) + 'ms\n' + draftInWords(draft),
      );
    }
});
