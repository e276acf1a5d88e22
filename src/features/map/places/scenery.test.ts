import { expect, test } from 'vitest';
import { hills } from './scenery.ts';

test.each([['far', hills.far] as const, ['near', hills.lit] as const])(
  'the feet of %s hills are round, so that none looks sawn off on the map of a place',
  (_, path) => {
    const feet = path.split('z').slice(0, -1);
    expect(feet.length).toBeGreaterThan(6);
    expect(feet.filter((hill) => !/q-[\d.]+ \d+-\d+ 0$/.test(hill))).toEqual([]);
  },
);
