import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { SampleFolder } from '../../fixtures/sample-folder.ts';
import { makeSharePicture } from './share-picture.ts';

test('the share picture of the least compressible picture there is stays under 200 KB', async () => {
  const folder = new SampleFolder();
  const file = join(folder.images, 'noise.png');
  const noise = Buffer.from(
    Array.from({ length: 1200 * 630 * 3 }, (_, index) => (index * index * 2654435761) >>> 24),
  );
  await sharp(noise, { raw: { width: 1200, height: 630, channels: 3 } })
    .png()
    .toFile(file);
  expect((await sharp(file).jpeg({ quality: 86 }).toBuffer()).length).toBeGreaterThan(400_000);
  expect((await makeSharePicture(file)).length).toBeLessThan(200_000);
});
