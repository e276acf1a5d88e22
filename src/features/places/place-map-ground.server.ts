import { rivers, roads } from '../map/places/geography.ts';
import type { Ground } from '../map/places/ground-maps.ts';
import { type Box, boxAround, overlap } from '../map/places/place-labels.ts';
import { isOnMap, MAP_SIZE, type Point, projectLine } from '../map/places/projection.ts';
import { sceneryIn } from '../map/places/scatter.ts';
import { sceneryBoxes } from '../map/places/scenery.ts';
import type { PlaceMapView } from './place-map.ts';
import { isFree } from './place-map-names.server.ts';

const NUMBERED = [
  ['rr12', 'rr', '12'],
  ['i35', 'interstate', '35'],
  ['i10', 'interstate', '10'],
  ['us290', 'us', '290'],
  ['us281', 'us', '281'],
] as const;

const SIGN = 50;

/** Covering a road or river costs one per this many units of length; hills, one per this area. */
const STEP = 12;
const HILLS = 1000;

const HALF_LINE = 1.8;

const MIDDLE = { x: MAP_SIZE.width / 2, y: MAP_SIZE.height / 2 };

export interface Shown {
  shown: (point: Point) => Point;
  scale: number;
  land: Ground;
}

/** The cost of what a box covers: roads, rivers, hills and the line to the place. */
export function landCost(
  { shown, scale, land }: Shown,
  way: readonly Point[],
): (box: Box) => number {
  const lines = [...Object.values(roads), ...Object.values(rivers)].map((line) =>
    projectLine(line).map(shown),
  );
  const points = [way, ...lines].flatMap(steps).filter(isOnMap);
  const hills = sceneryBoxes(sceneryIn(land.scale, land.frame), land.scale).map((box) => ({
    ...shown(box),
    width: box.width * scale,
    height: box.height * scale,
  }));
  return (box) =>
    points.filter((point) => isNear(point, box, HALF_LINE * land.scale * scale)).length +
    hills.reduce((sum, hill) => sum + overlap(box, hill) / HILLS, 0);
}

/** A shield on each road, at the point closest to the map's center that has space. */
export function roadSigns(
  { shown }: Pick<Shown, 'shown'>,
  taken: readonly Box[],
): PlaceMapView['shields'] {
  return NUMBERED.flatMap(([road, sign, number]) => {
    const [place] = steps(projectLine(roads[road]).map(shown))
      .filter((point) => isFree(boxAround(point, SIGN), taken))
      .sort(fromMiddle);
    return place ? [{ sign, number, ...place }] : [];
  })
    .sort(fromMiddle)
    .slice(0, 1);
}

/** Points along a line, at most one step apart. */
function steps(line: readonly Point[]): Point[] {
  return line.slice(1).flatMap((to, index) => {
    const from = line[index] ?? to;
    const count = Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / STEP);
    return Array.from({ length: count }, (_, at) => ({
      x: Math.round(from.x + ((to.x - from.x) * at) / count),
      y: Math.round(from.y + ((to.y - from.y) * at) / count),
    }));
  });
}

function fromMiddle(one: Point, other: Point): number {
  const distance = ({ x, y }: Point) => Math.hypot(x - MIDDLE.x, y - MIDDLE.y);
  return distance(one) - distance(other);
}

function isNear({ x, y }: Point, box: Box, reach: number): boolean {
  return (
    Math.min(x - box.x, box.x + box.width - x) > -reach &&
    Math.min(y - box.y, box.y + box.height - y) > -reach
  );
}
