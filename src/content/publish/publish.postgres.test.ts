import { appendFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { markedContent, marksIn } from '../fixtures/marked-content.ts';
import { editedContent, sampleContent } from '../fixtures/sample-content.ts';
import { samplePicture } from '../fixtures/sample-folder.ts';
import { countChanges, describeChange } from '../merge/changes.ts';
import { openConnection, openDatabase, storeOn } from '../postgres/fixtures/database.ts';
import { newestContent, Publisher } from './fixtures/publisher.ts';

async function openPublished() {
  const { url, sql, store } = await openDatabase();
  const owner = new Publisher(store, 'owner');
  onTestFinished(() => owner[Symbol.dispose]());
  await owner.writeSample();
  await owner.publish();
  return { url, sql, store, owner };
}

test('a publish says what was added, changed and removed, and the database then matches the files', async () => {
  const { store, owner } = await openPublished();
  await owner.write(editedContent());
  const { changes, version } = await owner.publish();
  expect(changes.map(describeChange).sort()).toEqual([
    '+ posts 9 "Post 9"',
    '- events 1 "Fair"',
    '- ownPages house-rules "House rules"',
    '~ activities: order',
    '~ destinations 1 "Austin": highlights',
    '~ destinations 2147483647 "Llano": highlights',
    '~ ownPages pets "New": title',
    '~ page things-to-do: title',
    '~ posts 1 "New": title',
    '~ posts 7 "New": title',
    '~ site: phone, social, notice',
  ]);
  expect(countChanges(changes)).toBe('1 added, 8 changed, 2 removed');
  expect(version).toMatchObject({ id: 2, author: 'owner', kind: 'publish' });
  expect(await newestContent(store)).toEqual(editedContent());
});

test('what was published is read back as it was written, with every optional field and awkward text', async () => {
  const { store } = await openPublished();
  expect(await newestContent(store)).toEqual(sampleContent());
});

test('publishing the same content changes nothing: no version, no notification', async () => {
  const { sql, store, owner } = await openPublished();
  let told = 0;
  await sql.listen('content_changed', () => {
    told += 1;
  });
  expect(await owner.publish()).toMatchObject({
    changes: [],
    version: undefined,
    newest: { id: 1 },
  });
  expect(await store.history()).toHaveLength(1);
  expect(told).toBe(0);
});

test('a comment is published, too, and no change of an entry', async () => {
  const { store, owner } = await openPublished();
  appendFileSync(join(owner.folder, 'events.yaml'), '# Ask Ruth about the market.\n');
  expect(await owner.publish()).toMatchObject({ changes: [], version: { id: 2 } });
  const other = new Publisher(store, 'other');
  onTestFinished(() => other[Symbol.dispose]());
  await other.pull();
  expect(other.files()).toEqual(owner.files());
});

test('a dry run says the same and writes nothing', async () => {
  const { store, owner } = await openPublished();
  await owner.write(editedContent());
  const { changes, version } = await owner.publish({ dryRun: true });
  expect([changes.length, version]).toEqual([11, undefined]);
  expect(await store.history()).toHaveLength(1);
});

test('file two publishs at once: one is first, the other is told what changed, and each is whole', async () => {
  const { url, store } = await openPublished();
  const start = async (mark: string) => {
    const publisher = new Publisher(storeOn(openConnection(url)), mark);
    onTestFinished(() => publisher[Symbol.dispose]());
    await publisher.pull();
    await publisher.write(markedContent(mark, 100));
    return publisher;
  };
  const publishers = [await start('B'), await start('C')] as const;
  const outcomes = await Promise.allSettled(publishers.map((publisher) => publisher.publish()));
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  const [last] = await store.history();
  expect(marksIn(await newestContent(store))).toEqual([last?.author]);
});

test('a publish sends only the bytes that the database lacks, once for each hash', async () => {
  const { owner } = await openPublished();
  const steps: string[] = [];
  for (const name of ['porch.svg', 'porch-again.svg'])
    writeFileSync(join(owner.folder, 'images', name), `${samplePicture}\n`);
  const sent = (done: number, total: number) => steps.push(`${done} of ${total}`);
  const { changes } = await owner.publish({ sent });
  expect(changes.map(describeChange)).toEqual(['+ picture porch-again.svg', '+ picture porch.svg']);
  expect(steps).toEqual(['1 of 1']);
  rmSync(join(owner.folder, 'images/porch.svg'));
  await owner.publish({ sent });
  writeFileSync(join(owner.folder, 'images/porch.svg'), `${samplePicture}\n`);
  await owner.publish({ sent });
  expect(steps).toEqual(['1 of 1']);
});
