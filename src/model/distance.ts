/** A point in degrees. */
export interface Position {
  latitude: number;
  longitude: number;
}

/** The cabins, from which distances are measured. */
export const WIMBERLEY: Position = { latitude: 29.9974, longitude: -98.0986 };

/** A city outside the guide that many guests come from. */
export const SAN_ANTONIO: Position = { latitude: 29.4241, longitude: -98.4936 };

const EARTH_RADIUS_MILES = 3958.8;

/** The great-circle distance in miles (haversine). */
export function milesBetween(from: Position, to: Position): number {
  const latitude = halfAngle(from.latitude, to.latitude);
  const longitude = halfAngle(from.longitude, to.longitude);
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * Math.sin(longitude) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(chord)));
}

function halfAngle(from: number, to: number): number {
  return radians(to - from) / 2;
}

/** An angle in radians. */
export function radians(degrees: number): number {
  return (degrees * Math.PI) / 180;
}
