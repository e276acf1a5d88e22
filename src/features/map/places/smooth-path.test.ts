import { expect, test } from 'vitest';
import { smoothPath } from './smooth-path.ts';

const points = [
  { x: 0, y: 0 },
  { x: 10, y: 0 },
  { x: 20, y: 10 },
];

/** Where the pen is after each relative curve. */
function penPositions(path: string): string[] {
  let [x, y] = (/^M(\S+) (\S+?)c/.exec(path) ?? []).slice(1).map(Number) as [number, number];
  return [...path.matchAll(/c[^cz]* (\S+) (\S+?)(?=c|z|$)/g)].map(([, dx, dy]) => {
    x += Number(dx);
    y += Number(dy);
    return `${x},${y}`;
  });
}

test('a river runs through every point that is given, from the first to the last', () => {
  expect(penPositions(smoothPath(points))).toEqual(['10,0', '20,10']);
});

test('a shoreline comes back to where it began', () => {
  expect(penPositions(smoothPath(points, true))).toEqual(['10,0', '20,10', '0,0']);
  expect(smoothPath(points, true).endsWith('z')).toBe(true);
});

test('rounding errors do not add up along a long river', () => {
  const river = Array.from({ length: 50 }, (_, index) => ({ x: index * 3.4, y: 0 }));
  expect(penPositions(smoothPath(river)).at(-1)).toBe(`${Math.round(49 * 3.4)},0`);
});

test('a straight line stays straight', () => {
  expect(
    smoothPath([
      { x: 0, y: 0 },
      { x: 12, y: 0 },
    ]),
  ).toBe('M0 0c2 0 10 0 12 0');
});

test('no points make no path', () => {
  expect(smoothPath([])).toBe('');
});
