import { REGION_SCALE } from '../../../src/features/map/places/ground-maps.ts';
import { groundMap } from '../../kit/ground-map.ts';
import type { Scene } from '../../poster.ts';

/** The ground of the map where some forty miles of it are shown. */
export const scene: Scene = { name: 'region-map', draw: () => groundMap(REGION_SCALE) };
