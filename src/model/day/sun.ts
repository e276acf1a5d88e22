import { type Position, radians } from '../distance.ts';
import type { CivilDay } from './civil-day.ts';
import { isSummerDay } from './texas-summer.ts';

/** Sunrise and sunset in minutes after midnight on clocks in Texas. */
export interface SunTimes {
  rise: number;
  set: number;
}

/** J2000: noon on January 1, 2000, in days since 1970. */
const EPOCH = 10_957.5;

/** The sun's center at sunrise, in degrees: below the horizon for its radius and refraction. */
const HORIZON = -0.833;

const TILT = 23.4397;

/** Sunrise and sunset in Texas by NOAA's equation, to within two minutes of an almanac. */
export function sunTimes(day: CivilDay, { latitude, longitude }: Position): SunTimes {
  const meanNoon = day + 0.5 - EPOCH - longitude / 360;
  const anomaly = 357.5291 + 0.98560028 * meanNoon;
  const center = 1.9148 * sin(anomaly) + 0.02 * sin(2 * anomaly) + 0.0003 * sin(3 * anomaly);
  const ecliptic = anomaly + center + 282.9372;
  const noon = meanNoon + 0.0053 * sin(anomaly) - 0.0069 * sin(2 * ecliptic);
  const height = sin(ecliptic) * sin(TILT);
  const away = Math.sqrt(1 - height * height);
  const half = Math.acos(
    (sin(HORIZON) - sin(latitude) * height) / (Math.cos(radians(latitude)) * away),
  );
  const minutesOfNoon = (noon + EPOCH - day) * 1440 - (isSummerDay(day) ? 300 : 360);
  const halfDay = (half / Math.PI) * 720;
  return { rise: Math.round(minutesOfNoon - halfDay), set: Math.round(minutesOfNoon + halfDay) };
}

function sin(degrees: number): number {
  return Math.sin(radians(degrees));
}
