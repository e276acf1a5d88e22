import { WIMBERLEY } from '../../../model/distance.ts';
import { type Box, boxAround } from './place-labels.ts';
import { project, UNITS_PER_MILE } from './projection.ts';

/** The size of lines and motifs on the drawings for closer maps, relative to the complete map. */
export const REGION_SCALE = 0.6;
export const CLOSE_SCALE = 0.2;

/** The area with hills and oaks on the closest drawing: all that a dozen-mile map with the cabins can show. */
export const AT_CABINS = boxAround(
  project(WIMBERLEY.longitude, WIMBERLEY.latitude),
  13 * UNITS_PER_MILE,
  11 * UNITS_PER_MILE,
);

/** A drawing of the ground, its line scale, and the area with hills and oaks, if limited. */
export interface Ground {
  drawing: string;
  scale: number;
  frame?: Box;
}

/** The ground for a map this wide, in units of the drawing. */
export function groundFor(width: number): Ground {
  if (width < 20 * UNITS_PER_MILE)
    return { drawing: 'close-map', scale: CLOSE_SCALE, frame: AT_CABINS };
  if (width < 60 * UNITS_PER_MILE) return { drawing: 'region-map', scale: REGION_SCALE };
  return { drawing: 'hill-country-map', scale: 1 };
}
