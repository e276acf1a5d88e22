import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nearestTone } from './tone.ts';

const css = readFileSync(new URL('../../site/styles/tones.css', import.meta.url), 'utf8');
const classes = [...css.matchAll(/\.tone-(\d+)\s*\{\s*background: #([0-9a-f]{6});/g)].map(
  ([, number, hex = '']) => ({
    number: Number(number),
    color: [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as [
      number,
      number,
      number,
    ],
  }),
);

test('the palette is that of the stylesheet: 16 classes, each nearest to its own color (decision 20)', () => {
  expect(classes.map(({ number }) => number)).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15,
  ]);
  for (const { number, color } of classes) expect(nearestTone(...color)).toBe(number);
});

test('a color in between gets the nearest: sky is sky, night is night', () => {
  expect(nearestTone(0x80, 0xb0, 0xd0)).toBe(6);
  expect(nearestTone(0, 0, 0)).toBe(15);
  expect(nearestTone(255, 255, 255)).toBe(0);
});
