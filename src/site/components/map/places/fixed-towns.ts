import { slug } from '../../../../model/destination/destination.ts';
import { WIMBERLEY } from '../../../../model/destination/distance.ts';
import { paths } from '../../../paths.ts';
import type { MapTown } from './map-stops.ts';

const withPage = [
  { name: 'Fredericksburg', latitude: 30.2752, longitude: -98.872 },
  { name: 'Austin', latitude: 30.2672, longitude: -97.7431 },
  { name: 'Dripping Springs', latitude: 30.1902, longitude: -98.0867 },
  { name: 'New Braunfels', latitude: 29.703, longitude: -98.1245 },
];

/** The towns on the map of a town's page, which fetches nothing (specification section 2): the four with a page, and Wimberley. */
export const fixedTowns: readonly MapTown[] = [
  ...withPage.map((town) => ({ ...town, href: paths.destination(slug(town.name)) })),
  { name: 'Wimberley', ...WIMBERLEY, href: paths.destinations },
];
