import { rename, rm } from 'node:fs/promises';
import { extname, join, parse } from 'node:path';
import sharp, { type Sharp } from 'sharp';

/** Widths in pixels between which a browser chooses (issue 4, point 3). */
const WIDTHS: readonly number[] = [480, 768, 1080, 1440, 1920];

/** The width of the largest version that is served, in pixels. */
export const LARGEST_WIDTH = 1920;

/** One core at most: while photos are being made, visitors want the others. */
sharp.concurrency(1);

/** Nothing is read twice. */
sharp.cache(false);

/** The widths of a photo's versions: none wider than the photo itself, the widest as wide as it is or 1920. */
export function photoWidths(width: number): number[] {
  const widest = Math.min(width, LARGEST_WIDTH);
  return [...WIDTHS.filter((step) => step < widest), widest];
}

/** One file made of a photo. */
export interface PhotoVersion {
  file: string;
  width: number;
}

/** The files that are made of a photo: first itself without its metadata, under its own name, then its AVIF and WebP versions. */
export function photoVersions(name: string, widths: readonly number[]): PhotoVersion[] {
  const { name: stem } = parse(name);
  const versions = widths.flatMap((width) => ['avif', 'webp'].map((format) => ({ file: `${stem}-${width}.${format}`, width })));
  return [{ file: name, width: Math.max(...widths) }, ...versions];
}

/**
 * Makes one file of a photo in the folder, turned as its EXIF orientation says and without its metadata, such as the place where it was
 * taken; it appears whole or not at all. Throws where the disk is full or the photo has gone.
 */
export async function makePhotoVersion(original: string, { file, width }: PhotoVersion, folder: string): Promise<void> {
  const part = join(folder, `.${file}.${process.pid}.part`);
  try {
    await encode(sharp(original).autoOrient().resize({ width }), extname(file)).toFile(part);
    await rename(part, join(folder, file));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

function encode(picture: Sharp, extension: string): Sharp {
  switch (extension.toLowerCase()) {
    case '.avif':
      return picture.avif({ quality: 55, effort: 3 });
    case '.webp':
      return picture.webp({ quality: 76 });
    case '.png':
      return picture.png({ compressionLevel: 9 });
    default:
      return picture.jpeg({ quality: 82, mozjpeg: true });
  }
}
