/** What decides how much memory a photo takes while it's being read. */
export interface PhotoProperties {
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  /** Including transparency. */
  channels: number;
  bytesPerChannel: number;
  isProgressive: boolean;
  /** Of a JPEG; 1.5 with chroma subsampling. */
  samplesPerPixel: number;
  isLossless: boolean;
}

/** Larger pictures take the server too much time. */
export const PIXEL_LIMIT = 50_000_000;

const MEGABYTE = 1024 * 1024;

/** Bytes of a photo in memory; keeps the server below 256 MB (docs/decisions/007-memory.md). */
const WHOLE_LIMIT = 36 * MEGABYTE;

/** The same for a photo that is read row by row. */
const ROWS_LIMIT = 48 * MEGABYTE;

/** Rows that libvips holds while it shrinks a PNG (measured). */
const ROWS_HELD = 2000;

/**
 * Why the photo is too large, and what to do; else undefined. Baseline JPEGs take almost no memory,
 * plain PNGs some rows, and all others the whole picture.
 */
export function tooLarge(photo: PhotoProperties): string | undefined {
  const { width, height } = photo;
  const has = `has ${megapixels(width * height)} megapixels (${width} × ${height})`;
  if (width * height >= PIXEL_LIMIT)
    return `${has}; save it with fewer than 50, such as 6000 × 4000`;
  const held = heldInMemory(photo);
  if (held === undefined || width * height * held.bytesPerPixel <= held.limit) return undefined;
  const most = Math.floor(held.limit / held.bytesPerPixel / 100_000) * 100_000;
  return `${has} as ${held.kind}; save it with fewer than ${megapixels(most)}, such as ${example(most)}, or ${held.remedy}`;
}

interface Held {
  bytesPerPixel: number;
  limit: number;
  kind: string;
  remedy: string;
}

function heldInMemory(photo: PhotoProperties): Held | undefined {
  const { format, height, channels, bytesPerChannel, isProgressive, samplesPerPixel, isLossless } =
    photo;
  const whole = (kind: string, bytesPerPixel: number, remedy = 'as a baseline JPEG') => ({
    bytesPerPixel,
    limit: WHOLE_LIMIT,
    kind,
    remedy,
  });
  if (format === 'jpeg') {
    return isProgressive ? whole('a progressive JPEG', 2 * samplesPerPixel) : undefined;
  }
  if (format === 'webp') {
    // Lossless: every pixel, and the picture made from it. Lossy: the picture, and its
    // transparency again.
    if (isLossless) return whole('a lossless WebP', 8);
    return whole('a WebP', channels > 3 ? channels + 1 : channels);
  }
  if (bytesPerChannel > 1) return whole('a 16-bit PNG', channels * bytesPerChannel);
  if (isProgressive) return whole('an interlaced PNG', channels, 'without interlacing');
  const rows = { kind: 'a PNG', remedy: 'as a baseline JPEG', limit: ROWS_LIMIT };
  return { ...rows, bytesPerPixel: (channels * Math.min(height, ROWS_HELD)) / height };
}

function megapixels(pixels: number): string {
  return String(Math.round(pixels / 100_000) / 10);
}

/** A size with fewer pixels, in the aspect ratio of most photos. */
function example(pixels: number): string {
  const step = Math.floor(Math.sqrt(pixels / 12) / 100);
  return `${step * 400} × ${step * 300}`;
}
