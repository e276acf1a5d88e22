import { join } from 'node:path';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { SampleFolder } from '../../fixtures/sample-folder.ts';
import { photo } from '../../fixtures/sample-photos.ts';
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

describe('a share picture of a tall photo, red in its upper left corner', () => {
  test.each([
    ['the focus that the owner set', 'top', true],
    ['its middle without one', undefined, false],
  ] as const)('keeps %s', async (_, focus, isRed) => {
    const tall = await (await photo(1200, 2400)).jpeg().toBuffer();
    const corner = { left: 0, top: 0, width: 1, height: 1 };
    const shared = sharp(await makeSharePicture(tall, focus));
    const [red = 0, green = 0] = await shared.extract(corner).raw().toBuffer();
    expect(red > 200 && green < 60).toBe(isRed);
  });
});
