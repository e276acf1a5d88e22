import { readFile, stat } from 'node:fs/promises';
import sharp, { type Metadata } from 'sharp';
import { nearestTone } from '../../../model/image/tone.ts';
import { isLossyWebp, jpegSamplesPerPixel } from './photo-header.ts';
import { type PhotoProperties, PIXEL_LIMIT, tooLarge } from './picture-limits.ts';
import { isVector, PAPER, PictureError, type PictureMeasurements } from './picture-measurements.ts';

const MEGABYTE = 1024 * 1024;

/** In MB. An SVG is read into memory whole, and takes many times its size there. */
const MAX_VECTOR_SIZE = 2;
const MAX_PHOTO_SIZE = 100;

/**
 * Measures a photo or a vector picture. Throws PictureError if it's broken, too large, or not what
 * its file name says.
 */
export async function measurePicture(file: string): Promise<PictureMeasurements> {
  const { size } = await stat(file);
  const largest = isVector(file) ? MAX_VECTOR_SIZE : MAX_PHOTO_SIZE;
  if (size > largest * MEGABYTE)
    throw new PictureError(`is larger than ${largest} MB; save a smaller version`);
  try {
    const size = isVector(file)
      ? { ...(await vectorSize(file)), clear: true }
      : await photoSize(file);
    return { ...size, tone: await averageTone(file) };
  } catch (error) {
    if (error instanceof PictureError || (error as NodeJS.ErrnoException).code !== undefined)
      throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PictureError(
      `cannot be read as a picture (${reason}); save it again as JPEG, PNG, WebP or SVG`,
    );
  }
}

async function photoSize(file: string): Promise<Omit<PictureMeasurements, 'tone'>> {
  const metadata = await sharp(file, { limitInputPixels: false }).metadata();
  const problem = tooLarge(await readPhotoProperties(file, metadata));
  if (problem !== undefined) throw new PictureError(problem);
  const { autoOrient, hasAlpha } = metadata;
  return { ...autoOrient, clear: hasAlpha };
}

async function readPhotoProperties(file: string, metadata: Metadata): Promise<PhotoProperties> {
  const { format, width, height, channels, depth, isProgressive } = metadata;
  if (format !== 'jpeg' && format !== 'png' && format !== 'webp')
    throw new PictureError(`is ${format} inside; save it as JPEG, PNG or WebP`);
  return {
    format,
    width,
    height,
    channels,
    bytesPerChannel: depth === 'ushort' ? 2 : 1,
    isProgressive,
    samplesPerPixel: format === 'jpeg' ? await jpegSamplesPerPixel(file) : channels,
    isLossless: format === 'webp' && !(await isLossyWebp(file)),
  };
}

/** The root element is expected within this many characters. */
const VECTOR_HEAD = 4096;
const VIEW_BOX =
  /<svg\b[^>]*?\sviewBox\s*=\s*["']\s*[-+.\de]+[\s,]+[-+.\de]+[\s,]+([+.\de]+)[\s,]+([+.\de]+)\s*["']/i;

async function vectorSize(file: string): Promise<{ width: number; height: number }> {
  const [, width, height] =
    VIEW_BOX.exec((await readFile(file, 'utf8')).slice(0, VECTOR_HEAD)) ?? [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  if (size.width >= 1 && size.height >= 1) return size;
  throw new PictureError('has no viewBox with its width and height; save it with one');
}

/**
 * The side in pixels of the small copy whose colors are averaged. At a single pixel, a vector
 * picture would be drawn rather than averaged.
 */
const SAMPLE = 32;

/** Decodes the whole picture, so that a truncated file is found here and not by a visitor. */
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
