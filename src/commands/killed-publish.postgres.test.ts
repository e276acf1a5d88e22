import { expect, test } from 'vitest';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { killMerges } from './fixtures/killed-merge.ts';

/** A tenth of what `npm run soak` kills. */
const KILLS = 5;

test('kill -9 at each step of a merge leaves the old content or the new, and the same command finishes it (short form of npm run soak)', async () => {
  const { sql, url } = await openDatabase();
  const ends = await killMerges(sql, url, KILLS);
  expect(ends.old + ends.new).toBe(KILLS);
  expect(ends.old).toBeGreaterThan(0);
  expect(ends.new).toBeGreaterThan(0);
});
