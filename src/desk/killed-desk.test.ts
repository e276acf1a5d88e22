import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../app/content-tables.ts';
import { RecordedLog } from '../content/fixtures/recorded-log.ts';
import { SampleFolder } from '../content/fixtures/sample-folder.ts';
import { FolderFollower } from '../content/following/follow-folder.ts';
import { fileSetsOf } from '../content/versions/file-sets.ts';
import { SqliteStore } from '../content/versions/sqlite-store.ts';
import { killDesks } from './fixtures/killed-desk.ts';

/** `npm run soak` kills fifty. */
const KILLS = 3;

test('with files, kill -9 at each step of a publish leaves the old words or the new on the site, and the phone publishes what it has kept (short form of npm run soak)', async () => {
  const folder = new SampleFolder();
  const data = mkdtempSync(join(tmpdir(), 'guide-desk-'));
  const follower = new FolderFollower({
    ...{ folder: folder.content, dataFolder: data, fileSets: fileSetsOf(contentTables) },
    log: new RecordedLog().log,
  });
  await follower.load();
  const store = new SqliteStore(data);
  onTestFinished(() => {
    follower.close();
    store.close();
    rmSync(data, { recursive: true, force: true });
  });
  const environment = { DATA_DIR: data, CONTENT_DIR: folder.content, CACHE_DIR: folder.cache };
  const ends = await killDesks({ environment, store, follower, kills: KILLS });
  expect(ends.old + ends.new).toBe(KILLS);
  expect(ends.old).toBeGreaterThan(0);
  expect(ends.new).toBeGreaterThan(0);
});
