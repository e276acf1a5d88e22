import { parse } from 'node:path';
import type { PictureMeasurements } from './picture-measurements.ts';

const MAX_WIDTH = 1920;

/** The tallest version's height in pixels: AVIF needs memory for a border around it, too. */
const MAX_HEIGHT = 2560;

/** The widths, in pixels, that a browser can choose from. */
const WIDTHS: readonly number[] = [480, 768, 1080, 1440, MAX_WIDTH];

/** The most pixels of any version: an AVIF takes 22 bytes of memory for each, 32 if clear. */
const MAX_PIXELS = 1920 * 1080;
const MAX_TRANSPARENT_PIXELS = 1600 * 900;

type PhotoDetails = Pick<PictureMeasurements, 'width' | 'height' | 'clear'>;

/** The size in pixels of the largest version of a photo. */
export function largestVersion({ width, height, clear }: PhotoDetails): {
  width: number;
  height: number;
} {
  const maxPixels = clear ? MAX_TRANSPARENT_PIXELS : MAX_PIXELS;
  const scale = Math.min(
    1,
    MAX_WIDTH / width,
    MAX_HEIGHT / height,
    Math.sqrt(maxPixels / (width * height)),
  );
  return {
    width: Math.max(1, Math.round(width * scale)),
    height: Math.max(1, Math.round(height * scale)),
  };
}

/** The widths of a photo's versions; the last is that of the largest. */
export function photoWidths(photo: PhotoDetails): number[] {
  const { width: widest } = largestVersion(photo);
  return [...WIDTHS.filter((step) => step < widest), widest];
}

/** One file made from a photo. */
export interface PhotoVersion {
  file: string;
  width: number;
}

/** The files made from a photo: first itself without metadata, then its AVIF and WebP versions. */
export function photoVersions(name: string, widths: readonly number[]): PhotoVersion[] {
  const { name: stem } = parse(name);
  const versions = widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ file: `${stem}-${width}.${format}`, width })),
  );
  return [{ file: name, width: Math.max(...widths) }, ...versions];
}
