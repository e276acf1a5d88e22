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
