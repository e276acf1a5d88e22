import sharp, { type Metadata } from 'sharp';
import { nearestTone } from '../../../model/image/tone.ts';
import type { OpenContentFile } from '../../gate/open-content-file.ts';
import { checkEmbeddedPictures } from './embedded-pictures.ts';
import { type PhotoHead, readPhotoHead } from './photo-header.ts';
import { pictureInput } from './picture-input.ts';
import { type PhotoProperties, PIXEL_LIMIT, tooLarge } from './picture-limits.ts';
import { isVector, PAPER, PictureError, type PictureMeasurements } from './picture-measurements.ts';

/** Measures a picture. Throws PictureError if it's broken, too large, or not what its name says. */
export async function measurePicture(
  picture: OpenContentFile,
  name: string,
): Promise<PictureMeasurements> {
  try {
    const input = await pictureInput(picture, name);
    if (isVector(name)) await checkEmbeddedPictures(input.toString());
    const size = isVector(name)
      ? { ...vectorSize(input.toString()), clear: true }
      : await photoSize(picture);
    return { ...size, tone: await averageTone(input) };
  } catch (error) {
    if (error instanceof PictureError || (error as NodeJS.ErrnoException).code !== undefined)
      throw error;
    const reason = error instanceof Error ? error.message.split('\n')[0] : String(error);
    throw new PictureError(
      `cannot be read as a picture (${reason}); save it again as JPEG, PNG, WebP or SVG`,
    );
  }
}

async function photoSize(picture: OpenContentFile): Promise<Omit<PictureMeasurements, 'tone'>> {
  const head = await readPhotoHead(picture);
  const metadata = await sharp(picture.path, { limitInputPixels: false }).metadata();
  const problem = tooLarge(photoProperties(head, metadata));
  if (problem !== undefined) throw new PictureError(problem);
  const { autoOrient, hasAlpha } = metadata;
  return { ...autoOrient, clear: hasAlpha };
}

function photoProperties(head: PhotoHead, metadata: Metadata): PhotoProperties {
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
    samplesPerPixel: head.samplesPerPixel ?? channels,
    isLossless: head.isLossy === false,
  };
}

const VECTOR_HEAD = 4096;
const VIEW_BOX =
  /<svg\b[^>]*?\sviewBox\s*=\s*["']\s*[-+.\de]+[\s,]+[-+.\de]+[\s,]+([+.\de]+)[\s,]+([+.\de]+)\s*["']/i;

function vectorSize(text: string): { width: number; height: number } {
  const [, width, height] = VIEW_BOX.exec(text.slice(0, VECTOR_HEAD)) ?? [];
  const size = { width: Math.round(Number(width)), height: Math.round(Number(height)) };
  if (size.width >= 1 && size.height >= 1) return size;
  throw new PictureError('has no viewBox with its width and height; save it with one');
}

/** In pixels; a drawing scaled to a single pixel wouldn't be averaged. */
const SAMPLE = 32;

/** Decodes the whole picture, so that a truncated file is noticed here. */
async function averageTone(input: Buffer | string): Promise<number> {
  const bytes = await sharp(input, { limitInputPixels: PIXEL_LIMIT })
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
