import { readFileSync } from 'node:fs';
import {
  type LandShape,
  landShapes,
  sceneryShapes,
} from '../../../src/features/map/places/land-shapes.ts';
import { MAP_SIZE } from '../../../src/features/map/places/projection.ts';
import type { Scene } from '../../poster.ts';

const PALETTE = new URL('../../../src/features/map/map-palette.css', import.meta.url);

/**
 * The ground of the illustrated map without names and pins, by day and by night: the pages of
 * places draw theirs on it.
 */
export const scene: Scene = {
  name: 'hill-country-map',
  draw: () => {
    const shapes = [...landShapes, ...sceneryShapes].map(drawn).join('');
    return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><style>${palette()}</style>${shapes}</svg>`;
  },
};

/** SVGO would take a class that is used once for a style that never changes; it keeps variables. */
function drawn({ tone, path, width, shift = '' }: LandShape): string {
  const color = `var(--${tone})`;
  const look = width === undefined ? `fill="${color}"` : `stroke="${color}" stroke-width="${width}"`;
  return `<path ${look} d="${path}"${shift && ` transform="translate(${shift})"`}/>`;
}

/** The map's colors of day and night. */
function palette(): string {
  const tones = new Set([...landShapes, ...sceneryShapes].map(({ tone }) => tone));
  const colors = [
    ...readFileSync(PALETTE, 'utf8').matchAll(/--map-([\w-]+): light-dark\((#\w+), (#\w+)\);/g),
  ].filter(([, tone = '']) => tones.has(tone));
  const day = colors.map(([, tone, color]) => `--${tone}:${color}`).join(';');
  const night = colors.map(([, tone, , color]) => `--${tone}:${color}`).join(';');
  return `@media not (prefers-color-scheme:dark){:root{${day}}}@media (prefers-color-scheme:dark){:root{${night}}}`;
}
