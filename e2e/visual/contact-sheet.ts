import sharp from 'sharp';

/** How much smaller a page is on a contact sheet, by the width of its window. */
const SCALES: Record<number, number> = { 360: 0.6, 768: 0.5, 1440: 0.4, 2200: 0.3 };

/** In pixels of the sheet. */
const STRIP_HEIGHT = 1400;
const GAP = 12;

/**
 * Writes a PNG with the screenshots `files`, all taken in a window `width` pixels wide, side by
 * side: each is cut into strips that are read like columns of a newspaper.
 */
export async function writeContactSheet(
  sheet: string,
  width: number,
  files: readonly string[],
): Promise<void> {
  const stripWidth = Math.round(width * (SCALES[width] ?? 0.4));
  const strips: Buffer[] = [];
  for (const file of files) strips.push(...(await cutIntoStrips(file, stripWidth)));
  await sharp({
    create: {
      width: strips.length * (stripWidth + GAP),
      height: STRIP_HEIGHT,
      channels: 3,
      background: '#808080',
    },
  })
    .composite(strips.map((input, index) => ({ input, left: index * (stripWidth + GAP), top: 0 })))
    .png({ palette: true })
    .toFile(sheet);
}

async function cutIntoStrips(file: string, stripWidth: number): Promise<Buffer[]> {
  const { data, info } = await sharp(file)
    .resize({ width: stripWidth })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const strips: Promise<Buffer>[] = [];
  for (let top = 0; top < height; top += STRIP_HEIGHT) {
    const strip = { left: 0, top, width, height: Math.min(STRIP_HEIGHT, height - top) };
    strips.push(sharp(data, { raw: { width, height, channels } }).extract(strip).png().toBuffer());
  }
  return Promise.all(strips);
}
