import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { ContentSource } from '../content-source.ts';
import { type Pictures, publishPictures, SAMPLE_PICTURES } from '../fixtures/publish-pictures.ts';
import { sampleContent } from '../fixtures/sample-content.ts';
import type { SampleFolder } from '../fixtures/sample-folder.ts';
import { plainPng } from '../fixtures/sample-photos.ts';
import { openDatabase, openSource, publish } from '../postgres/fixtures/database.ts';

const mirrorOf = ({ cache }: SampleFolder) => join(cache, 'pictures');

/** A drawing that is twice as wide as high. */
const WIDE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 400"/>';

/** A database with these pictures, and a server that fetches them. */
async function openWith(pictures: Pictures) {
  const database = await openDatabase();
  await publishPictures(database.sql, { pictures });
  return { ...database, ...openSource(database.url, { removeAfter: 20 }) };
}

/** The size in which the content shows its drawing. */
async function shownSize(source: ContentSource): Promise<string> {
  const { image } = (await source.read()).posts[0] ?? {};
  return `${image?.width} × ${image?.height}`;
}

/** Changes bytes in the database in a way that its own check would refuse. */
const DAMAGE = `alter table picture_bytes drop constraint bytes_have_hash;
  update picture_bytes set bytes = overlay(bytes placing 'x' from 1 for 1) where convert_from(bytes, 'UTF8') like '%800 400%'`;

test('a server shows the pictures of the database, not those that came with the program', async () => {
  const { source, folder } = await openWith({ 'a.svg': WIDE });
  expect(await shownSize(source)).toBe('800 × 400');
  expect(readFileSync(join(mirrorOf(folder), 'a.svg'), 'utf8')).toBe(WIDE);
});

test('without pictures in the database, a server shows those of the program, before and after it had some', async () => {
  const { url, sql } = await openDatabase();
  await publish(sql, sampleContent());
  const { source } = openSource(url);
  expect(await shownSize(source)).toBe('800 × 600');
  await publishPictures(sql, { pictures: { 'a.svg': WIDE } });
  expect(await shownSize(source)).toBe('800 × 400');
  await publishPictures(sql, { pictures: {} });
  expect(await shownSize(source)).toBe('800 × 600');
});

test('after a restart a server has its pictures without fetching them again', async () => {
  const { source, folder, url, sql } = await openWith({ 'a.svg': WIDE });
  await source.read();
  await source.close();
  await sql`alter table picture_bytes rename to gone`;
  expect(await shownSize(openSource(url, { folder }).source)).toBe('800 × 400');
});

test('content with a photo waits for its JPEG; the other sizes follow as a new revision', async () => {
  const { source, folder } = await openWith({
    ...SAMPLE_PICTURES,
    'porch.png': await plainPng(500, 300),
  });
  const first = await source.read();
  expect(readdirSync(folder.photos)).toContain('porch.png');
  await expect.poll(() => readdirSync(folder.photos)).toContain('porch-480.avif');
  expect(first.revision).toMatch(/^postgres-1-/);
});

test('a picture that is damaged in the database keeps the old revision, is named, and is fetched once it is whole', async () => {
  const { source, sql, folder } = await openWith(SAMPLE_PICTURES);
  await source.read();
  await publishPictures(sql, { pictures: { 'a.svg': WIDE, 'b.svg': '<svg/>' } });
  await sql.unsafe(DAMAGE);
  await expect(source.read()).rejects.toThrow(
    'the picture a.svg cannot be fetched: its bytes in the database are damaged; publish it again',
  );
  expect(readFileSync(join(mirrorOf(folder), 'a.svg'), 'utf8')).toBe(SAMPLE_PICTURES['a.svg']);
  await sql`update picture_bytes set bytes = ${Buffer.from(WIDE)} where size = ${WIDE.length}`;
  expect(await shownSize(source)).toBe('800 × 400');
});

test('a server that never had the pictures shows those of the program after three attempts, until they are whole', async () => {
  const { source, sql, recorded } = await openWith({ 'a.svg': WIDE });
  await sql.unsafe(DAMAGE);
  for (const _ of [1, 2]) await expect(source.read()).rejects.toThrow('a.svg');
  expect(await shownSize(source)).toBe('800 × 600');
  await recorded.entry('the pictures in the database cannot be had');
  await sql`update picture_bytes set bytes = ${Buffer.from(WIDE)}`;
  expect(await shownSize(source)).toBe('800 × 400');
});

test('a full disk keeps the old revision, and the picture is fetched once there is room', async () => {
  const { source, sql, folder } = await openWith(SAMPLE_PICTURES);
  await source.read();
  await publishPictures(sql, { pictures: { 'a.svg': WIDE } });
  const next = join(mirrorOf(folder), '.next');
  writeFileSync(next, 'no folder can be made here');
  await expect(source.read()).rejects.toThrow();
  rmSync(next);
  expect(await shownSize(source)).toBe('800 × 400');
});

test('a picture that is no longer shown is removed after a while', async () => {
  const { source, sql, folder } = await openWith({ ...SAMPLE_PICTURES, 'b.svg': WIDE });
  await source.read();
  await publishPictures(sql, {});
  await source.read();
  await expect.poll(() => readdirSync(mirrorOf(folder))).toEqual(['a.svg']);
});

test('a photo that the site cannot show holds nothing back', async () => {
  const { source } = await openWith({ ...SAMPLE_PICTURES, 'porch.jpg': 'not a photo' });
  expect(await shownSize(source)).toBe('800 × 600');
});

test('what an interrupted fetch left does no harm', async () => {
  const { source, folder } = await openWith({ 'a.svg': WIDE });
  const next = join(mirrorOf(folder), '.next');
  mkdirSync(next, { recursive: true });
  for (const name of ['a.svg', 'old.svg', '.a.svg.1.part']) writeFileSync(join(next, name), 'half');
  expect(await shownSize(source)).toBe('800 × 400');
  expect(readdirSync(mirrorOf(folder))).toEqual(['a.svg']);
});
