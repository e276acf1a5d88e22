import { readFileSync } from 'node:fs';
import { type LandShape, landOf } from '../../src/features/map/places/land-shapes.ts';
import type { Box } from '../../src/features/map/places/place-labels.ts';
import { MAP_SIZE } from '../../src/features/map/places/projection.ts';

const PALETTE = new URL('../../src/features/map/map-palette.css', import.meta.url);

/**
 * The ground of the illustrated map without names and pins, by day and by night: the pages of
 * places draw theirs on it. Its lines and drawings are `scale` times as large as on the whole map,
 * hills and oaks only where it is looked at.
 */
export function groundMap(scale: number, frame?: Box): string {
  const { ground, scenery } = landOf(scale, frame);
  const shapes = [...ground, ...scenery];
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MAP_SIZE.width} ${MAP_SIZE.height}" fill="none" stroke-linecap="round" stroke-linejoin="round"><style>${palette(shapes)}</style>${shapes.map(drawn).join('')}</svg>`;
}

/** SVGO would take a class that is used once for a style that never changes; it keeps variables. */
function drawn({ tone, path, width, shift }: LandShape): string {
  if (path === '') return '';
  const color = `var(--${tone})`;
  const look = width === undefined ? `fill="${color}"` : `stroke="${color}" stroke-width="${width}"`;
  return `<path ${look} d="${path}"${shift ? ` transform="translate(${shift})"` : ''}/>`;
}

/** The map's colors of day and night. */
function palette(shapes: readonly LandShape[]): string {
  const tones = new Set(shapes.map(({ tone }) => tone));
  const colors = [
    ...readFileSync(PALETTE, 'utf8').matchAll(/--map-([\w-]+): light-dark\((#\w+), (#\w+)\);/g),
  ].filter(([, tone = '']) => tones.has(tone));
  const day = colors.map(([, tone, color]) => `--${tone}:${color}`).join(';');
  const night = colors.map(([, tone, , color]) => `--${tone}:${color}`).join(';');
  return `@media not (prefers-color-scheme:dark){:root{${day}}}@media (prefers-color-scheme:dark){:root{${night}}}`;
}
