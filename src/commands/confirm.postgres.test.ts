import { expect, test } from 'vitest';
import { markedContent, marksIn } from '../content/fixtures/marked-content.ts';
import { openSource } from '../content/fixtures/open-followed.ts';
import { sampleContent } from '../content/fixtures/sample-content.ts';
import { openDatabase } from '../content/postgres/fixtures/database.ts';
import { publishContent } from '../content/publish/fixtures/publish-content.ts';
import { Publisher } from '../content/publish/fixtures/publisher.ts';
import { runInMemory } from './fixtures/run-in-memory.ts';

test('a database that was restored to an older version waits for a word, also after a restart (decision 46)', async () => {
  const { url, sql, store } = await openDatabase();
  await publishContent(store, markedContent('A'));
  const { source, folder } = await openSource(url);
  await source.read();
  await publishContent(store, markedContent('B'));
  expect(marksIn(await source.read())).toEqual(['B']);
  await sql`delete from changes where version = 2`;
  await sql`delete from versions where id = 2`;
  const older = 'The database holds an older version than this server has shown';
  await expect(source.read()).rejects.toThrow(older);
  await source.close();
  const { source: again } = await openSource(url, { folder });
  await expect(again.read()).rejects.toThrow(older);
  expect((await runInMemory('confirm', [], { DATABASE_URL: url })).output).toBe(
    'Confirmed: this is version 2. Running guides show it within seconds.\n',
  );
  expect(marksIn(await again.read())).toEqual(['A']);
});

test('a publish that drops the end of a list asks first', async () => {
  const { store } = await openDatabase();
  await publishContent(store, sampleContent());
  using publisher = new Publisher(store, 'owner');
  await publisher.pull();
  await publisher.edit((content) => ({ ...content, events: content.events.slice(0, 1) }));
  await expect(publisher.publish()).rejects.toThrow(
    /events? (?:is|are) gone: “.*\nNothing was published\. If that’s right, publish again with --confirm\./,
  );
  expect(await store.history()).toHaveLength(1);
  await publisher.publish({ confirm: true });
  expect(await store.history()).toHaveLength(2);
});
