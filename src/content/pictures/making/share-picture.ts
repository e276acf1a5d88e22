import sharp from 'sharp';
import type { ImageFocus } from '../../../model/image/image.ts';
import { PIXEL_LIMIT } from './picture-limits.ts';
import { PAPER } from './picture-measurements.ts';

const SHARE_SIZE = { width: 1200, height: 630 };

/** Some networks don't show larger ones. */
const MAX_SHARE_PICTURE_BYTES = 200_000;

/** Removes the shade for words from our own wide pictures (illustrations/poster.ts). */
const WITHOUT_SHADE = '[gradientUnits] stop{stop-opacity:0}';

const QUALITIES = [86, 78, 68, 55, 40, 25, 10];

/** A JPEG for links to a page, cropped around its focus. Rejects if it isn't a picture. */
export async function makeSharePicture(
  input: Buffer | string,
  focus?: ImageFocus,
): Promise<Buffer> {
  const picture = sharp(input, {
    limitInputPixels: PIXEL_LIMIT,
    svg: { stylesheet: WITHOUT_SHADE },
  })
    .autoOrient()
    .flatten({ background: PAPER })
    .resize({ ...SHARE_SIZE, fit: 'cover', position: focus ?? 'centre' });
  for (const quality of QUALITIES) {
    const bytes = await picture.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (bytes.length < MAX_SHARE_PICTURE_BYTES) return bytes;
  }
  throw new Error(`the share picture stays over ${MAX_SHARE_PICTURE_BYTES} bytes`);
}
