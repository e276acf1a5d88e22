import { hash, randomBytes } from 'node:crypto';
import type postgres from 'postgres';
import { expect, test } from 'vitest';
import { publishPictures, SAMPLE_PICTURES } from '../fixtures/publish-pictures.ts';
import { editedContent, sampleContent } from '../fixtures/sample-content.ts';
import { readPublished } from '../history/publish-history.ts';
import {
  openConnection,
  openDatabase,
  revisionOf,
  rollBack,
} from '../postgres/fixtures/database.ts';
import { readRows } from '../postgres/postgres-read.ts';
import { describeChange } from '../publish/publish-changes.ts';
import { PIECE, readPieces, storeBytes } from './picture-bytes.ts';
import { publishWithPictures } from './send-pictures.ts';
import { keepingBytes, removeUnusedBytes } from './unused-bytes.ts';

const PORCH = randomBytes(1000);

async function storedHashes(sql: postgres.Sql): Promise<string[]> {
  const rows = await sql`select hash from picture_bytes order by hash`;
  return rows.map((row) => row.hash);
}

test('a publish sends only the bytes that the database lacks, once for each hash, and counts them', async () => {
  const { sql } = await openDatabase();
  const steps: string[] = [];
  const sent = (done: number, total: number) => steps.push(`${done} of ${total}`);
  await publishPictures(sql, { sent });
  const pictures = { ...SAMPLE_PICTURES, 'porch.jpg': PORCH, 'porch-again.jpg': PORCH };
  const { changes } = await publishPictures(sql, { pictures, sent });
  expect(changes.map(describeChange)).toEqual(['+ picture porch.jpg', '+ picture porch-again.jpg']);
  expect(steps).toEqual(['1 of 1', '1 of 1']);
  expect(await storedHashes(sql)).toHaveLength(2);
  expect((await readRows(sql)).pictures?.map(({ name }) => name)).toEqual([
    'a.svg',
    'porch-again.jpg',
    'porch.jpg',
  ]);
});

test('a dry run lists added, changed and removed pictures by name, and sends nothing', async () => {
  const { sql } = await openDatabase();
  await publishPictures(sql, { pictures: { ...SAMPLE_PICTURES, 'old.jpg': PORCH } });
  const before = await storedHashes(sql);
  const { changes } = await publishPictures(sql, {
    pictures: { 'a.svg': '<svg/>', 'new.jpg': 'new' },
    dryRun: true,
  });
  expect(changes.map(describeChange)).toEqual([
    '~ picture a.svg',
    '+ picture new.jpg',
    '- picture old.jpg',
  ]);
  expect(await storedHashes(sql)).toEqual(before);
  expect(await revisionOf(sql)).toBe(1);
});

test.for([0, 1, PIECE - 1, PIECE, PIECE + 1, 3 * PIECE])(
  'a picture of %i bytes more than one comes back in pieces of 1 MB, byte for byte',
  async (more) => {
    const { sql } = await openDatabase();
    const bytes = randomBytes(more + 1);
    const id = hash('sha256', bytes);
    await storeBytes(sql, id, bytes);
    const pieces: Buffer[] = [];
    for await (const piece of readPieces(sql, id)) pieces.push(piece);
    expect(Buffer.concat(pieces).equals(bytes)).toBe(true);
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(PIECE);
  },
);

test('the database refuses bytes that do not have their hash, and more than 20 MB', async () => {
  const { sql } = await openDatabase();
  await expect(storeBytes(sql, '0'.repeat(64), PORCH)).rejects.toThrow('bytes_have_hash');
  const large = Buffer.alloc(20 * 1024 * 1024 + 1);
  await expect(storeBytes(sql, hash('sha256', large), large)).rejects.toThrow('size_check');
});

test('a picture that is replaced while it is being sent stops the publish', async () => {
  const { sql } = await openDatabase();
  const publishing = publishWithPictures(sql, {
    source: { content: sampleContent() },
    pictures: [
      {
        name: 'porch.jpg',
        root: '/nowhere/content',
        file: '/nowhere/content/images/porch.jpg',
        hash: '0'.repeat(64),
        measurements: { width: 1, height: 1, tone: 0, clear: false },
      },
    ],
    by: 'owner',
    dryRun: false,
    progress: () => {},
    sent: () => {},
    waiting: () => {},
  });
  await expect(publishing).rejects.toThrow(
    'The files in /nowhere/content/images were changed while they were being published.',
  );
  expect(await revisionOf(sql)).toBe(0);
});

test('a rollback brings back the pictures of that time', async () => {
  const { sql } = await openDatabase();
  await publishPictures(sql, { pictures: { ...SAMPLE_PICTURES, 'porch.jpg': PORCH } });
  await publishPictures(sql, { pictures: { ...SAMPLE_PICTURES, 'porch.jpg': 'another' } });
  await rollBack(sql, 1);
  const found = (await readRows(sql)).pictures?.find(({ name }) => name === 'porch.jpg');
  expect(found?.hash).toBe(hash('sha256', PORCH));
  await publishPictures(sql, {});
  expect(await storedHashes(sql)).toContain(found?.hash);
});

test('a rollback to a publish from before pictures were content keeps those that are there', async () => {
  const { sql } = await openDatabase();
  await publishPictures(sql, { content: editedContent() });
  await sql`update publishes set content = (content::jsonb - 'pictures')::json`;
  await publishPictures(sql, {});
  expect((await readPublished(sql, 1)).pictures).toBeUndefined();
  await rollBack(sql, 1);
  expect((await readRows(sql)).pictures?.map(({ name }) => name)).toEqual(['a.svg']);
  expect((await readPublished(sql, 3)).pictures).toHaveLength(1);
});

test('a rollback to pictures that are gone says which ones', async () => {
  const { sql } = await openDatabase();
  await publishPictures(sql, { pictures: { ...SAMPLE_PICTURES, 'porch.jpg': PORCH } });
  await publishPictures(sql, {});
  await sql`delete from picture_bytes where hash = ${hash('sha256', PORCH)}`;
  await expect(readPublished(sql, 1)).rejects.toThrow(
    'Publish 1 shows pictures that are not in the database any more: porch.jpg.',
  );
});

test('bytes that neither the content nor the history names are removed by the next publish', async () => {
  const { sql } = await openDatabase();
  await publishPictures(sql, { pictures: { ...SAMPLE_PICTURES, 'porch.jpg': PORCH } });
  // What a publish leaves that was cut off before it wrote the names.
  const left = Buffer.from('left');
  await storeBytes(sql, hash('sha256', left), left);
  await publishPictures(sql, { content: editedContent() });
  expect(await storedHashes(sql)).toEqual(
    [hash('sha256', PORCH), hash('sha256', String(SAMPLE_PICTURES['a.svg']))].sort(),
  );
  await sql`delete from publishes where id = 1`;
  await publishPictures(sql, {});
  expect(await storedHashes(sql)).not.toContain(hash('sha256', PORCH));
});

test('bytes that another publish has just sent are not removed', async () => {
  const { sql, url } = await openDatabase();
  const other = openConnection(url);
  const id = hash('sha256', PORCH);
  await keepingBytes(other, async () => {
    await storeBytes(other, id, PORCH);
    await publishPictures(sql, {});
    expect(await storedHashes(sql)).toContain(id);
  });
  await removeUnusedBytes(sql);
  expect(await storedHashes(sql)).not.toContain(id);
});
