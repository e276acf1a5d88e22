import { fixedTowns } from '../../../features/map/places/fixed-towns.ts';
import {
  isOnMap,
  MAP_SIZE,
  type Point,
  project,
  unproject,
} from '../../../features/map/places/projection.ts';
import type { Position } from '../../../model/distance.ts';
import { milesBetween } from '../../../model/distance.ts';
import { rounded } from '../../forms/map-link.ts';

/** The visible part of the guide's map, in units of the drawing. */
export interface PinView {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** From the whole Hill Country down to three miles across, where a step is 120 meters. */
const WIDTHS = [MAP_SIZE.width, 400, 140, 60, 20] as const;

/** The closest zoom level; 0 shows the whole map. */
export const CLOSEST = WIDTHS.length - 1;

const ASPECT = 1.2;

const STEPS = 40;

/** Where a place is on the map; undefined if it's off the map. */
export function pinOf({ latitude, longitude }: Position): Point | undefined {
  const pin = project(longitude, latitude);
  return isOnMap(pin) ? pin : undefined;
}

/** The view around a point, clamped to the map. */
export function viewAround({ x, y }: Point, closeness: number): PinView {
  const width = WIDTHS[closeness] ?? MAP_SIZE.width;
  const height = Math.min(width / ASPECT, MAP_SIZE.height);
  return {
    left: within(x - width / 2, MAP_SIZE.width - width),
    top: within(y - height / 2, MAP_SIZE.height - height),
    ...{ width, height },
  };
}

/** False near the edge, where the next step would leave the view. */
export function isWellInView({ x, y }: Point, { left, top, width, height }: PinView): boolean {
  const edge = (2 * width) / STEPS;
  const isWithin = (at: number, from: number, size: number) =>
    at > from + edge && at < from + size - edge;
  return isWithin(x, left, width) && isWithin(y, top, height);
}

/** The place one step away, clamped to the map. */
export function stepped({ x, y }: Point, [east, south]: readonly [number, number], view: PinView) {
  const step = view.width / STEPS;
  return placeAt({
    x: within(x + east * step, MAP_SIZE.width),
    y: within(y + south * step, MAP_SIZE.height),
  });
}

function within(at: number, most: number): number {
  return Math.max(0, Math.min(at, most));
}

/** The place at a point of the map. */
export function placeAt(point: Point): Position {
  return rounded(unproject(point));
}

const WINDS = [
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
  'north',
  'northeast',
];

/** For people who can't see the pin: "3.2 miles northwest of Blanco". */
export function placeInWords(place: Position): string {
  const [town] = fixedTowns
    .map((each) => ({ ...each, miles: milesBetween(each, place) }))
    .sort((one, other) => one.miles - other.miles);
  if (!town) return '';
  if (town.miles < 0.1) return `In the middle of ${town.name}`;
  const [from, to] = [
    project(town.longitude, town.latitude),
    project(place.longitude, place.latitude),
  ];
  const eighth = Math.round((Math.atan2(to.y - from.y, to.x - from.x) * 4) / Math.PI);
  const miles = town.miles.toFixed(1);
  return `${miles} ${miles === '1.0' ? 'mile' : 'miles'} ${WINDS[(eighth + 8) % 8]} of ${town.name}`;
}
