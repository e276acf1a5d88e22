import type { Chance } from './chances.ts';

/** What takes no longer waits for its own week: else it would fill gaps in every stay. */
const SMALL = 30;

/** What is on for so many days in a row doesn't ask for one of them. */
const LONG_RUN = 10;

/** In how many weeks everything has its turn, and what it costs before. */
export const TURNS = 3;
const OFF_TURN = -84;
const WAITING = -10;

/**
 * What a visit adds to a day. An event of that day comes first, then what has its season. The rest
 * depends on the stay and the name, so that two stays don't have the same days: in each week a third
 * of all places has its turn, and those of the next weeks (`turns` in all) only if that's too little.
 */
export function worthOf({ place, run, callFirst }: Chance, stay: number, turns: number): number {
  const event = run === undefined ? 0 : run === 1 ? 90 : run <= LONG_RUN ? 60 : 20;
  const season = place.months && place.days === undefined ? 20 : 0;
  return (
    8 +
    event +
    season +
    (place.featured ? 8 : 0) -
    (callFirst ? 20 : 0) +
    Math.min(place.takes, 150) / 2.5 +
    50 * chanceNumber(`${stay} ${place.key}`) +
    (event === 0 && turnOf(place.key, stay) >= (place.takes > SMALL ? turns : 1)
      ? OFF_TURN
      : WAITING * turnOf(place.key, stay))
  );
}

/** In how many weeks, from 0, it's the turn of what has this name. */
function turnOf(name: string, stay: number): number {
  return (Math.floor((stay + 3) / 7) + Math.floor(TURNS * chanceNumber(name))) % TURNS;
}

/** A number from 0 to 1 that a text always has (FNV-1a). */
export function chanceNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1)
    hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
