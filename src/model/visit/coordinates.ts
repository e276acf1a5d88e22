import type { Problem } from '../schema-checks.ts';

/** A position in degrees; west is negative. */
export interface Coordinates {
  latitude?: number | undefined;
  longitude?: number | undefined;
}

const [SOUTH, NORTH, WEST, EAST] = [25.8, 36.6, -106.7, -93.5];

/** Why the coordinates aren't a place in Texas: one is missing or wrong. Else undefined. */
export function coordinatesProblem({ latitude, longitude }: Coordinates): Problem | undefined {
  if (latitude === undefined && longitude === undefined) return undefined;
  if (latitude === undefined) return missing('latitude', 'longitude');
  if (longitude === undefined) return missing('longitude', 'latitude');
  if (isNorth(longitude) && isWest(latitude)) {
    const message = `is ${latitude}, which is a longitude, and longitude is ${longitude}; swap the two numbers`;
    return { path: ['latitude'], message };
  }
  if (!isNorth(latitude)) {
    const message = `is ${latitude}, which is not in Texas; correct it to a number from ${SOUTH} to ${NORTH}`;
    return { path: ['latitude'], message };
  }
  if (isWest(longitude)) return undefined;
  const remedy = isWest(-longitude)
    ? `put a minus sign in front of it: ${-longitude}`
    : `correct it to a number from ${WEST} to ${EAST}`;
  return { path: ['longitude'], message: `is ${longitude}, which is not in Texas; ${remedy}` };
}

function missing(one: string, other: string): Problem {
  return { path: [one], message: `is missing next to ${other}; add it, or delete ${other}` };
}

function isNorth(degrees: number): boolean {
  return degrees >= SOUTH && degrees <= NORTH;
}

function isWest(degrees: number): boolean {
  return degrees >= WEST && degrees <= EAST;
}
