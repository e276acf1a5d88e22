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
  /** How many values a pixel of a JPEG has: 1.5 if its colors are kept for every fourth pixel only. */
  samplesPerPixel: number;
  /** A WebP that keeps every pixel as it was. */
  isLossless: boolean;
}

/** From this many pixels on, a picture costs the server more time than it is worth. */
export const PIXEL_LIMIT = 50_000_000;

/**
 * The most that may be in memory of one photo at a time, in bytes. With it the server and the process that reads pictures stay below
 * 256 MB together (docs/decisions/007-memory.md).
 */
const DECODED_LIMIT = 36 * 1024 * 1024;

/**
 * Why the photo is too large, and what to do, in the owner's words; undefined if it is not. A baseline JPEG and a plain PNG are read a
 * few rows at a time; of the other kinds the whole picture is in memory.
 */
export function tooLarge(photo: PhotoMake): string | undefined {
  const { width, height } = photo;
  const has = `has ${megapixels(Math.round((width * height) / 10_000) * 10_000)} megapixels (${width} × ${height})`;
  if (width * height >= PIXEL_LIMIT) return `${has}; save it with fewer than 50, such as 6000 × 4000`;
  const kept = keptWhole(photo);
  if (kept === undefined || width * height * kept.bytesPerPixel <= DECODED_LIMIT) return undefined;
  const most = Math.floor(DECODED_LIMIT / kept.bytesPerPixel / 100_000) * 100_000;
  return `${has} as ${kept.kind}; save it with fewer than ${megapixels(most)}, such as ${example(most)}, or ${kept.remedy}`;
}

interface KeptWhole {
  bytesPerPixel: number;
  kind: string;
  remedy: string;
}

function keptWhole({
  format,
  channels,
  bytesPerChannel,
  isProgressive,
  samplesPerPixel,
  isLossless,
}: PhotoMake): KeptWhole | undefined {
  const asJpeg = 'as a baseline JPEG';
  if (format === 'webp') {
    // Every pixel as it was, beside the picture that is made of it; or the picture, and its transparency once more.
    if (isLossless) return { bytesPerPixel: 8, kind: 'a lossless WebP', remedy: asJpeg };
    return { bytesPerPixel: channels > 3 ? channels + 1 : channels, kind: 'a WebP', remedy: asJpeg };
  }
  if (!isProgressive) return undefined;
  // Of a JPEG these are the coefficients, two bytes each.
  if (format === 'jpeg') return { bytesPerPixel: 2 * samplesPerPixel, kind: 'a progressive JPEG', remedy: asJpeg };
  const depth = bytesPerChannel > 1 ? ` of ${8 * bytesPerChannel} bits` : '';
  return { bytesPerPixel: channels * bytesPerChannel, kind: `an interlaced PNG${depth}`, remedy: 'without interlacing' };
}

function megapixels(pixels: number): string {
  return String(Math.round(pixels / 100_000) / 10);
}

/** A size in the shape of most photos that has fewer pixels. */
function example(pixels: number): string {
  const step = Math.floor(Math.sqrt(pixels / 12) / 100);
  return `${step * 400} × ${step * 300}`;
}
