import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import {
  startTestDatabase,
  type TestDatabase,
} from '../../src/content/postgres/fixtures/test-database.ts';
import { startGuideOverDatabase } from '../../src/server/fixtures/guide-over-database.ts';
import { eventually, startGuideProcess } from './guide-process.ts';
import { startLoad } from './load.ts';
import { marked, PublishedDatabase, SAMPLE_PATHS } from './published-database.ts';
import { shortContent, shortContentFolder } from './short-content.ts';
import { UnreliableLine } from './unreliable-line.ts';

/** An address with no database. */
const NOWHERE = 'postgres://postgres@127.0.0.1:1/guide';

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

test('an empty database: the log says what to do', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  await database.edit((sql) => sql`drop table migrations`);
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  const { err } = await guide.entry('the content cannot be read');
  expect(JSON.stringify(err)).toContain('Run ./guide migrate');
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

/** Short, because the test waits for them to run out; milliseconds. */
const limits = { connectTimeout: 1_000, statementTimeout: 1_000, patience: 2_000 };

test('database hangs: pages are as fast as before, and the one refresh under way is abandoned (short form of npm run soak)', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  await using line = await UnreliableLine.to(database.port);
  await using guide = await startGuideOverDatabase({
    databaseUrl: database.urlAt(line.port),
    limits,
  });
  await eventually(async () => (await guide.get('/')).status === 200, 'home page');
  const calm = startLoad({ url: guide.url, paths: SAMPLE_PATHS, connections: 4, pause: 20 });
  await eventually(() => calm.requests() > 100, 'answers');
  const before = await calm.stop();

  const hanging = startLoad({ url: guide.url, paths: SAMPLE_PATHS, connections: 4, pause: 20 });
  line.become({ delay: 2_000 });
  for (let edits = 0; edits < 20; edits += 1)
    await database.publish(marked(await shortContent(), `edit-${edits}-`));
  const failure = await guide.recorded.entry('the content cannot be read');
  expect(JSON.stringify(failure.err)).toMatch(/CONNECT_TIMEOUT|has not answered/);
  line.become('silent');
  await pause(2 * limits.patience);
  const during = await hanging.stop();
  expect([...before.faults, ...during.faults]).toEqual([]);
  // Who waits for the database waits for two seconds.
  expect(during.p50).toBeLessThan(before.p50 * 20);
  expect(line.mostOpen).toBeLessThanOrEqual(3);
  expect(await guide.readiness()).toMatchObject({ status: 200, stale: true });

  line.become({ delay: 0 });
  await eventually(
    async () => (await (await guide.get('/api/events')).text()).includes('edit-19-'),
    'sign of the edits',
  );
});

test('a published entry that the model rejects: the log names its file and line, its last good form is served, and so are all other edits', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  await using guide = await startGuideProcess({ databaseUrl: database.url });
  await guide.serving();
  const content = await shortContent();
  const [first, second] = content.events;
  await database.publish({
    ...content,
    events: content.events.map(({ when: _, ...event }) => {
      if (event.id === first?.id) return { ...event, date: '13 14', title: 'Broken' } as never;
      return event.id === second?.id ? { ...second, title: 'Edited' } : { ...event, when: _ };
    }) as typeof content.events,
  });
  const { problems } = await guide.entry('the content has faults');
  const fault = expect.stringMatching(
    new RegExp(
      `^content/events\\.yaml:\\d+ .* date: must name the month, such as "Mar 15" or "15 March"; until then, events ${first?.id} keeps its last good form$`,
    ),
  );
  expect(problems).toContainEqual(fault);
  const events = await eventually(async () => {
    const list = (await (await guide.get('/api/events')).json()) as { id: number; title: string }[];
    return list.some(({ title }) => title === 'Edited') ? list : undefined;
  }, 'sign of the other edits');
  expect(events.find(({ id }) => id === first?.id)?.title).toBe(first?.title);
  expect(await guide.readiness()).toMatchObject({ status: 200, stale: true, heldBack: [fault] });
});

test('no database at DATABASE_URL, but last good content from files: that content is served', async () => {
  await using files = await startGuideProcess({ contentFolder: await shortContentFolder() });
  await files.serving();
  files.signal('SIGTERM');
  await files.ended;
  await using guide = await startGuideProcess({
    databaseUrl: NOWHERE,
    cacheFolder: files.cacheFolder,
  });
  expect((await guide.get('/')).status).toBe(200);
});
