import type { OpenContentFile } from '../../gate/open-content-file.ts';

/**
 * How many values each pixel of the JPEG has: 3 for three color channels, 1.5 if two of them are
 * stored for only every fourth pixel (ITU-T T.81, B.2.2). Rejects if the file doesn't say.
 */
export async function jpegSamplesPerPixel(picture: OpenContentFile): Promise<number> {
  for (let at = 2; ; ) {
    const head = await readAt(picture, at, 4);
    const marker = head.readUInt16BE(0);
    if (marker === 0xffff) at += 1;
    else if (isFrame(marker))
      return samplesPerPixel(await readAt(picture, at + 4, head.readUInt16BE(2) - 2));
    else at += 2 + head.readUInt16BE(2);
  }
}

/** C0 to CF, except for the tables among them. */
function isFrame(marker: number): boolean {
  return marker >= 0xffc0 && marker <= 0xffcf && ![0xffc4, 0xffc8, 0xffcc].includes(marker);
}

/**
 * From its sixth byte on, a frame has three bytes for each component; the second holds its
 * sampling, horizontal and vertical.
 */
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

/**
 * True if the WebP is lossy and not animated. Each chunk starts with its name and length; the image
 * data comes after the chunks that describe it.
 */
export async function isLossyWebp(picture: OpenContentFile): Promise<boolean> {
  for (let at = 12; ; ) {
    const head = await readAt(picture, at, 8);
    const name = head.toString('latin1', 0, 4);
    if (name === 'VP8 ') return true;
    if (name === 'VP8L' || name === 'ANIM') return false;
    const length = head.readUInt32LE(4);
    at += head.length + length + (length % 2);
  }
}

async function readAt(picture: OpenContentFile, position: number, length: number): Promise<Buffer> {
  const bytes = await picture.readAt(position, length);
  if (bytes.length < length) throw new Error('it is cut short');
  return bytes;
}
