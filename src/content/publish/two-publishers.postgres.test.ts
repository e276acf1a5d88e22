import fc from 'fast-check';
import { test } from 'vitest';
import { openConnection, openDatabase } from '../postgres/fixtures/database.ts';
import { steps, TwoPublishers } from './fixtures/two-publishers.ts';

/** Each play reads and writes all files some fifty times; in milliseconds. */
const PATIENCE = 300_000;

/** `npm run soak` plays a hundred. */
const RUNS = 6;

test(
  'two publishers and a database tool, in any order and at once: nothing is lost, nothing doubled (short form of npm run soak)',
  async () => {
    const { sql, url } = await openDatabase();
    const connections = [sql, openConnection(url), openConnection(url)] as const;
    await fc.assert(
      fc.asyncProperty(steps, async (steps) => {
        using publishers = new TwoPublishers(...connections);
        await publishers.play(steps);
      }),
      { numRuns: RUNS },
    );
  },
  PATIENCE,
);
