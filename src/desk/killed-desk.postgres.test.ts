import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { RecordedLog } from '../content/fixtures/recorded-log.ts';
import { SampleFolder } from '../content/fixtures/sample-folder.ts';
import { DatabaseFollower } from '../content/following/follow-database.ts';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { publishFiles } from '../content/publish/fixtures/publish-content.ts';
import { killDesks } from './fixtures/killed-desk.ts';

/** `npm run soak` kills fifty. */
const KILLS = 3;

test('with PostgreSQL, kill -9 at each step of a publish leaves the old words or the new on every server, and the phone publishes what it has kept (short form of npm run soak)', async () => {
  const { url: databaseUrl, store } = await openDatabase();
  const folder = new SampleFolder();
  await publishFiles(store, folder.content);
  const follower = await DatabaseFollower.open({
    ...{ databaseUrl, dataFolder: join(folder.root, 'server'), contentFolder: folder.content },
    log: new RecordedLog().log,
  });
  onTestFinished(() => follower.close());
  const environment = {
    ...{ DATA_DIR: join(folder.root, 'data'), CACHE_DIR: folder.cache, DATABASE_URL: databaseUrl },
  };
  const ends = await killDesks({ environment, store, follower, kills: KILLS });
  expect(ends.old + ends.new).toBe(KILLS);
  expect(ends.old).toBeGreaterThan(0);
  expect(ends.new).toBeGreaterThan(0);
});
