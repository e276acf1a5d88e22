import { expect, test } from 'vitest';
import type { ContentSource } from '../content-source.ts';
import {
  editInOneTransaction,
  manyActivities,
  readWhileWriting,
  truncateAndFill,
} from '../fixtures/interleaving.ts';
import { markedContent } from '../fixtures/marked-content.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import type { Snapshot } from '../snapshot.ts';
import {
  openConnection,
  openDatabase,
  openPublished,
  openSource,
  publish,
  revisionOf,
} from './fixtures/database.ts';

test('what was published is read back unchanged, in order, with every optional field and awkward text', async () => {
  const { source } = await openPublished();
  const { revision, ...content } = await source.read();
  const withoutImages = JSON.parse(
    JSON.stringify(content, (key, value) => (key === 'image' ? undefined : value)),
  );
  expect(withoutImages).toEqual(sampleContent());
  expect(revision).toMatch(/^postgres-1-[0-9a-f]{16}$/);
});

test('a picture in the content folder has its measurements (decision 20)', async () => {
  const { url } = await openPublished();
  const { source } = openSource(url);
  const { posts } = await source.read();
  expect(posts[0]?.image).toMatchObject({ width: 800, height: 600 });
});

test('a row added by hand without a position comes last; posts are listed highest id first', async () => {
  const { source, sql } = await openPublished();
  await sql`insert into destinations (id, name, description) values (5, 'Hye', 'Post office.')`;
  await sql`update blog_posts set id = 20 where id = 1`;
  const { destinations, posts } = await source.read();
  expect(destinations.map(({ name }) => name)).toEqual(['Austin', 'Llano', 'Hye']);
  expect(posts.map(({ id }) => id)).toEqual([20, 7]);
});

test('a server needs only the right to read (docs/operations.md)', async () => {
  const { sql, url } = await openPublished();
  const role = `server_${Date.now()}`;
  await sql.unsafe(
    `create role ${role} login; grant select on all tables in schema public to ${role}`,
  );
  const { source } = openSource(url.replace('postgres@', `${role}@`));
  expect((await source.read()).posts).toHaveLength(2);
});

test('every committed change raises the revision once, no matter who makes it; a rolled-back one does not', async () => {
  const { sql, url } = await openPublished();
  const role = `editor_${Date.now()}`;
  await sql.unsafe(`create role ${role} login; grant select, update on events to ${role}`);
  const editor = openConnection(url.replace('postgres@', `${role}@`));
  const changes: (() => Promise<unknown>)[] = [
    () => sql`update activities set title = 'New' where id = 1`,
    () => sql`delete from destination_highlights`,
    () => sql`insert into redirects values ('/a', '/events')`,
    () => sql`truncate category_actions`,
    () => sql`update site set phone = '1'`,
    () => editor`update events set title = 'By an editor without rights on the revision'`,
    () =>
      sql.begin(async (sql) => [
        await sql`update events set time = '9'`,
        await sql`delete from blog_posts where id = 1`,
      ]),
    () => sql.begin((sql) => sql.savepoint((sql) => sql`update image_hosts set position = 9`)),
  ];
  for (const [index, change] of changes.entries()) {
    await change();
    expect(await revisionOf(sql)).toBe(2 + index);
  }
  await sql
    .begin(async (sql) => {
      await sql`update events set time = '10'`;
      throw new Error('changed my mind');
    })
    .catch(() => {});
  expect(await revisionOf(sql)).toBe(1 + changes.length);
});

test('two writers at once: each is counted, in the order of their commits', async () => {
  const { sql, url } = await openPublished();
  const writers = Array.from({ length: 4 }, () => openConnection(url));
  await Promise.all(
    writers.map(async (writer, id) => {
      for (let round = 0; round < 10; round += 1)
        await writer`update events set time = ${`${id} ${round}`} where id = 1`;
    }),
  );
  expect(await revisionOf(sql)).toBe(41);
});

/** A tenth of what `npm run soak` reads. */
const READS = 30;

test('a reader sees the tables as they were at one moment, whatever is being written', async () => {
  const { sql, url } = await openDatabase();
  await publish(sql, manyActivities());
  await expectWholeReads(openSource(url).source, (mark) => editInOneTransaction(sql, mark));
});

test('a reader never sees an empty table while somebody empties and refills it', async () => {
  const { sql, url } = await openDatabase();
  await publish(sql, markedContent('A'));
  await expectWholeReads(openSource(url).source, (mark) => truncateAndFill(sql, mark));
});

async function expectWholeReads(
  source: ContentSource,
  write: (mark: string) => Promise<void>,
): Promise<void> {
  const reads = await readWhileWriting({ read: () => source.read(), write, times: READS });
  expect(reads.filter((marks) => marks.length !== 1)).toEqual([]);
}

test('a database that was never published to says what to do', async () => {
  const { url } = await openDatabase();
  await expect(openSource(url).source.read()).rejects.toThrow(
    'site: has no row; run ./guide publish',
  );
});

test('a database that lacks migrations says which ones, and what to do', async () => {
  const { sql, url } = await openPublished();
  await sql`delete from migrations where name like '0003%'`;
  await expect(openSource(url).source.read()).rejects.toThrow(
    'lacks 0003-publishes.sql. Run ./guide migrate',
  );
  await sql`drop table migrations`;
  await expect(openSource(url).source.read()).rejects.toThrow('lacks 0001-content.sql');
});

test('a restored backup that counts up to the same number again has a different revision', async () => {
  const { source, sql } = await openPublished();
  await sql`update events set time = 'noon' where id = 1`;
  const before: Snapshot = await source.read();
  await sql.begin(async (sql) => {
    await sql`set local session_replication_role = replica`;
    await sql`update events set time = 'night' where id = 1`;
  });
  const after = await source.read();
  expect([before.revision, after.revision]).toEqual([
    expect.stringMatching(/^postgres-2-/),
    expect.stringMatching(/^postgres-2-/),
  ]);
  expect(after.revision).not.toBe(before.revision);
});
