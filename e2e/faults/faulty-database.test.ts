import { setTimeout as pause } from 'node:timers/promises';
import { describe, expect, inject, test } from 'vitest';
import { startGuideOverDatabase } from '../../src/server/fixtures/guide-over-database.ts';
import { eventually, startGuideProcess } from './guide-process.ts';
import { startLoad } from './load.ts';
import { marked, PublishedDatabase, SAMPLE_PATHS } from './published-database.ts';
import { shortContent, shortContentFolder } from './short-content.ts';
import { UnreliableLine } from './unreliable-line.ts';

/** An address with no database. */
const NOWHERE = 'postgres://postgres@127.0.0.1:1/guide';

/** Short, because the test waits for them to run out; milliseconds. */
const limits = { connectTimeout: 1_000, statementTimeout: 1_000, patience: 2_000 };

/** More than the connections that a server may have open. */
const EDITS = 6;

/** Each has a database of its own, on a server that goes on; they mostly wait. */
describe.concurrent('faults of a database', () => {
  test('an empty database: the log says what to do', async () => {
    const database = await PublishedDatabase.createOn(inject('postgresUrl'));
    await database.edit((sql) => sql`drop table migrations`);
    await using guide = await startGuideProcess({ databaseUrl: database.url });
    const { err } = await guide.entry('the content cannot be read');
    expect(JSON.stringify(err)).toContain('Run ./guide migrate');
  });

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
    guide.recorded.entries.length = 0;
    line.become({ delay: 2_000 });
    for (let edits = 0; edits < EDITS; edits += 1)
      await database.publish(marked(await shortContent(), `edit-${edits}-`));
    const failure = await guide.recorded.entry('the content cannot be read');
    expect(JSON.stringify(failure.err)).toMatch(/CONNECT_TIMEOUT|has not answered/);
    line.become('silent');
    await pause(2 * limits.patience);
    const during = await hanging.stop();
    expect([...before.faults, ...during.faults]).toEqual([]);
    // Who waits for the database waits for two seconds.
    expect(during.p50).toBeLessThan(Math.max(before.p50 * 20, limits.connectTimeout / 2));
    expect(line.mostOpen).toBeLessThanOrEqual(3);
    expect(await guide.readiness()).toMatchObject({ status: 200, stale: true });

    line.become({ delay: 0 });
    await eventually(
      async () => (await (await guide.get('/api/events')).text()).includes(`edit-${EDITS - 1}-`),
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
      const list = (await (await guide.get('/api/events')).json()) as {
        id: number;
        title: string;
      }[];
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
});
