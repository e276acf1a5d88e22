import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import {
  publishPictures,
  SAMPLE_PICTURES,
} from '../../../src/content/fixtures/publish-pictures.ts';
import { openSource } from '../../../src/content/postgres/fixtures/database.ts';
import { PublishedDatabase } from '../published-database.ts';
import { UnreliableLine } from '../unreliable-line.ts';

test('a connection cut in the middle of a picture keeps the old revision, names the picture, and the next attempt gets it', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  await using line = await UnreliableLine.to(database.port);
  await database.edit((sql) => publishPictures(sql, {}));
  const { source, folder } = openSource(database.urlAt(line.port));
  await source.read();
  // Many bytes to send, of which nothing takes long to make.
  const calm = { width: 1100, height: 1100, channels: 3, background: '#4d6b3c' } as const;
  const photo = await sharp({ create: calm }).png({ compressionLevel: 0 }).toBuffer();
  await database.edit((sql) =>
    publishPictures(sql, { pictures: { ...SAMPLE_PICTURES, 'porch.png': photo } }),
  );
  line.cutAfter(photo.length);
  await expect(source.read()).rejects.toThrow(
    'the picture porch.png cannot be fetched: The database closed the connection.',
  );
  expect((await source.read()).revision).toMatch(/^postgres-3-/);
  expect(readFileSync(`${folder.cache}/pictures/porch.png`).equals(photo)).toBe(true);
  expect(line.mostOpen).toBeLessThanOrEqual(2);
});
