import { WIMBERLEY } from '../../../../model/destination/distance.ts';
import { paths } from '../../../../model/paths.ts';
import { townsWithPage } from '../../../../model/towns.ts';
import type { MapTown } from './map-stops.ts';

/** The towns on a town's page, which fetches nothing (section 2): the four and Wimberley. */
export const fixedTowns: readonly MapTown[] = [
  ...townsWithPage.map(({ slug, name, latitude, longitude }) => ({
    name,
    latitude,
    longitude,
    href: paths.destination(slug),
  })),
  { name: 'Wimberley', ...WIMBERLEY, href: paths.destinations },
];
