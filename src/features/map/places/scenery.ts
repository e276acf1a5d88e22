import type { Box } from './place-labels.ts';
import { hundredths, type Point, projectLine } from './projection.ts';

export type Scenery = Readonly<Record<'ranges' | 'hills' | 'oaks' | 'fields', readonly Point[]>>;

/** Longitudes and latitudes, suggestive rather than surveyed. */
const degrees = {
  ranges: [
    -99.85, 29.87, -99.6, 29.95, -99.87, 29.65, -99.42, 29.7, -99.36, 29.54, -99.63, 29.49, -99.06,
    29.55, -98.82, 29.6, -98.57, 29.67, -98.25, 29.96, -98.34, 29.765, -98.53, 30.375, -99.2, 30.45,
    -97.98, 30.62,
  ],
  hills: [
    -99.82, 29.95, -99.3, 29.6, -99.47, 29.84, -99.2, 29.53, -98.79, 29.69, -98.49, 29.725, -97.86,
    30.41, -97.97, 30.06, -99.38, 30.48, -99.89, 29.54, -98.05, 30.645, -98.45, 29.66,
  ],
  oaks: [
    -98.31, 30.13, -98.27, 30.11, -98.54, 30.04, -98.5, 30.02, -98.25, 30.37, -98.2, 30.39, -98.76,
    30.62, -98.57, 30.59, -98.53, 30.62, -99.2, 30.82, -99.16, 30.79, -99.34, 30.72, -99.3, 30.74,
    -99.55, 30.72, -99.5, 30.69, -99.8, 30.7, -99.76, 30.67, -99.77, 30.37, -99.72, 30.34, -99.84,
    30.32, -99.57, 30.2, -99.52, 30.17, -99.88, 30.14, -99.83, 30.11, -99.7, 30.16, -98.15, 30.72,
    -98.1, 30.75, -97.88, 30.78, -97.84, 30.8, -97.98, 30.95, -97.94, 30.92, -97.9, 30.95, -98.76,
    29.88, -98.72, 29.87, -98.38, 30.01, -99.05, 30.36, -99.01, 30.38, -98.75, 30.97, -98.71, 30.94,
    -98.3, 30.98, -98.25, 30.96, -98.96, 29.82, -98.92, 29.8, -99.37, 30.37, -99.33, 30.39, -97.58,
    29.92, -97.54, 29.94,
  ],
  fields: [
    -97.55, 30.62, -97.56, 30.06, -97.66, 29.82, -98.84, 29.4, -97.52, 30.53, -99.4, 29.36, -97.6,
    29.4,
  ],
} satisfies Record<string, number[]>;

const RANGE = {
  far: 'm-36-4c8-2 12-19 24-19 9 0 13 8 19 12 5-7 9-12 16-12 10 0 13 15 21 19q-40 8-80 0z',
  lit: 'm-46 0c8-2 12-15 22-15 4 0 7 3 9 5 5-8 10-14 17-14 8 0 12 7 16 12 3-2 6-3 9-3 9 0 14 12 20 15q-46.5 12-93 0z',
  shade:
    'm-24-15c10 0 12 10 20 21l-15-1c3-5-1-13-5-20zm26-9c10 0 16 20 26 28l-20 2c3-8-1-18-6-30zm25 9c9 0 14 12 20 15q-7 2-14 3c1-6-2-12-6-18z',
};
const HILL = {
  lit: 'm-27 0c8-3 15-19 26-19s17 16 28 19q-27 8-54 0z',
  shade: 'm-1-19c11 0 17 16 28 19q-9.5 3-19 3.7c4-7-3-15-9-22.7z',
};

const OAK = { crown: 'm-5-9h0m10-1h0m-5-5h0', light: 'm-3-14h0m-4 4h0', trunk: 'v-7' };
const FURROWS = 'm-27 7 40-14m-34 20 46-16m-40 22 46-16m-34 18 34-12';

/** Width and height of each motif, above its foot, in units of the complete map. */
export const MOTIF_SIZES = {
  ranges: [92, 24],
  hills: [55, 19],
  oaks: [24, 22],
  fields: [60, 12],
} as const satisfies Record<keyof Scenery, readonly [width: number, height: number]>;

/** The areas of hills (without their feet) and oaks that names should avoid. */
const COVERED = [
  ['ranges', 64, 24],
  ['hills', 36, 19],
  ['oaks', 24, 22],
] as const;

export const wholeScenery: Scenery = {
  ranges: projectLine(degrees.ranges),
  hills: projectLine(degrees.hills),
  oaks: projectLine(degrees.oaks),
  fields: projectLine(degrees.fields),
};

/** SVG paths of the scenery, with motifs at `scale` relative to the complete map. */
export function sceneryPaths({ ranges, hills, oaks, fields }: Scenery, scale: number) {
  const stamp = (places: readonly Point[], shape: string) => {
    const scaled = shape.replace(/-?[\d.]+/g, (number) => `${hundredths(Number(number) * scale)}`);
    return places.map(({ x, y }) => `M${Math.round(x)} ${Math.round(y)}${scaled}`).join('');
  };
  return {
    far: stamp(ranges, RANGE.far),
    lit: stamp(ranges, RANGE.lit) + stamp(hills, HILL.lit),
    shade: stamp(ranges, RANGE.shade) + stamp(hills, HILL.shade),
    // Points that a wide round stroke turns into crowns and highlights.
    crown: stamp(oaks, OAK.crown),
    light: stamp(oaks, OAK.light),
    trunk: stamp(oaks, OAK.trunk),
    furrows: stamp(fields, FURROWS),
  };
}

/** Boxes that the scenery covers at `scale`, relative to the complete map. */
export function sceneryBoxes(scenery: Scenery, scale: number): Box[] {
  return COVERED.flatMap(([kind, wide, high]) =>
    scenery[kind].map(({ x, y }) => {
      const [width, height] = [wide * scale, high * scale];
      return { x: x - width / 2, y: y - height, width, height };
    }),
  );
}
