import { SAN_ANTONIO, WIMBERLEY } from '../../../model/distance.ts';
import { paths } from '../../../model/paths.ts';
import { TOWN_POSITIONS } from '../../../model/town-positions.ts';
import { townsWithPage } from '../../../model/towns.ts';
import type { MapTown } from './map-stops.ts';

/** The destinations without a page, copied from content/destinations.yaml: id, name, latitude, longitude. */
const townsWithCard = [
  [5, 'Wimberley', WIMBERLEY.latitude, WIMBERLEY.longitude],
  [6, 'Luckenbach', 30.1809, -98.757],
  [7, 'Gruene', 29.7383, -98.1039],
  [8, 'Bandera', 29.7266, -99.0737],
  [9, 'Kerrville', 30.0474, -99.1403],
  [10, 'Marble Falls', 30.5783, -98.2728],
  [11, 'Johnson City', 30.2769, -98.412],
  [12, 'Llano', 30.7497, -98.6764],
  [13, 'Boerne', 29.7947, -98.732],
  [14, 'Comfort', 29.9677, -98.905],
  [15, 'Leakey', 29.7288, -99.7614],
  [16, 'Utopia', 29.6152, -99.527],
  [17, 'Blanco', 30.098, -98.4211],
  [18, 'Mason', 30.7488, -99.2303],
] as const;

/** The towns on a town page's map, fixed because that page fetches nothing (section 2). */
export const fixedTowns: readonly MapTown[] = [
  ...townsWithPage.map(({ slug, name }) => ({
    name,
    ...TOWN_POSITIONS[slug],
    href: paths.destination(slug),
  })),
  ...townsWithCard.map(([id, name, latitude, longitude]) => ({
    name,
    latitude,
    longitude,
    href: `${paths.destinations}#destination-${id}`,
  })),
];

export const landmarkTowns: readonly MapTown[] = [
  ...fixedTowns,
  { name: 'San Antonio', ...SAN_ANTONIO },
  { name: 'San Marcos', latitude: 29.8833, longitude: -97.9414 },
  { name: 'Woodcreek', latitude: 30.0274, longitude: -98.1117 },
];
