import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { describe, expect, test } from 'vitest';
import { claimLarger, folderShowing } from '../../fixtures/sample-photos.ts';
import { openContentFile } from '../../gate/open-content-file.ts';
import { PictureSurvey } from '../picture-survey.ts';
import { readPhotoHead } from './photo-header.ts';

/** A photo in a single color. */
function plain(width: number, height: number): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#7fb4d8' } });
}

const turned = { orientation: 6 };
const progressive = { progressive: true };
const interlaced = { progressive: true, compressionLevel: 1 };

describe('a photo that would take too much memory is rejected, and the message says what to do', () => {
  const folder = () => folderShowing('a.svg');

  test('formats read into memory whole have limits of their own; other photos may have 50 megapixels', async () => {
    const { images } = folder();
    const photos: Record<string, Sharp> = {
      'interlaced.png': plain(4200, 3000).png(interlaced),
      'deep.png': plain(2900, 2200).toColourspace('rgb16').png({ compressionLevel: 1 }),
      'wide.png': plain(24_000, 1000).png({ compressionLevel: 1 }),
      'lossless.webp': plain(2600, 1900).webp({ lossless: true, effort: 0 }),
      'lossy.webp': plain(4200, 3000).webp({ effort: 0 }),
    };
    // They're rejected because of what their headers say.
    const claims: Record<string, Sharp> = {
      'progressive.jpg': plain(420, 300).jpeg(progressive),
      'fine.jpg': plain(260, 245).jpeg({ ...progressive, chromaSubsampling: '4:4:4' }),
      'baseline.jpg': plain(1000, 500).jpeg(),
    };
    for (const [name, photo] of Object.entries(photos)) await photo.toFile(join(images, name));
    for (const [name, photo] of Object.entries(claims))
      await writeFile(join(images, name), claimLarger(await photo.toBuffer(), 10));
    const { problems, pictures } = await new PictureSurvey().read(images);
    expect(pictures.map(({ name }) => name)).toEqual(['a.svg']);
    expect(
      Object.fromEntries(
        problems.map(({ file, message }) => [file.slice(images.length + 1), message]),
      ),
    ).toEqual({
      'progressive.jpg':
        'has 12.6 megapixels (4200 × 3000) as a progressive JPEG; save it with fewer than 12.5, such as 4000 × 3000, or as a baseline JPEG',
      'fine.jpg':
        'has 6.4 megapixels (2600 × 2450) as a progressive JPEG; save it with fewer than 6.2, such as 2800 × 2100, or as a baseline JPEG',
      'interlaced.png':
        'has 12.6 megapixels (4200 × 3000) as an interlaced PNG; save it with fewer than 12.5, such as 4000 × 3000, or without interlacing',
      'deep.png':
        'has 6.4 megapixels (2900 × 2200) as a 16-bit PNG; save it with fewer than 6.2, such as 2800 × 2100, or as a baseline JPEG',
      'wide.png':
        'has 24 megapixels (24000 × 1000) as a PNG; save it with fewer than 16.7, such as 4400 × 3300, or as a baseline JPEG',
      'lossless.webp':
        'has 4.9 megapixels (2600 × 1900) as a lossless WebP; save it with fewer than 4.7, such as 2400 × 1800, or as a baseline JPEG',
      'lossy.webp':
        'has 12.6 megapixels (4200 × 3000) as a WebP; save it with fewer than 12.5, such as 4000 × 3000, or as a baseline JPEG',
      'baseline.jpg':
        'has 50 megapixels (10000 × 5000); save it with fewer than 50, such as 6000 × 4000',
    });
  });

  test('photos as phones and programs save them are accepted: 12 megapixels in any format, 48 in the usual one', async () => {
    const { images } = folder();
    const photos: Record<string, Sharp> = {
      'phone.jpg': plain(4032, 3024).withMetadata(turned).jpeg(),
      'phone-48.jpg': plain(8064, 6048).withMetadata(turned).jpeg(),
      'progressive.jpg': plain(4032, 3024).jpeg(progressive),
      'screen.png': plain(4032, 3024).png({ compressionLevel: 1 }),
      'interlaced.png': plain(4032, 3024).png(interlaced),
      'small.webp': plain(4032, 3024).webp({ effort: 0 }),
    };
    for (const [name, photo] of Object.entries(photos)) await photo.toFile(join(images, name));
    const { problems, pictures } = await new PictureSurvey().read(images);
    expect([problems, pictures]).toEqual([[], expect.objectContaining({ length: 7 })]);
  });

  test('an SVG of more than 2 MB is rejected', async () => {
    const sample = folder();
    sample.write(
      'images/a.svg',
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6">${' '.repeat(2 ** 21)}</svg>`,
    );
    const { problems } = await new PictureSurvey().read(sample.images);
    expect(problems.map(({ message }) => message)).toEqual([
      'is larger than 2 MB; save a smaller version',
    ]);
  });

  test.each([
    ['all three for every pixel', [0x11, 0x11, 0x11], 3],
    ['two for every second pixel', [0x21, 0x11, 0x11], 2],
    ['two for every fourth pixel', [0x22, 0x11, 0x11], 1.5],
    ['ink, two for every fourth pixel', [0x22, 0x11, 0x11, 0x22], 2.5],
    ['gray', [0x11], 1],
  ])(
    'the number of values a JPEG has per pixel is read from its header: %s',
    async (_, samplings, samples) => {
      const { images } = folder();
      const components = samplings.flatMap((sampling, index) => [index + 1, sampling, 0]);
      const frame = [
        0xff,
        0xc2,
        0,
        8 + components.length,
        8,
        0,
        6,
        0,
        8,
        samplings.length,
        ...components,
      ];
      const scan = [0xff, 0xda, 0, 8];
      const file = join(images, 'header.jpg');
      await writeFile(
        file,
        Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 1, 2, 0xff, ...frame, ...scan]),
      );
      await using picture = await openContentFile({ root: images, file }, 'photo');
      expect(await readPhotoHead(picture)).toEqual({ samplesPerPixel: samples });
    },
  );
});
