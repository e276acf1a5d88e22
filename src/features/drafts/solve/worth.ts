import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import { fnv } from '../../saving/fnv-hash.ts';
import type { Chance } from './chances.ts';

/** Visits up to this many minutes wait for their own week, or they'd fill gaps in every stay. */
const SMALL = 30;

/** A run this long doesn't need a particular day; if it's best after dark, it still needs an evening. */
const LONG_RUN = 10;
const [ONE_DAY, SHORT_RUN, NIGHTLY, ANY_DAY] = [90, 60, 50, 20];

/** Each place gets its turn once in this many weeks; before that, these are deducted. */
export const TURNS = 3;
const OFF_TURN = -84;
const WAITING = -10;

/** With a season of up to this many months, a place doesn't wait: it's why most guests come then. */
const SHORT_SEASON = 4;

/** A visit's value, given how many weeks' turns are allowed. */
export type Worth = (turns: number) => number;

/**
 * Values a visit: that day's events first, then what's in season. The rest rotates by stay and week, a
 * third of all places at a time, so that stays differ.
 */
export function worthOf({ place, run, callFirst }: Chance, stay: number): Worth {
  const event = run === undefined ? 0 : eventWorth(run, place.best?.includes('night') ?? false);
  const { season: months } = seasonAndHours(place);
  const season = months && place.days === undefined ? 20 : 0;
  const isBrief = season > 0 && (months?.length ?? 0) <= SHORT_SEASON;
  const own =
    8 +
    event +
    season +
    (place.featured ? 8 : 0) -
    (callFirst ? 20 : 0) +
    Math.min(place.takes, 150) / 2.5 +
    50 * chanceNumber(`${stay} ${place.key}`);
  const lot = chanceNumber(`week ${place.key}`);
  const turn = (Math.floor((stay + 3) / 7) + Math.floor(TURNS * lot)) % TURNS;
  const isSmall = place.takes <= SMALL;
  return (turns) =>
    own + (event === 0 && !isBrief && turn >= (isSmall ? 1 : turns) ? OFF_TURN : WAITING * turn);
}

function eventWorth(run: number, isNightly: boolean): number {
  if (run === 1) return ONE_DAY;
  if (run <= LONG_RUN) return SHORT_RUN;
  return isNightly ? NIGHTLY : ANY_DAY;
}

function chanceNumber(text: string): number {
  let hash = fnv(text);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
