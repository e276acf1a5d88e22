import sharp from 'sharp';
import { PictureError } from './picture-measurements.ts';

/** Renderers need four bytes or more for each pixel. */
const PIXELS_WITHIN = 8_000_000;

/** An element that shows a picture. ">" ends it, even inside quotes. */
const EMBEDDING = /<(?:[\w.-]+:)?(?:image|feImage)\b[^>]*>/gi;

const DATA = /href\s*=\s*["']\s*data:image\/(?:png|jpeg|jpg|webp|gif);base64,([\w+/=\s]*)["']/i;

const OWN_PART = /href\s*=\s*["']\s*#[\w.-]+\s*["']/i;

/** A part of the document type that could hold elements, or refer to another file. */
const HIDING = /<!ENTITY\s+(?:%\s*)?\S+\s+(?:"[^"]*[<&%]|'[^']*[<&%]|SYSTEM|PUBLIC)/i;

/**
 * Throws PictureError if the pictures in a drawing are too large or can't be checked: in a few
 * hundred bytes, there may be one that takes a gigabyte of memory.
 */
export async function checkEmbeddedPictures(drawing: string): Promise<void> {
  if (HIDING.test(drawing))
    throw new PictureError('has entities with elements in them; save it as plain SVG');
  let pixels = 0;
  for (const [element] of drawing.matchAll(EMBEDDING)) {
    if (OWN_PART.test(element)) continue;
    const [, data] = DATA.exec(element) ?? [];
    if (data === undefined)
      throw new PictureError(
        'shows a picture that is not in it as PNG, JPEG or WebP; embed it, or draw it',
      );
    const bytes = Buffer.from(data, 'base64');
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    pixels += width * height;
  }
  if (pixels > PIXELS_WITHIN)
    throw new PictureError(
      'has pictures in it with more than 8 megapixels; save them smaller, or as a photo of its own',
    );
}
