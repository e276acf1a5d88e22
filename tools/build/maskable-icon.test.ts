import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { makeMaskableIcon } from './maskable-icon.ts';

const EDGE = 512;
const BACKGROUND = [0x1d, 0x21, 0x48, 0xff];

test('whatever shape a launcher cuts, the flower is whole and its background reaches the corners', async () => {
  const icon = await makeMaskableIcon(readFileSync('public/favicon.svg'), EDGE);
  const { data, info } = await sharp(icon)
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([EDGE, EDGE]);
  let drawn = 0;
  let cut = 0;
  for (let pixel = 0; pixel < EDGE * EDGE; pixel += 1) {
    if (isBackground(data.subarray(pixel * 4, pixel * 4 + 4))) continue;
    const [x, y] = [(pixel % EDGE) + 0.5, Math.floor(pixel / EDGE) + 0.5];
    if (Math.hypot(x - EDGE / 2, y - EDGE / 2) > 0.4 * EDGE) cut += 1;
    else drawn += 1;
  }
  expect(cut).toBe(0);
  expect(drawn / EDGE ** 2).toBeGreaterThan(0.08);
});

/** Where the drawing's round corners are filled in, colors are off by one. */
function isBackground(pixel: Uint8Array): boolean {
  return BACKGROUND.every((value, channel) => Math.abs((pixel[channel] ?? 0) - value) <= 2);
}
