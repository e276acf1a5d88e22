import { seasonAndHours } from '../../../model/visit/season-and-hours.ts';
import { fnv } from '../../saving/fnv-hash.ts';
import type { Chance } from './chances.ts';

/** What takes no longer waits for its own week: else it would fill gaps in every stay. */
const SMALL = 30;

/** What is on for so many days in a row doesn't ask for one of them, but for an evening if it's for the dark. */
const LONG_RUN = 10;
const [ONE_DAY, SHORT_RUN, NIGHTLY, ANY_DAY] = [90, 60, 50, 20];

/** In how many weeks everything has its turn, and what it costs before. */
export const TURNS = 3;
const OFF_TURN = -84;
const WAITING = -10;

/** What makes sense in so few months doesn't wait for its week: most who come then come for it. */
const SHORT_SEASON = 4;

/** What a visit adds to a day, by how many weeks' turns may come. */
export type Worth = (turns: number) => number;

/**
 * What a visit adds to a day: events of that day first, then what has its season. The rest turns by
 * stay and week, a third of all places at a time, so that two stays differ.
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
  // In how many weeks it has its turn.
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

/** A number from 0 to 1 that a text always has. */
function chanceNumber(text: string): number {
  let hash = fnv(text);
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d) >>> 0;
  return ((hash ^ (hash >>> 12)) >>> 0) / 2 ** 32;
}
