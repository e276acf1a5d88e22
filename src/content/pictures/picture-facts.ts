import { readFile, stat } from 'node:fs/promises';
import { extname } from 'node:path';
import sharp from 'sharp';
import { nearestTone } from '../../model/tone.ts';

/** What is known of a picture file as it is: its size in pixels after EXIF rotation, and its placeholder colour. */
export interface PictureFacts {
  width: number;
  height: number;
  tone: number;
}

/** The picture cannot be used; the message says why and what to do, in the owner's words. */
export class PictureError extends Error {
  override name = 'PictureError';
}

/** From this many pixels on, a picture costs the server more memory than it is worth. */
export const PIXEL_LIMIT = 50_000_000;
const BYTE_LIMIT = 100 * 1024 * 1024;

const PHOTO_FORMATS: readonly string[] = ['jpeg', 'png', 'webp'];

/** Behind the clear parts of a picture: the page's paper. */
export const PAPER = '#fbf6ec';

export function isVector(name: string): boolean {
  return extname(name).toLowerCase() === '.svg';
}

export function isPhoto(name: string): boolean {
  return ['.jpg', '.jpeg', '.png', '.webp'].includes(extname(name).toLowerCase());
}

/** Measures a photo or a vector picture. Throws PictureError where it is broken, too large or not what its name says. */
export async function measurePicture(file: string): Promise<PictureFacts> {
  const { size } = await stat(file);
  if (size > BYTE_LIMIT) throw new PictureError('is larger than 100 MB; save it smaller');
  try {
    const { width, height } = isVector(file) ? await vectorSize(file) : await photoSize(file);
    return { width, height, tone: await averageTone(file) };
  } catch (error) {
    if (error instanceof PictureError) throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PictureError(`is no picture that can be read (${reason}); save it again, as JPEG, PNG, WebP or SVG`);
  }
}

async function photoSize(file: string): Promise<{ width: number; height: number }> {
  const { format, autoOrient } = await sharp(file).metadata();
  if (!PHOTO_FORMATS.includes(format)) throw new PictureError(`is ${format} inside; save it as JPEG, PNG or WebP`);
  const { width, height } = autoOrient;
  if (width * height < PIXEL_LIMIT) return { width, height };
  const megapixels = Math.round((width * height) / 1_000_000);
  throw new PictureError(`has ${megapixels} megapixels (${width} × ${height}); save it with fewer than 50, such as 6000 × 4000`);
}

/** The root element stands within this many characters. */
const VECTOR_HEAD = 4096;
const VIEW_BOX = /<svg\b[^>]*?\sviewBox\s*=\s*["']\s*[-+.\de]+[\s,]+[-+.\de]+[\s,]+([+.\de]+)[\s,]+([+.\de]+)\s*["']/i;

async function vectorSize(file: string): Promise<{ width: number; height: number }> {
  const [, width, height] = VIEW_BOX.exec((await readFile(file, 'utf8')).slice(0, VECTOR_HEAD)) ?? [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  if (size.width >= 1 && size.height >= 1) return size;
  throw new PictureError('has no viewBox that says its width and height; save it with one');
}

/** The sides in pixels of the small copy whose colours are averaged; a single pixel would be drawn, not averaged, from a vector picture. */
const SAMPLE = 32;

/** Decodes the picture whole, so that a file cut short is found here and not by a visitor. */
async function averageTone(file: string): Promise<number> {
  const bytes = await sharp(file, { limitInputPixels: PIXEL_LIMIT })
    .flatten({ background: PAPER })
    .resize(SAMPLE, SAMPLE, { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer();
  const average = (channel: number) =>
    bytes.reduce((sum, byte, index) => (index % 3 === channel ? sum + byte : sum), 0) / SAMPLE ** 2;
  return nearestTone(average(0), average(1), average(2));
}
