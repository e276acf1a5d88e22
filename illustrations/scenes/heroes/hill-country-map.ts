import { groundMap } from '../../kit/ground-map.ts';
import type { Scene } from '../../poster.ts';

/** The ground of the whole map. */
export const scene: Scene = { name: 'hill-country-map', draw: () => groundMap(1) };
