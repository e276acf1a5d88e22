import { expect, test } from 'vitest';
import { openConnection, openDatabase, storeOn } from '../../content/postgres/fixtures/database.ts';
import { openDesk } from './fixtures/open-desk.ts';
import { publisherOf, secondDesk } from './fixtures/second-desk.ts';
import { actAsTwo, HAPPENS, STEPS, seeds } from './fixtures/two-people.ts';

test.each(seeds)(
  'PostgreSQL: two people and another desk, in any order: nothing is lost, the history is complete, and both are told (seed %i; npm run soak has 100)',
  async (seed) => {
    const { url, store } = await openDatabase();
    const desk = await openDesk(store);
    const other = publisherOf(secondDesk(desk, storeOn(openConnection(url)), true), 'Ann');
    const counts = await actAsTwo(desk, seed, STEPS, other);
    if (seed === seeds[0]) expect(HAPPENS.filter((what) => !counts[what])).toEqual([]);
  },
);
