import { expect, test } from 'vitest';
import { markedContent, marksIn } from '../fixtures/marked-content.ts';
import { editedContent, sampleContent } from '../fixtures/sample-content.ts';
import { readHistory, readPublished } from '../history/publish-history.ts';
import {
  contentIn,
  openConnection,
  openDatabase,
  openPublished,
  publish,
  waitingSessions,
} from '../postgres/fixtures/database.ts';
import { contentRows } from '../postgres/postgres-tables.ts';
import { countChanges, describeChange } from './publish-changes.ts';

test('a publish says what was added, changed and removed, and the database then matches the files', async () => {
  const { sql } = await openPublished();
  const { changes, id, revision, savedEdits } = await publish(sql, editedContent());
  expect(changes.map(describeChange)).toEqual([
    '~ site: phone, social, notice',
    '~ activities: order',
    '~ destinations 1 "Austin": highlights',
    '~ destinations 2147483647 "Llano": highlights',
    `- events 1 "Fair"`,
    '+ posts 9 "Post 9"',
    '~ posts 7 "New": title',
    '~ posts 1 "New": title',
    '~ own page pets "New": title',
    '- own page house-rules "House rules"',
    '~ page things-to-do: title',
  ]);
  expect(countChanges(changes)).toBe('1 added, 8 changed, 2 removed');
  expect({ id, revision, savedEdits }).toEqual({ id: 2, revision: '2', savedEdits: false });
  expect(contentRows(await contentIn(sql))).toEqual(contentRows(editedContent()));
});

test('publishing the same content changes nothing: no new revision, notification or history entry', async () => {
  const { sql } = await openPublished();
  let told = 0;
  await sql.listen('content_changed', () => {
    told += 1;
  });
  const { changes, id, revision } = await publish(sql, sampleContent());
  expect({ changes, id, revision }).toEqual({ changes: [], id: undefined, revision: '1' });
  expect(await readHistory(sql)).toHaveLength(1);
  expect(told).toBe(0);
});

test('moving one entry counts as one change, not as changes to its neighbors', async () => {
  const { sql } = await openPublished();
  await sql`update activities set position = position * 10`;
  const { changes } = await publish(sql, {
    ...sampleContent(),
    activities: [...sampleContent().activities].reverse(),
  });
  expect(changes.map(describeChange)).toEqual(['~ activities: order']);
  expect((await contentIn(sql)).activities.map(({ id }) => id)).toEqual([1, 2]);
});

test('a dry run says the same and writes nothing', async () => {
  const { sql } = await openPublished();
  const { changes, id, revision } = await publish(sql, editedContent(), { dryRun: true });
  expect(changes).toHaveLength(11);
  expect({ id, revision }).toEqual({ id: undefined, revision: '1' });
  expect(await contentIn(sql)).toEqual(sampleContent());
});

test('a publish that fails halfway leaves everything as it was', async () => {
  const { sql } = await openPublished();
  await sql`alter table blog_posts add constraint full_up check (id < 9)`;
  await expect(publish(sql, editedContent())).rejects.toThrow('full_up');
  expect(await contentIn(sql)).toEqual(sampleContent());
  expect(await readHistory(sql)).toHaveLength(1);
});

test('a publish whose files change during it leaves everything as it was', async () => {
  const { sql } = await openPublished();
  const confirm = () => Promise.reject(new Error('changed'));
  await expect(publish(sql, editedContent(), { confirm })).rejects.toThrow('changed');
  expect(await contentIn(sql)).toEqual(sampleContent());
  expect(await readHistory(sql)).toHaveLength(1);
});

test('file two publishs at once: one waits and says so, and both are complete', async () => {
  const { sql, url } = await openPublished(markedContent('A', 500));
  let waited = 0;
  const start = (mark: string) =>
    publish(openConnection(url), markedContent(mark, 500), {
      by: mark,
      waiting: () => {
        waited += 1;
      },
    });
  const both = await Promise.all([start('B'), start('C')]);
  expect(both.map(({ revision }) => revision).sort()).toEqual(['2', '3']);
  expect(waited).toBe(1);
  const [last] = await readHistory(sql);
  expect(marksIn(await contentIn(sql))).toEqual([last?.publishedBy]);
});

test('a publish waits for a database tool that is writing, and nothing it wrote is silently lost', async () => {
  const { sql, url } = await openPublished();
  const tool = openConnection(url);
  const { promise: written, resolve: write } = Promise.withResolvers<void>();
  const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
  const editing = tool.begin(async (sql) => {
    await sql`update events set title = 'By hand' where id = 2`;
    write();
    await mayEnd;
  });
  await written;
  const publishing = publish(sql, editedContent());
  const observer = openConnection(url);
  await expect.poll(() => waitingSessions(observer)).toHaveLength(1);
  end();
  await editing;
  const { savedEdits, id } = await publishing;
  expect({ savedEdits, id }).toEqual({ savedEdits: true, id: 3 });
  expect(
    (await readHistory(sql)).map(({ note, publishedBy }) => `${publishedBy}: ${note}`),
  ).toEqual(['owner: publish', 'database: edited in the database', 'owner: publish']);
  const { content: edits } = await readPublished(sql, 2);
  expect(edits.events.map(({ title }) => title)).toEqual(['Fair', 'By hand', 'Dance']);
});

test('a publish replaces rows that break a rule of the model', async () => {
  const { sql } = await openPublished();
  await sql`update events set date = '13 14' where id = 2`;
  const { changes } = await publish(sql, sampleContent());
  expect(changes.map(describeChange)).toEqual(['~ events 2 "Market": date']);
  expect(await contentIn(sql)).toEqual(sampleContent());
});

test('a publish reports its progress', async () => {
  const { sql } = await openDatabase();
  const steps: string[] = [];
  await publish(sql, markedContent('A', 450), {
    progress: (done, total) => steps.push(`${done} of ${total}`),
  });
  const total = 461 + Object.keys(markedContent('A').words).length;
  const done = [2, 4, 7, 9, 209, 409, 459, 461, total];
  expect(steps).toEqual(done.map((rows) => `${rows} of ${total}`));
});
