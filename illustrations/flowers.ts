/**
 * Wildflowers, sown by the hundred. A bunch of them is one path per color: if every petal were a
 * shape of its own, a meadow would hold ten thousand shapes, and a phone would need a fifth of a
 * second to lay them out.
 */
import svgpath from 'svgpath';

/** A flower with its foot at the origin: fills with their path data, from back to front. */
export type Flower = readonly (readonly [fill: string, path: string])[];

/** A flower in a bunch: where its foot goes, and its scale. */
export type Sown = readonly [flower: Flower, x: number, y: number, scale: number];

/** One for stems and leaves: each color of a bunch is one more shape in each of its copies. */
const GREEN = '#3a5f3e';
const PETAL = '#5c6dd8';
const TIP = 'M0-49C4-47 5-42 3-40H-3C-5-42-4-47 0-49Z';

/** A Texas bluebonnet, 50 units tall. */
export const bluebonnet: Flower = [
  [GREEN, 'M-1 0C-2-14 0-26-1-38H1C2-26 0-14 1 0ZM0-6C-7-11-12-9-14-5-9-3-4-3 0-6ZM0-9C7-14 12-12 14-8 9-6 4-6 0-9Z'],
  ['#3f4fb4', petals([-5, -22, 5.2, 4], [5, -23, 5.2, 4], [-4.4, -29, 4.8, 3.7], [4.6, -30, 4.8, 3.7])],
  [PETAL, petals([0, -25, 4, 3.6], [-3.4, -36, 4, 3.2], [3.6, -37, 4, 3.2])],
  ['#f3f0ff', TIP],
];

/** A bluebonnet in the shade of others: its tip is blue. */
export const shadedBluebonnet: Flower = [...bluebonnet.slice(0, -1), [PETAL, TIP]];

/** Indian paintbrush, 38 units tall. */
export const paintbrush: Flower = [
  [GREEN, 'M-1 0V-26H1V0Z'],
  ['#e4572e', 'M0-38C3-34 4-29 0-24-4-29-3-34 0-38ZM-8-31C-3-30 0-27 0-22-5-22-8-26-8-31ZM8-31C3-30 0-27 0-22 5-22 8-26 8-31Z'],
];

/** A group with this id for `<defs>`: the flowers, merged color by color. */
export function bunch(id: string, ...sown: Sown[]): string {
  const merged = new Map<string, string>();
  for (const [flower, x, y, scale] of sown) {
    for (const [fill, path] of flower) merged.set(fill, (merged.get(fill) ?? '') + svgpath(path).scale(scale).translate(x, y).rel().round(0));
  }
  return `<g id="${id}">${[...merged].map(([fill, path]) => `<path d="${path}" fill="${fill}"/>`).join('')}</g>`;
}

/** Path data of ellipses: center, then the two radii. */
function petals(...ellipses: (readonly [x: number, y: number, radiusX: number, radiusY: number])[]): string {
  return ellipses.map(([x, y, rx, ry]) => `M${x - rx} ${y}a${rx} ${ry} 0 1 0 ${2 * rx} 0 ${rx} ${ry} 0 1 0 ${-2 * rx} 0Z`).join('');
}
