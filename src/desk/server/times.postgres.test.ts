import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { SampleFolder } from '../../content/fixtures/sample-folder.ts';
import { openConnection, openDatabase } from '../../content/postgres/fixtures/database.ts';
import { createDocumentedRoles } from '../../content/postgres/fixtures/documented-roles.ts';
import { publishFiles } from '../../content/publish/fixtures/publish-content.ts';
import { expectDoneAtStart } from '../fixtures/restarted-desk.ts';
import { PostgresSchedule } from '../times/postgres-schedule.ts';
import { openCamera } from './fixtures/open-camera.ts';
import { testTimes } from './fixtures/time-contract.ts';

testTimes('PostgreSQL', async (opened) => {
  const { store, sql } = await openDatabase();
  const schedule = new PostgresSchedule((work) => work(sql, () => {}));
  return { ...(await openCamera(store, schedule, opened)), schedule };
});

test('PostgreSQL: the guide cannot read what is planned; whoever publishes keeps it there', async () => {
  const { url } = await openDatabase();
  const roles = await createDocumentedRoles(url);
  const server = openConnection(roles.server);
  const publisher = openConnection(roles.publisher);
  for (const table of ['scheduled', 'scheduled_pictures'])
    await expect(server.unsafe(`select from desk.${table}`)).rejects.toMatchObject({
      code: '42501',
    });
  const schedule = new PostgresSchedule((work) => work(publisher, () => {}));
  const id = '00000000-0000-4000-8000-000000000000';
  const plan = { id, hour: '2026-12-05T06:00', edits: [], author: 'Ruth', message: 'words' };
  await schedule.add(plan, new Map([['fair.jpg', Buffer.from('a')]]));
  expect(await schedule.pictures(id)).toEqual(new Map([['fair.jpg', Buffer.from('a')]]));
  expect(await schedule.all()).toEqual([{ ...plan, stuck: null }]);
  await schedule.done(id);
  expect([await schedule.all(), await schedule.pictures(id)]).toEqual([[], new Map()]);
  await expect(publisher`create table desk.photos (id integer)`).rejects.toMatchObject({
    code: '42501',
  });
});

test('PostgreSQL: two processes that start after the hour publish what was planned once, and the diary says it was late', async () => {
  const { url, store, sql } = await openDatabase();
  const { content, cache } = new SampleFolder();
  await publishFiles(store, content);
  const folder = mkdtempSync(join(tmpdir(), 'guide-desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const environment = { DATA_DIR: folder, DATABASE_URL: url, CACHE_DIR: cache };
  await expectDoneAtStart(environment, new PostgresSchedule((work) => work(sql, () => {})));
});
