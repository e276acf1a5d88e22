import { MAP_SIZE, type Point } from './projection.ts';

/** How much wider than high a map is, and how many units wide. */
export interface MapShape {
  aspect: number;
  units: number;
}

const ROUTE: MapShape = { aspect: 2.4, units: 40 };

/** No route map shows less of the land than this, in units of the drawing. */
const CLOSEST = 260;

/** What part of the map a way needs. */
export interface RouteView {
  /** About 8 px on a phone: pins and names are drawn in it, so that they look alike on every map. */
  unit: number;
  frame: Point & typeof MAP_SIZE;
  /** The same as a `viewBox` says it. */
  box: string;
}

/** The part of the map with all of the points in it, and no more than the map has. */
export function routeView(points: readonly Point[], { aspect, units } = ROUTE): RouteView {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const wanted = Math.max((right - left) * 1.25, (bottom - top) * aspect * 1.35, CLOSEST);
  const width = Math.round(Math.min(wanted, MAP_SIZE.width));
  const height = width / aspect;
  const x = within((left + right - width) / 2, MAP_SIZE.width - width);
  const y = within((top + bottom - height) / 2, MAP_SIZE.height - height);
  const box = [x, y, width, height].map(Math.round).join(' ');
  return { unit: width / units, frame: { x, y, width, height }, box };
}

function within(from: number, most: number): number {
  return Math.max(0, Math.min(from, most));
}
