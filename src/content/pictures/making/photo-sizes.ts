import { parse } from 'node:path';
import type { PictureMeasurements } from './picture-measurements.ts';

const MAX_WIDTH = 1920;

/** In pixels: AVIF also needs memory for a border. */
const MAX_HEIGHT = 2560;

const WIDTHS: readonly number[] = [480, 768, 1080, 1440, MAX_WIDTH];

/** An AVIF takes 22 bytes of memory for each pixel, or 32 with transparency. */
const MAX_PIXELS = 1920 * 1080;
const MAX_TRANSPARENT_PIXELS = 1600 * 900;

type PhotoDetails = Pick<PictureMeasurements, 'width' | 'height' | 'clear'>;

/** The size of a photo's largest version, in pixels. */
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

/** The widths of a photo's versions, ending with the largest. */
export function photoWidths(photo: PhotoDetails): number[] {
  const { width: widest } = largestVersion(photo);
  return [...WIDTHS.filter((step) => step < widest), widest];
}

export interface PhotoVersion {
  file: string;
  width: number;
}

/** The files made from a photo: itself without metadata, then AVIF and WebP versions. */
export function photoVersions(name: string, widths: readonly number[]): PhotoVersion[] {
  const { name: stem } = parse(name);
  const versions = widths.flatMap((width) =>
    ['avif', 'webp'].map((format) => ({ file: `${stem}-${width}.${format}`, width })),
  );
  return [{ file: name, width: Math.max(...widths) }, ...versions];
}
