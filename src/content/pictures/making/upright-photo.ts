import { extname } from 'node:path';
import sharp, { type Raw, type Sharp } from 'sharp';
import { largestVersion } from './photo-sizes.ts';
import { PIXEL_LIMIT } from './picture-limits.ts';

/** A photo in memory: its largest version, upright, in sRGB, without metadata. */
export interface UprightPhoto {
  data: Buffer;
  raw: Raw;
}

/** Reads a photo once for all versions. Rotates it after shrinking, which takes less memory. */
export async function readUprightPhoto(
  file: string,
  largest = largestVersion,
): Promise<UprightPhoto> {
  const {
    autoOrient,
    hasAlpha,
    orientation = 1,
  } = await sharp(file, { limitInputPixels: PIXEL_LIMIT }).metadata();
  const { width, height } = largest({ ...autoOrient, clear: hasAlpha });
  const size = orientation > 4 ? { width: height, height: width } : { width, height };
  const unrotated = sharp(file, { limitInputPixels: PIXEL_LIMIT }).resize({ ...size, fit: 'fill' });
  const small = await readRaw(unrotated.toColourspace('srgb'));
  const upright =
    orientation === 1
      ? small
      : await readRaw(turn(sharp(small.data, { raw: small.raw }), orientation));
  globalThis.gc?.();
  return upright;
}

/** The bytes of one version, in the format of the file's extension. */
export async function encodeVersion(
  { data, raw }: UprightPhoto,
  file: string,
  width: number,
): Promise<Buffer> {
  const picture = sharp(data, { raw }).resize({ width });
  switch (extname(file).toLowerCase()) {
    case '.avif':
      // More effort would take half again as much memory for a transparent photo.
      return picture
        .avif({ quality: 55, effort: raw.channels > 3 ? 2 : 3, chromaSubsampling: '4:2:0' })
        .toBuffer();
    case '.webp':
      return picture.webp({ quality: 76 }).toBuffer();
    case '.png':
      return picture.png({ compressionLevel: 9 }).toBuffer();
    default:
      // As large as mozjpeg's 82 in a fifth of the time; it's what a page waits for.
      return picture.jpeg({ quality: 80, progressive: true }).toBuffer();
  }
}

async function readRaw(picture: Sharp): Promise<UprightPhoto> {
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  return { data, raw: { width, height, channels } };
}

function turn(picture: Sharp, orientation: number): Sharp {
  const angle = { 3: 180, 5: 90, 6: 90, 7: 270, 8: 270 }[orientation] ?? 0;
  const turned = picture.rotate(angle);
  if (orientation === 2) return turned.flop();
  return [4, 5, 7].includes(orientation) ? turned.flip() : turned;
}
