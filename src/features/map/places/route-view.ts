import { MAP_SIZE, type Point, UNITS_PER_MILE } from './projection.ts';

/** How much wider than high a map is, and how many units wide. */
export interface MapShape {
  aspect: number;
  units: number;
}

/** Pixels of a unit: names are 14 px tall in it, and pins 26 px wide. */
const UNIT = 10.8;

/** On a phone, a map is taller. */
const PHONE = 640;

/** The shape of a map that is so many pixels wide; its pins and names look alike at every width. */
export function mapShape(width: number): MapShape {
  return { aspect: width < PHONE ? 2.1 : 2.4, units: width / UNIT };
}

/** No route map shows less of the land than twenty miles, so that a town or a river says where it is. */
const CLOSEST = 20 * UNITS_PER_MILE;

/** Pixels of a unit of the drawing from which its lines don't grow any more. */
const LARGEST_LINES = 1.2;

/** What part of the map a way needs. */
export interface RouteView {
  /** Pins and names are drawn in it, so that they look alike on every map. */
  unit: number;
  /** How large the land's lines and drawings are, against those of the whole map. */
  scale: number;
  frame: Point & typeof MAP_SIZE;
  /** The same as a `viewBox` says it. */
  box: string;
}

/** The part of the map with all of the points in it, and no more than the map has. */
export function routeView(points: readonly Point[], { aspect, units }: MapShape): RouteView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max((right - left) * 1.25, (bottom - top) * aspect * 1.35, CLOSEST);
  const width = Math.round(Math.min(wanted, MAP_SIZE.width));
  const height = width / aspect;
  const x = within((left + right - width) / 2, MAP_SIZE.width - width);
  const y = within((top + bottom - height) / 2, MAP_SIZE.height - height);
  const box = [x, y, width, height].map(Math.round).join(' ');
  const unit = width / units;
  const scale = Math.min(1, (unit / UNIT) * LARGEST_LINES);
  return { unit, scale, frame: { x, y, width, height }, box };
}

function within(from: number, most: number): number {
  return Math.max(0, Math.min(from, most));
}
