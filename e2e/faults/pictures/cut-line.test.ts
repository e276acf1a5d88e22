import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, inject, test } from 'vitest';
import { openSource } from '../../../src/content/fixtures/open-followed.ts';
import { sampleContent } from '../../../src/content/fixtures/sample-content.ts';
import { samplePicture } from '../../../src/content/fixtures/sample-folder.ts';
import { PublishedDatabase } from '../published-database.ts';
import { UnreliableLine } from '../unreliable-line.ts';

test('a connection cut in the middle of a picture keeps the old version, names the picture, and the next attempt gets it', async () => {
  const database = await PublishedDatabase.createOn(inject('postgresUrl'));
  await using line = await UnreliableLine.to(database.port);
  const pictures = { 'a.svg': samplePicture };
  await database.publish(sampleContent(), { pictures });
  const { source, data } = await openSource(database.urlAt(line.port));
  const before = (await source.read()).revision;
  // Many bytes to send, of which nothing takes long to make.
  const calm = { width: 1100, height: 1100, channels: 3, background: '#4d6b3c' } as const;
  const photo = await sharp({ create: calm }).png({ compressionLevel: 0 }).toBuffer();
  const { site, ...content } = sampleContent();
  await database.publish(
    { ...content, site: { ...site, phone: '(830) 555-0100' } },
    { pictures: { ...pictures, 'porch.png': photo } },
  );
  line.cutAfter(photo.length);
  await expect(source.read()).rejects.toThrow(
    'images/porch.png cannot be fetched: The database closed the connection.',
  );
  expect((await source.read()).revision).not.toBe(before);
  const newest = (await database.edit((sql) => sql`select tree from versions order by id desc`))[0];
  const file = join(data, 'trees', String(newest?.tree), 'images/porch.png');
  expect(readFileSync(file).equals(photo)).toBe(true);
  expect(line.mostOpen).toBeLessThanOrEqual(2);
});
