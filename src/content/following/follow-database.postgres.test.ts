import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentSource } from '../content-source.ts';
import { markedContent, marksIn } from '../fixtures/marked-content.ts';
import { openSource, readAsServer } from '../fixtures/open-followed.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import { samplePicture } from '../fixtures/sample-folder.ts';
import { plainPng } from '../fixtures/sample-photos.ts';
import { openConnection, openDatabase, storeOn } from '../postgres/fixtures/database.ts';
import { type Pictures, publishContent } from '../publish/fixtures/publish-content.ts';

/** A drawing that is twice as wide as high. */
const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"/>';

/** A database with content, and a server that reads it. */
async function openPublished(pictures?: Pictures) {
  const database = await openDatabase();
  const publish = (content = sampleContent(), more = pictures) =>
    publishContent(database.store, content, { pictures: more });
  await publish();
  return { ...database, publish, ...(await openSource(database.url)) };
}

/** The size in which the content shows its drawing. */
async function shownSize(source: ContentSource): Promise<string> {
  const { image } = (await source.read()).posts[0] ?? {};
  return `${image?.width} × ${image?.height}`;
}

test('what was published is served unchanged, in order, with every optional field and awkward text', async () => {
  const { source } = await openPublished();
  const { revision, ...content } = await source.read();
  const withoutImages = JSON.parse(
    JSON.stringify(content, (key, value) => (key === 'image' ? undefined : value)),
  );
  expect(withoutImages).toEqual(sampleContent());
  expect(revision).toMatch(/^postgres-[0-9a-f]{16}$/);
});

test('a server shows the pictures of the database, with their measurements (decision 20)', async () => {
  const { source, publish } = await openPublished({ 'a.svg': WIDE });
  expect(await shownSize(source)).toBe('800 × 400');
  await publish(sampleContent(), { 'a.svg': samplePicture });
  expect(await shownSize(source)).toBe('800 × 600');
});

test('the same content has the same revision, on every server and after every restore', async () => {
  const { source, url, publish } = await openPublished();
  const first = (await source.read()).revision;
  await publish(markedContent('A'));
  const second = (await source.read()).revision;
  await publish();
  const other = await openSource(url);
  expect([(await source.read()).revision, (await other.source.read()).revision]).toEqual([
    first,
    first,
  ]);
  expect(second).not.toBe(first);
});

test('after a restart without the database a server has its pictures', async () => {
  const { source, folder, url } = await openPublished({ 'a.svg': WIDE });
  await source.read();
  await source.close();
  const line = url.replace(/:\d+\//, ':1/');
  const { source: again } = await openSource(line, { folder });
  await expect(again.read()).rejects.toThrow('ECONNREFUSED');
  expect(readdirSync(join(folder.cache, 'data/trees'))).toHaveLength(1);
});

test('content with a photo waits for its JPEG; the other sizes follow as a new revision', async () => {
  const { source, folder } = await openPublished({
    'a.svg': samplePicture,
    'porch.png': await plainPng(500, 300),
  });
  await source.read();
  expect(readdirSync(folder.photos)).toContain('porch.png');
  await expect.poll(() => readdirSync(folder.photos)).toContain('porch-480.avif');
});

test('a file that is damaged in the database keeps the old version, is named, and is fetched once it is whole', async () => {
  const { source, sql, publish } = await openPublished({ 'a.svg': samplePicture });
  await source.read();
  await publish(sampleContent(), { 'a.svg': WIDE });
  const damage = (text: string) =>
    sql`update pieces set bytes = ${Buffer.from(text)} where length(bytes) = ${WIDE.length}`;
  await damage(WIDE.replace('4', '5'));
  await expect(source.read()).rejects.toThrow(
    'images/a.svg cannot be fetched: its bytes are damaged; publish it again',
  );
  await damage(WIDE);
  expect(await shownSize(source)).toBe('800 × 400');
});

test('a full disk keeps the old version, and the next is fetched once there is room', async () => {
  const { source, data, publish } = await openPublished({ 'a.svg': samplePicture });
  await source.read();
  await publish(sampleContent(), { 'a.svg': WIDE });
  rmSync(join(data, 'objects'), { recursive: true });
  writeFileSync(join(data, 'objects'), 'no folder can be made here');
  await expect(source.read()).rejects.toThrow();
  rmSync(join(data, 'objects'));
  expect(await shownSize(source)).toBe('800 × 400');
});

test('the last three versions stay on the disk, and nothing else of those before', async () => {
  const { source, data, publish } = await openPublished();
  for (const mark of ['A', 'B', 'C', 'D', 'E']) {
    await publish(markedContent(mark));
    await source.read();
  }
  const trees = readdirSync(join(data, 'trees'));
  expect(trees).toHaveLength(3);
  const brands = trees.map((tree) => readFileSync(join(data, 'trees', tree, 'site.yaml'), 'utf8'));
  expect(brands.map((text) => /Brand (\w)/.exec(text)?.[1]).sort()).toEqual(['C', 'D', 'E']);
  const objects = readdirSync(join(data, 'objects'), { recursive: true }).length;
  expect(objects).toBeLessThan(
    2 * trees.length * readdirSync(join(data, 'trees'), { recursive: true }).length,
  );
});

test('what a publisher can store but the site cannot show is held back alone', async () => {
  const { source, store, publish } = await openPublished();
  const past = await source.read();
  const content = sampleContent();
  const [, market] = content.events;
  await publish({
    ...content,
    site: { ...content.site, phone: '(830) 555-0199' },
    events: content.events.map((event) =>
      event === market ? ({ ...event, date: '13 14' } as typeof event) : event,
    ),
  });
  const { heldBack, site, events } = await readAsServer(source, past);
  expect([site.phone, events.find(({ id }) => id === 2)?.title]).toEqual([
    '(830) 555-0199',
    market?.title,
  ]);
  expect(heldBack).toEqual([
    expect.stringMatching(/content\/events\.yaml:\d+ .*date: must name the month/),
  ]);
  expect(await store.history()).toHaveLength(2);
});

test('a reader sees one version, whoever publishes meanwhile', async () => {
  const { source, url } = await openPublished();
  const writer = storeOn(openConnection(url));
  let writing = true;
  const publishing = (async () => {
    for (let round = 0; writing; round += 1)
      await publishContent(writer, markedContent(round % 2 ? 'A' : 'B'));
  })();
  await expect.poll(async () => marksIn(await source.read())).toHaveLength(1);
  for (let reads = 0; reads < 10; reads += 1) expect(marksIn(await source.read())).toHaveLength(1);
  writing = false;
  await publishing;
});

test('a database that was never published to, or lacks migrations, says what to do', async () => {
  const { url, sql } = await openDatabase();
  const { source } = await openSource(url);
  await expect(source.read()).rejects.toThrow('Run ./guide publish to fill it');
  await sql`drop table migrations`;
  await expect(source.read()).rejects.toThrow(/lacks 0001-versions\.sql.*\. Run \.\/guide migrate/);
});
