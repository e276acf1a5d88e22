import { AT_CABINS, CLOSE_SCALE } from '../../../src/features/map/places/ground-maps.ts';
import { groundMap } from '../../kit/ground-map.ts';
import type { Scene } from '../../poster.ts';

/** The ground of the map where only a dozen miles around the cabins are shown. */
export const scene: Scene = { name: 'close-map', draw: () => groundMap(CLOSE_SCALE, AT_CABINS) };
