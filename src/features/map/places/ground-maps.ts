import { WIMBERLEY } from '../../../model/distance.ts';
import { type Box, boxAround } from './place-labels.ts';
import { project, UNITS_PER_MILE } from './projection.ts';

/** How large lines and drawings are on the drawings for closer maps, against the whole map's. */
export const REGION_SCALE = 0.6;
export const CLOSE_SCALE = 0.2;

/** Where hills and oaks stand on the closest one: what a dozen miles with the cabins can show. */
export const AT_CABINS = boxAround(
  project(WIMBERLEY.longitude, WIMBERLEY.latitude),
  13 * UNITS_PER_MILE,
  11 * UNITS_PER_MILE,
);

/** A drawing of the ground, how large lines are on it, and where hills and oaks are, if not everywhere. */
export interface Ground {
  drawing: string;
  scale: number;
  frame?: Box;
}

/** The ground for a map that shows so many units of it. */
export function groundFor(width: number): Ground {
  if (width < 20 * UNITS_PER_MILE)
    return { drawing: 'close-map', scale: CLOSE_SCALE, frame: AT_CABINS };
  if (width < 60 * UNITS_PER_MILE) return { drawing: 'region-map', scale: REGION_SCALE };
  return { drawing: 'hill-country-map', scale: 1 };
}
