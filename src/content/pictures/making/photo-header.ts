import { PIECE } from '../../gate/content-gate.ts';
import type { OpenContentFile } from '../../gate/open-content-file.ts';
import { PictureError } from './picture-measurements.ts';

/** Bytes before the pixels, of which readers hold several copies. */
const HEAD_LIMIT = 8 * 1024 * 1024;

/** What a photo's first bytes say, and sharp doesn't. */
export interface PhotoHead {
  samplesPerPixel?: number;
  /** Of a WebP: lossy and not animated. */
  isLossy?: boolean;
}

/**
 * Reads the parts before a photo's pixels, by its actual format; nothing for a PNG. Throws
 * PictureError if they are too large; rejects if the file is malformed.
 */
export async function readPhotoHead(picture: OpenContentFile): Promise<PhotoHead> {
  const start = (await picture.readAt(0, 4)).toString('latin1');
  if (start.startsWith('\xff\xd8')) return { samplesPerPixel: await jpegSamplesPerPixel(picture) };
  return start === 'RIFF' ? { isLossy: await isLossyWebp(picture) } : {};
}

/** Values per pixel of a JPEG: 3, or 1.5 with chroma subsampling (ITU-T T.81, B.2.2). */
async function jpegSamplesPerPixel(picture: OpenContentFile): Promise<number> {
  const read = reader(picture);
  let samples: number | undefined;
  for (let at = 2; ; ) {
    const head = await read(at, 4);
    const marker = head.readUInt16BE(0);
    if (marker === 0xffff) at += 1;
    else {
      const length = head.readUInt16BE(2);
      if (isFrame(marker)) samples ??= samplesPerPixel(await read(at + 4, length - 2));
      if (marker === START_OF_SCAN) break;
      at += 2 + length;
    }
  }
  if (samples === undefined) throw new Error('it has no frame');
  return samples;
}

const START_OF_SCAN = 0xffda;

function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

/** From the sixth byte, three bytes per component; the second has its sampling factors. */
function samplesPerPixel(frame: Buffer): number {
  const samplings = Array.from({ length: frame.readUInt8(5) }, (_, component) =>
    frame.readUInt8(7 + 3 * component),
  );
  const horizontal = samplings.map((sampling) => sampling >> 4);
  const vertical = samplings.map((sampling) => sampling & 15);
  const samples = samplings.reduce(
    (sum, _, index) => sum + (horizontal[index] ?? 1) * (vertical[index] ?? 1),
    0,
  );
  return samples / (Math.max(...horizontal) * Math.max(...vertical));
}

/** True for a lossy WebP that isn't animated. Chunks that describe the image come first. */
async function isLossyWebp(picture: OpenContentFile): Promise<boolean> {
  const read = reader(picture);
  for (let at = 12; ; ) {
    const head = await read(at, 8);
    const name = head.toString('latin1', 0, 4);
    if (name === 'VP8 ') return true;
    if (name === 'VP8L' || name === 'ANIM') return false;
    const length = head.readUInt32LE(4);
    at += head.length + length + (length % 2);
  }
}

/** Reads before the pixels, with a buffer for many small parts. */
function reader(picture: OpenContentFile) {
  let start = 0;
  let piece: Buffer = Buffer.alloc(0);
  return async (position: number, length: number): Promise<Buffer> => {
    if (position > HEAD_LIMIT)
      throw new PictureError('has more than 8 MB before its pixels; save it again without them');
    if (position < start || position + length > start + piece.length) {
      start = position;
      piece = await picture.readAt(position, Math.max(length, PIECE));
    }
    const bytes = piece.subarray(position - start, position - start + length);
    if (bytes.length < length) throw new Error('it is cut short');
    return bytes;
  };
}
