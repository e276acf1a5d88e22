import { expect, test } from 'vitest';
import { locationParts, townIn } from './location-town.ts';

test.each([
  ['Zilker Park, Austin, TX', 'Austin'],
  ['Courthouse square, Johnson City', 'Johnson City'],
  ['Sunday Farms, US 290 east of Fredericksburg', undefined],
  ['Gruene Historic District', undefined],
  ['Luckenbach, ', undefined],
  ['', undefined],
])('the town of "%s" is %s', (location, town) => {
  expect(townIn(location)).toBe(town);
});

test('the parts of a location leave out the state', () => {
  expect(locationParts('Zilker Park, Austin, Texas')).toEqual(['Zilker Park', 'Austin']);
});
