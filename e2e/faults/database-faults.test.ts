import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../src/content/postgres/fixtures/test-database.ts';
import { eventually, startGuideProcess } from './guide-process.ts';
import { startLoad } from './load.ts';
import { marked, PublishedDatabase, SAMPLE_PATHS } from './published-database.ts';
import { shortContent } from './short-content.ts';

/** Each test that stops it starts it again. */
let server: TestDatabase;

beforeAll(async () => {
  server = await startTestDatabase();
});

afterAll(() => server?.remove());

test('database down at start: served from the last good content, and /readyz says stale', async () => {
  const database = await PublishedDatabase.createOn(server.url);
  await using first = await startGuideProcess({ databaseUrl: database.url });
  await first.serving();
  const fresh = await first.readiness();
  expect(fresh).toMatchObject({ status: 200, source: 'postgres', stale: false });
  const page = await first.text('/');
  first.signal('SIGTERM');
  await first.ended;
  await server.stop();

  await using second = await startGuideProcess({
    databaseUrl: database.url,
    cacheFolder: first.cacheFolder,
  });
  const home = await second.get('/');
  expect(home.status).toBe(200);
  expect(await home.text()).toBe(page);
  expect(await second.readiness()).toMatchObject({
    status: 200,
    revision: fresh.revision,
    source: 'postgres',
    stale: true,
  });

  await server.start();
  await eventually(async () => !(await second.readiness()).stale, 'fresh content again');
});

test('database down at start and no last good content: 503 with Retry-After and a decent page, until the database is back', async () => {
  const database = await PublishedDatabase.createOn(server.url);
  await server.stop();
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  for (const path of ['/', '/api/events']) {
    const response = await guide.get(path);
    expect(response.status).toBe(503);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(response.headers.get('cache-control')).toBe('no-store');
  }
  expect(await guide.text('/')).toMatch(/<html lang="en">[\s\S]*<h1>/);
  expect(await guide.readiness()).toMatchObject({ status: 503, revision: null, stale: true });
  expect((await guide.get('/livez')).status).toBe(200);

  await server.start();
  await eventually(async () => (await guide.get('/')).status === 200, 'home page');
});

test('database crashes under load: every answer is a 200, and the server recovers on its own (short form of npm run soak)', async () => {
  const database = await PublishedDatabase.createOn(server.url);
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  await guide.serving();
  const load = startLoad({ url: guide.url, paths: SAMPLE_PATHS, connections: 8, pause: 20 });
  await eventually(() => load.requests() > 30, 'answers');
  await server.crash();
  await pause(500);
  await server.start();
  await database.publish(marked(await shortContent(), 'renewed'));
  await eventually(
    async () => (await guide.text('/api/events')).includes('renewed'),
    'renewed content',
  );
  await eventually(() => load.requests() > 100, 'answers');
  expect((await load.stop()).faults).toEqual([]);
});
