import { expect, test } from 'vitest';
import { townIn } from './location-town.ts';

test.each([
  ['Zilker Park, Austin, TX', 'Austin'],
  ['Courthouse square, Johnson City', 'Johnson City'],
  ['Sunday Farms, US 290 east of Fredericksburg', undefined],
  ['Gruene Historic District', undefined],
  ['Luckenbach, ', undefined],
  ['', undefined],
  ['Zilker Park, Austin, TX, USA', 'Austin'],
  ['Zilker Park, Austin, Tx', 'Austin'],
  ['Austin, TX', 'Austin'],
  ['Fredericksburg, TX 78624', 'Fredericksburg'],
  ['Fredericksburg TX 78624', 'Fredericksburg'],
  ['126 W Main St, Fredericksburg, Texas 78624-1234, United States', 'Fredericksburg'],
  ['100 Congress Ave., Austin, Travis County, tx., U.S.A.', 'Austin'],
  ['Luckenbach Texas Dance Hall, Luckenbach', 'Luckenbach'],
  ['1 Main St, TX 78624', undefined],
  ['TX', undefined],
])('town in a location: the town of "%s" is %s', (location, town) => {
  expect(townIn(location)).toBe(town);
});

test.each([
  ['Mason', 'Mason'],
  ['Mason, TX, USA', 'Mason'],
  ['Mason, the old courthouse square', 'Mason'],
  ['Masonic Lodge', undefined],
])(
  'town in a location: the town of "%s" is %s if the guide has one of that name',
  (location, town) => {
    expect(townIn(location, new Set(['Mason']))).toBe(town);
  },
);
