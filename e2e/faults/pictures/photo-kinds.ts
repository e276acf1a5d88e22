import sharp, { type Sharp } from 'sharp';

/**
 * A kind of photo, at close to the most pixels allowed for it. Kinds differ in how much memory they
 * take.
 */
export interface PhotoKind {
  name: string;
  width: number;
  height: number;
  /** How it's saved. */
  save: (picture: Sharp) => Sharp;
}

const rotated = { orientation: 6 };

/** All kinds, as large as they're allowed to be. */
export const LARGEST_PHOTOS: readonly PhotoKind[] = [
  { name: 'baseline.jpg', width: 8100, height: 6100, save: (picture) => picture.jpeg() },
  {
    name: 'portrait.jpg',
    width: 8100,
    height: 6100,
    save: (picture) => picture.withMetadata(rotated).jpeg(),
  },
  { name: 'wide.jpg', width: 49_900, height: 1000, save: (picture) => picture.jpeg() },
  { name: 'tall.jpg', width: 1000, height: 49_900, save: (picture) => picture.jpeg() },
  {
    name: 'progressive.jpg',
    width: 4088,
    height: 3072,
    save: (picture) => picture.jpeg({ progressive: true }),
  },
  {
    name: 'progressive-portrait.jpg',
    width: 4088,
    height: 3072,
    save: (picture) => picture.withMetadata(rotated).jpeg({ progressive: true }),
  },
  {
    name: 'progressive-fine.jpg',
    width: 2888,
    height: 2176,
    save: (picture) => picture.jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  },
  {
    name: 'progressive-ink.jpg',
    width: 2504,
    height: 1880,
    save: (picture) =>
      picture.toColourspace('cmyk').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  },
  {
    name: 'plain.png',
    width: 8100,
    height: 6100,
    save: (picture) => picture.png({ compressionLevel: 1 }),
  },
  {
    name: 'plain-clear.png',
    width: 6280,
    height: 4700,
    save: (picture) => picture.ensureAlpha(0.5).png({ compressionLevel: 1 }),
  },
  {
    name: 'wide-plain.png',
    width: 16_700,
    height: 1000,
    save: (picture) => picture.png({ compressionLevel: 1 }),
  },
  {
    name: 'plain-deep.png',
    width: 2504,
    height: 1880,
    save: (picture) => picture.ensureAlpha(0.5).toColourspace('rgb16').png({ compressionLevel: 1 }),
  },
  {
    name: 'interlaced.png',
    width: 4088,
    height: 3072,
    save: (picture) => picture.png({ progressive: true, compressionLevel: 1 }),
  },
  {
    name: 'interlaced-deep.png',
    width: 2504,
    height: 1880,
    save: (picture) =>
      picture
        .ensureAlpha(0.5)
        .toColourspace('rgb16')
        .png({ progressive: true, compressionLevel: 1 }),
  },
  { name: 'lossy.webp', width: 4088, height: 3072, save: (picture) => picture.webp({ effort: 0 }) },
  {
    name: 'lossy-clear.webp',
    width: 3160,
    height: 2380,
    save: (picture) => picture.ensureAlpha(0.5).webp({ effort: 0 }),
  },
  {
    name: 'lossless.webp',
    width: 2504,
    height: 1880,
    save: (picture) => picture.webp({ effort: 0, lossless: true }),
  },
];

/** The bytes of the photo. */
export async function photoOf({ width, height, save }: PhotoKind): Promise<Buffer> {
  const colors = await sharp(Buffer.from(COLORS)).png().toBuffer();
  return await save(
    sharp(colors).flatten().resize({ width, height, fit: 'fill', kernel: 'nearest' }),
  ).toBuffer();
}

const COLORS =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 48"><defs><linearGradient id="sky" x2="1" y2="1"><stop stop-color="#248"/><stop offset="1" stop-color="#fa3"/></linearGradient></defs><rect width="64" height="48" fill="url(#sky)"/><circle cx="20" cy="30" r="9" fill="#4d6b3c"/></svg>';
