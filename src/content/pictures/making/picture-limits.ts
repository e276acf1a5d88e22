/** What decides how much memory a photo takes while it is read. */
export interface PhotoMake {
  format: 'jpeg' | 'png' | 'webp';
  width: number;
  height: number;
  /** Colors and transparency. */
  channels: number;
  /** 2 for a picture of 16 bits. */
  bytesPerChannel: number;
  /** A progressive JPEG, an interlaced PNG. */
  isProgressive: boolean;
  /**
   * How many values a pixel of a JPEG has: 1.5 if its colors are kept for every fourth pixel only.
   */
  samplesPerPixel: number;
  /** A WebP that keeps every pixel as it was. */
  isLossless: boolean;
}

/** From this many pixels on, a picture costs the server more time than it is worth. */
export const PIXEL_LIMIT = 50_000_000;

const MEGABYTE = 1024 * 1024;

/**
 * The most that may be in memory of a photo at a time, in bytes. With it the server and the process
 * that reads pictures stay below 256 MB together (docs/decisions/007-memory.md).
 */
const WHOLE_LIMIT = 36 * MEGABYTE;

/** The same for a photo that is read by rows, of which nothing else is in memory meanwhile. */
const ROWS_LIMIT = 48 * MEGABYTE;

/** That many rows libvips holds while it makes a PNG smaller (measured). */
const ROWS_HELD = 2000;

/**
 * Why the photo is too large, and what to do, in the owner's words; undefined if it is not. A
 * baseline JPEG is made smaller while it is read and takes next to nothing; of a plain PNG some
 * rows are in memory, of the other kinds the whole picture.
 */
export function tooLarge(photo: PhotoMake): string | undefined {
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

function heldInMemory(photo: PhotoMake): Held | undefined {
  const { format, height, channels, bytesPerChannel, isProgressive, samplesPerPixel, isLossless } =
    photo;
  const whole = (kind: string, bytesPerPixel: number, remedy = 'as a baseline JPEG') => ({
    bytesPerPixel,
    limit: WHOLE_LIMIT,
    kind,
    remedy,
  });
  if (format === 'jpeg') {
    // The coefficients of the whole picture, two bytes each.
    return isProgressive ? whole('a progressive JPEG', 2 * samplesPerPixel) : undefined;
  }
  if (format === 'webp') {
    // Every pixel as it was, beside the picture that is made of it; or the picture, and its
    // transparency once more.
    if (isLossless) return whole('a lossless WebP', 8);
    return whole('a WebP', channels > 3 ? channels + 1 : channels);
  }
  if (bytesPerChannel > 1) return whole('a PNG of 16 bits', channels * bytesPerChannel);
  if (isProgressive) return whole('an interlaced PNG', channels, 'without interlacing');
  const rows = { kind: 'a PNG', remedy: 'as a baseline JPEG', limit: ROWS_LIMIT };
  return { ...rows, bytesPerPixel: (channels * Math.min(height, ROWS_HELD)) / height };
}

function megapixels(pixels: number): string {
  return String(Math.round(pixels / 100_000) / 10);
}

/** A size in the shape of most photos that has fewer pixels. */
function example(pixels: number): string {
  const step = Math.floor(Math.sqrt(pixels / 12) / 100);
  return `${step * 400} × ${step * 300}`;
}
