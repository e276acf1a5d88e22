import { expect, test } from 'vitest';
import { sceneryPaths, wholeScenery } from './scenery.ts';

test.each(['far', 'lit'] as const)(
  'the feet of %s hills are round, so that none looks sawn off on the map of a place',
  (kind) => {
    const feet = sceneryPaths(wholeScenery, 1)[kind].split('z').slice(0, -1);
    expect(feet.length).toBeGreaterThan(6);
    expect(feet.filter((hill) => !/q-[\d.]+ \d+-\d+ 0$/.test(hill))).toEqual([]);
  },
);

test('the shade of a hill is as large as the hill on every map, with halves in its shape, too', () => {
  const { shade } = sceneryPaths(wholeScenery, 0.5);
  expect(shade).toContain('q-4.75 1.5-9.5 1.85c2-3.5-1.5-7.5-4.5-11.35z');
});
