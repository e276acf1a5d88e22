import sharp from 'sharp';
import { PIXEL_LIMIT } from './picture-limits.ts';
import { PAPER } from './picture-measurements.ts';

/** What social networks show beside a link, in pixels. */
export const SHARE_SIZE = { width: 1200, height: 630 };

/** Some networks leave out a larger one; bytes. */
export const LARGEST_SHARE_PICTURE = 200_000;

const QUALITIES = [86, 78, 68, 55, 40, 25, 10];

/**
 * The JPEG that is shown beside a link to a page with the picture, the middle of it. Rejects if the
 * file cannot be read as one.
 */
export async function makeSharePicture(file: string): Promise<Buffer> {
  const picture = sharp(file, { limitInputPixels: PIXEL_LIMIT })
    .autoOrient()
    .flatten({ background: PAPER })
    .resize({ ...SHARE_SIZE, fit: 'cover' });
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < LARGEST_SHARE_PICTURE) return bytes;
  }
  throw new Error(`the share picture stays over ${LARGEST_SHARE_PICTURE} bytes`);
}
