import type { Chance } from './chances.ts';

/** What is on for so many days in a row doesn't ask for one of them. */
const LONG_RUN = 10;

/**
 * What a visit adds to a day. An event of that day comes first, then what has its season. The rest
 * depends on the stay and the name, so that two stays don't have the same days.
 */
export function worthOf({ place, run, callFirst }: Chance, stay: number): number {
  const event = run === undefined ? 0 : run === 1 ? 90 : run <= LONG_RUN ? 60 : 20;
  const season = place.months && place.days === undefined ? 20 : 0;
  return (
    60 +
    event +
    season +
    (place.featured ? 8 : 0) -
    (callFirst ? 25 : 0) +
    Math.min(place.takes, 180) / 10 +
    50 * chanceNumber(`${stay} ${place.key}`)
  );
}

/** A number from 0 to 1 that a text always has (FNV-1a). */
export function chanceNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
