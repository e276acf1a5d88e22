import { expect, test } from 'vitest';
import { fixedTowns } from './fixed-towns.ts';
import { mapStops } from './map-stops.ts';

test('the towns are numbered from Wimberley outward, in whole straight-line miles', () => {
  const stops = mapStops(fixedTowns).map(({ number, name, miles }) => `${number} ${name} ${miles}`);
  expect(stops).toHaveLength(18);
  expect(stops.slice(0, 4)).toEqual([
    '1 Wimberley 0',
    '2 Dripping Springs 13',
    '3 Gruene 18',
    '4 New Braunfels 20',
  ]);
});

test('towns at the same distance stay in the order given', () => {
  const place = { latitude: 30.1, longitude: -98.2 };
  const stops = mapStops([
    { name: 'Zuehl', ...place },
    { name: 'Art', ...place },
  ]);
  expect(stops.map(({ name }) => name)).toEqual(['Zuehl', 'Art']);
});
