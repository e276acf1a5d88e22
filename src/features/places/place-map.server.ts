import { type Position, WIMBERLEY } from '../../model/distance.ts';
import { landmarkTowns } from '../map/places/fixed-towns.ts';
import { groundFor } from '../map/places/ground-maps.ts';
import { type Box, boxAround } from '../map/places/place-labels.ts';
import {
  hundredths,
  isOnMap,
  MAP_SIZE,
  type Point,
  project,
  UNITS_PER_MILE,
  within,
} from '../map/places/projection.ts';
import type { NamedDot, PlaceMapView } from './place-map.ts';
import { landCost, roadSigns } from './place-map-ground.server.ts';
import { nameBeside } from './place-map-names.server.ts';

/** Widths in miles; the closest that contains both the place and the cabins is used. */
const CLOSE = 12;
const REGION = 40;
const COUNTRY = 84;

/** The most of a map's width and height that may lie between the two. */
const APART = { x: 0.7, y: 0.62 };

/** Where the map centers between them: the cabins' name needs space on either side. */
const MIDDLE = { x: 0.62, y: 0.5 };

const EDGE = 24;

/** Towns closer to the cabins' dot than this have no space for their own. */
const AT_CABINS = 70;

/** More names don't help, and phones store every place's page with its map. */
const MOST_TOWNS = 5;

const TOWNS = (
  'Austin, San Antonio, Fredericksburg, Kerrville, New Braunfels, San Marcos, Llano, ' +
  'Marble Falls, Dripping Springs, Blanco, Johnson City, Boerne, Bandera, Mason, Leakey, Utopia, ' +
  'Comfort, Woodcreek'
)
  .split(', ')
  .flatMap((town) => landmarkTowns.find(({ name }) => name === town) ?? []);

const CABINS = project(WIMBERLEY.longitude, WIMBERLEY.latitude);

const PIN = { width: 64, height: 88 };

/**
 * The map of a place, zoomed in more the closer it is to the cabins. If they don't fit on it, it shows
 * the place's surroundings, and the direction to the cabins. Undefined off the drawing.
 */
export function placeMap(
  { latitude, longitude }: Position,
  cabins: string,
): PlaceMapView | undefined {
  const there = project(longitude, latitude);
  if (!isOnMap(there)) return undefined;
  const miles = [CLOSE, REGION, COUNTRY].find((wide) => hasBoth(there, wide));
  const between = {
    x: there.x + (CABINS.x - there.x) * MIDDLE.x,
    y: there.y + (CABINS.y - there.y) * MIDDLE.y,
  };
  const frame = miles === undefined ? frameAround(there, REGION) : frameAround(between, miles);
  const scale = MAP_SIZE.width / frame.width;
  const land = groundFor(frame.width);
  const shown = ({ x, y }: Point) => ({
    x: Math.round((x - frame.x) * scale),
    y: Math.round((y - frame.y) * scale),
  });
  const place = shown(there);
  const end = miles === undefined ? wayOut(place, shown(CABINS)) : shown(CABINS);
  const pin = { x: place.x - PIN.width / 2, y: place.y - PIN.height, ...PIN };
  const taken: Box[] = [pin, boxAround(end, EDGE / 2)];
  const ground = { taken, cost: landCost({ shown, scale, land }, [end, place]) };
  const dot = { name: cabins, ...end };
  const home = nameBeside(dot, ground) ?? { ...dot, east: 0, south: 1 };
  taken.push(boxAround(end, AT_CABINS));
  const towns = TOWNS.flatMap(({ name, latitude, longitude }): NamedDot[] => {
    const town = { name, ...shown(project(longitude, latitude)) };
    if (Math.hypot(town.x - end.x, town.y - end.y) < AT_CABINS) return [];
    const named = nameBeside(town, ground);
    return named ? [named] : [];
  }).slice(0, MOST_TOWNS);
  const { x, y, width, height } = frame;
  return {
    drawing: `/images/${land.drawing}.svg#svgView(viewBox(${[x, y, width, height].map(hundredths).join()}))`,
    place,
    home,
    towns,
    shields: roadSigns({ shown }, taken),
  };
}

function hasBoth({ x, y }: Point, miles: number): boolean {
  const { width, height } = frameAround(CABINS, miles);
  return Math.abs(x - CABINS.x) <= width * APART.x && Math.abs(y - CABINS.y) <= height * APART.y;
}

function frameAround({ x, y }: Point, miles: number): Box {
  const width = miles * UNITS_PER_MILE;
  const height = (width * MAP_SIZE.height) / MAP_SIZE.width;
  return {
    x: within(x - width / 2, 0, MAP_SIZE.width - width),
    y: within(y - height / 2, 0, MAP_SIZE.height - height),
    width,
    height,
  };
}

/** Where the line from a place to an off-map point leaves the map, and its angle. */
function wayOut(place: Point, to: Point): Point & { turn: number } {
  const [right, down] = [to.x - place.x, to.y - place.y];
  const part = Math.min(
    Math.abs(((right > 0 ? MAP_SIZE.width - EDGE : EDGE) - place.x) / right),
    Math.abs(((down > 0 ? MAP_SIZE.height - EDGE : EDGE) - place.y) / down),
  );
  return {
    x: Math.round(place.x + right * part),
    y: Math.round(place.y + down * part),
    turn: Math.round((Math.atan2(down, right) * 180) / Math.PI),
  };
}
