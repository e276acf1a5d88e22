/** `node encode-picture.ts FROM TO`: encodes a sent picture again, and prints an EncodedPicture. */
import { dirname } from 'node:path';
import sharp from 'sharp';
import { writeWhole } from '../../content/files/write-whole.ts';
import { RefusedFile } from '../../content/gate/content-gate.ts';
import { type OpenContentFile, openContentFile } from '../../content/gate/open-content-file.ts';
import { measurePicture } from '../../content/pictures/making/measure-picture.ts';
import { PictureError } from '../../content/pictures/making/picture-measurements.ts';
import { readUprightPhoto } from '../../content/pictures/making/upright-photo.ts';
import { DAMAGED, KIND_BYTES, keptSize, pictureKind, refusalOf } from '../forms/picture-kind.ts';

export type EncodedPicture = { extension: 'jpg' | 'webp' } | { fault: string };

/** In pixels, as the guide's documentation promises. */
const NARROWEST = 480;

/** Decoding AVIF takes 22 bytes of memory per pixel (measured); phones send JPEG instead. */
const MOST_OF_AVIF = 5_000_000;

sharp.concurrency(1);
sharp.cache(false);
const [from = '', to = ''] = process.argv.slice(2);
process.stdout.write(JSON.stringify(await encoded().catch(faultOf)));

async function encoded(): Promise<EncodedPicture> {
  await using picture = await openContentFile({ root: dirname(from), file: from }, 'photo');
  const head = await picture.readAt(0, KIND_BYTES);
  const refusal = refusalOf(head);
  if (refusal !== undefined) throw new PictureError(refusal);
  const kind = pictureKind(head);
  if (kind === 'avif') await requireSmallAvif(picture);
  else await measurePicture(picture, `upload.${kind}`);
  const { data, raw } = await readUprightPhoto(picture.path, (size) => keptSize(size, size.clear));
  if (raw.width < NARROWEST)
    throw new PictureError(
      `This picture is only ${raw.width} pixels wide, and would look blurred. Choose one of ${NARROWEST} or more.`,
    );
  const pixels = sharp(data, { raw });
  const isOpaque = raw.channels % 2 === 1 || (await pixels.stats()).isOpaque;
  const bytes = isOpaque
    ? await pixels.removeAlpha().jpeg({ quality: 90 }).toBuffer()
    : await pixels.webp({ quality: 90 }).toBuffer();
  await writeWhole(to, bytes);
  return { extension: isOpaque ? 'jpg' : 'webp' };
}

async function requireSmallAvif({ path }: OpenContentFile): Promise<void> {
  const { width, height } = await sharp(path, { limitInputPixels: false }).metadata();
  if (width * height <= MOST_OF_AVIF) return;
  throw new PictureError(
    `has ${((width * height) / 1e6).toFixed(1)} megapixels as AVIF; save it with fewer than 5, or as JPEG`,
  );
}

function faultOf(error: Error): EncodedPicture {
  const { message } = error;
  const isOurs = error instanceof PictureError || error instanceof RefusedFile;
  if (!isOurs || /cannot be read as a picture/.test(message)) return { fault: DAMAGED };
  return { fault: /^[a-z]/.test(message) ? `This picture ${message}.` : message };
}
