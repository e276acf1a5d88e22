import fc from 'fast-check';
import { test } from 'vitest';
import { openConnection, openDatabase, storeOn } from '../postgres/fixtures/database.ts';
import { steps, TwoPublishers } from './fixtures/two-publishers.ts';

/** Each play reads and writes all files some fifty times; in milliseconds. */
const PATIENCE = 300_000;

/** `npm run soak` plays a hundred. */
const RUNS = 6;

test(
  'two publishers, in any order and at once: nothing is lost, nothing doubled (short form of npm run soak)',
  async () => {
    const { store, url } = await openDatabase();
    const other = storeOn(openConnection(url));
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        using publishers = new TwoPublishers(store, other);
        await publishers.play(steps);
      }),
      { numRuns: RUNS },
    );
  },
  PATIENCE,
);
