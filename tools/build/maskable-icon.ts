import sharp from 'sharp';

/** Launchers cut icons to their own shape; only a circle of this share of the edge is safe. */
const SAFE = 0.8;

/**
 * A square PNG of `edge` pixels for launchers that cut icons to a shape of their own: the drawing, an
 * SVG with a plain background, within the safe part, and its background up to the corners.
 */
export async function makeMaskableIcon(drawing: Buffer, edge: number): Promise<Buffer> {
  const inner = Math.round((edge * SAFE) / 2) * 2;
  const small = await sharp(drawing, { density: 600 }).resize(inner, inner).png().toBuffer();
  const background = await colorAt(small, inner / 2, 0);
  const margin = (edge - inner) / 2;
  return sharp(small)
    .flatten({ background })
    .extend({ top: margin, bottom: margin, left: margin, right: margin, background })
    .png({ palette: true })
    .toBuffer();
}

async function colorAt(picture: Buffer, left: number, top: number) {
  const [r = 0, g = 0, b = 0] = await sharp(picture)
    .extract({ left, top, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer();
  return { r, g, b };
}
