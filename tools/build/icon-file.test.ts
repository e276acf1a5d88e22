import sharp from 'sharp';
import { expect, test } from 'vitest';
import { iconFile } from './icon-file.ts';

test('icon asked for at its usual address: the .ico says where its PNG of 32 pixels is', async () => {
  const png = await sharp('public/favicon.svg').resize(32, 32).png().toBuffer();
  const icon = iconFile(png, 32);
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
  const [length, offset] = [icon.readUInt32LE(14), icon.readUInt32LE(18)];
  const { format, width, height } = await sharp(icon.subarray(offset, offset + length)).metadata();
  expect([format, width, height, offset + length]).toEqual(['png', 32, 32, icon.length]);
});
