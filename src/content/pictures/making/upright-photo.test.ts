import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { folderShowing } from '../../fixtures/sample-photos.ts';
import { readUprightPhoto } from './upright-photo.ts';

test('a photo with any of the eight EXIF orientations is rotated just as sharp does it', async () => {
  const folder = folderShowing('a.svg');
  const corner = await sharp({
    create: { width: 20, height: 10, channels: 3, background: '#ff0000' },
  })
    .png()
    .toBuffer();
  const lying = await sharp({
    create: { width: 80, height: 60, channels: 3, background: '#0000ff' },
  })
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  for (const orientation of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const file = join(folder.images, `${orientation}.png`);
    await sharp(lying).withMetadata({ orientation }).png().toFile(file);
    const { data, raw } = await readUprightPhoto(file);
    const expected = await sharp(file).autoOrient().raw().toBuffer({ resolveWithObject: true });
    expect([orientation, raw.width, raw.height]).toEqual([
      orientation,
      expected.info.width,
      expected.info.height,
    ]);
    expect([orientation, data.equals(expected.data)]).toEqual([orientation, true]);
  }
});
