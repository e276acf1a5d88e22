/** A point on the drawing, in its units: x east, y south. */
export interface Point {
  x: number;
  y: number;
}

/** The map's edges in degrees: Leakey to Austin, San Antonio to above Lake Buchanan. */
const BOUNDS = { west: -99.98, east: -97.45, south: 29.3, north: 31.06 };

const UNITS_WIDE = 1000;
const MEAN_LATITUDE = (BOUNDS.south + BOUNDS.north) / 2;
const LONGITUDE_SCALE = Math.cos((MEAN_LATITUDE * Math.PI) / 180);
const UNITS_PER_DEGREE = UNITS_WIDE / ((BOUNDS.east - BOUNDS.west) * LONGITUDE_SCALE);

/** Per degree of latitude; the drawing is off by at most one percent. */
const MILES_PER_DEGREE = 69.1;

export const UNITS_PER_MILE = UNITS_PER_DEGREE / MILES_PER_DEGREE;

export const MAP_SIZE = {
  width: UNITS_WIDE,
  height: Math.round((BOUNDS.north - BOUNDS.south) * UNITS_PER_DEGREE),
};

/** Degrees to a point on the drawing: equirectangular, true to scale at the mean latitude. */
export function project(longitude: number, latitude: number): Point {
  return {
    x: (longitude - BOUNDS.west) * LONGITUDE_SCALE * UNITS_PER_DEGREE,
    y: (BOUNDS.north - latitude) * UNITS_PER_DEGREE,
  };
}

/** A point on the drawing to degrees. */
export function unproject({ x, y }: Point): { latitude: number; longitude: number } {
  return {
    latitude: BOUNDS.north - y / UNITS_PER_DEGREE,
    longitude: BOUNDS.west + x / (LONGITUDE_SCALE * UNITS_PER_DEGREE),
  };
}

/** The `transform` that draws something at a position, in whole units. */
export function moveTo(longitude: number, latitude: number): string {
  const { x, y } = project(longitude, latitude);
  return `translate(${Math.round(x)} ${Math.round(y)})`;
}

/** Converts alternating longitudes and latitudes to points on the drawing. */
export function projectLine(degrees: readonly number[]): Point[] {
  const points: Point[] = [];
  for (let index = 0; index + 1 < degrees.length; index += 2) {
    points.push(project(degrees[index] ?? 0, degrees[index + 1] ?? 0));
  }
  return points;
}

/** Rounded, to keep drawings small, and the same before and after they load. */
export function hundredths(value: number): number {
  return Math.round(value * 100) / 100;
}

/** The closest value from `least` to `most`; `least` if there's none. */
export function within(value: number, least: number, most: number): number {
  return Math.max(least, Math.min(value, most));
}

/** True if a point is on the drawing. */
export function isOnMap({ x, y }: Point): boolean {
  return x >= 0 && x <= MAP_SIZE.width && y >= 0 && y <= MAP_SIZE.height;
}
