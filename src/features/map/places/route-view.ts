import { MAP_SIZE, type Point, UNITS_PER_MILE, within } from './projection.ts';

export interface MapShape {
  aspect: number;
  units: number;
}

/** Pixels per unit: names are 14 px tall, and pins 26 px wide. */
const UNIT = 10.8;

/** Below this width, in pixels, a map is taller. */
const PHONE = 640;

/** The shape of a map this many pixels wide; pins and names look the same at every width. */
export function mapShape(width: number): MapShape {
  return { aspect: width < PHONE ? 2.1 : 2.4, units: width / UNIT };
}

/** Route maps show at least twenty miles, so that some town or river gives orientation. */
const CLOSEST = 20 * UNITS_PER_MILE;

/** Pixels per unit of the drawing above which its lines stop growing. */
const LARGEST_LINES = 1.2;

export interface RouteView {
  /** The unit for pins and names, so that they look the same on every map. */
  unit: number;
  /** The size of the land's lines and motifs, relative to the complete map. */
  scale: number;
  frame: Point & typeof MAP_SIZE;
  box: string;
}

/** The part of the map that contains all points, within the map's edges. */
export function routeView(points: readonly Point[], { aspect, units }: MapShape): RouteView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max((right - left) * 1.25, (bottom - top) * aspect * 1.35, CLOSEST);
  const width = Math.round(Math.min(wanted, MAP_SIZE.width));
  const height = width / aspect;
  const x = within((left + right - width) / 2, 0, MAP_SIZE.width - width);
  const y = within((top + bottom - height) / 2, 0, MAP_SIZE.height - height);
  const box = [x, y, width, height].map(Math.round).join(' ');
  const unit = width / units;
  const scale = Math.min(1, (unit / UNIT) * LARGEST_LINES);
  return { unit, scale, frame: { x, y, width, height }, box };
}
