import type { Position } from './distance.ts';
import type { TownSlug } from './towns.ts';

/** The towns with a page. In a file of their own, as only pages with a map load them. */
export const TOWN_POSITIONS: Readonly<Record<TownSlug, Position>> = {
  fredericksburg: { latitude: 30.2752, longitude: -98.872 },
  austin: { latitude: 30.2672, longitude: -97.7431 },
  'dripping-springs': { latitude: 30.1902, longitude: -98.0867 },
  'new-braunfels': { latitude: 29.703, longitude: -98.1245 },
};
