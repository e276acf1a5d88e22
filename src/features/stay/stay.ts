import { decodedFragment, isAddedOnTheWay } from '../../model/arrived-fragment.ts';
import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';

/** The two dates as the visitor gives them: ISO dates; empty until given, or while being typed. */
export interface StayDates {
  arrival: string;
  departure: string;
}

/** A stay that can be looked up: at least one night. */
export interface Stay {
  arrival: CivilDay;
  departure: CivilDay;
}

/** Longer stays are a matter for the telephone. */
const MOST_NIGHTS = 60;

/** Why there is nothing to look up. `link`: the fragment names no two dates. */
export type StayProblem = 'nothing' | 'incomplete' | 'order' | 'long' | 'link';

/** `2027-03-19/2027-03-22`, and what follows; one of the dates may be missing. */
const FRAGMENT = /^(\d{4}-\d\d-\d\d)?\/(\d{4}-\d\d-\d\d)?([^/#]*)$/;

/** No more characters than two dates have if all are encoded; what follows doesn't matter. */
const LONGEST = 3 * '#2027-03-19/2027-03-22'.length;

/**
 * The dates in a fragment (decision 35). Undefined if it's something else, or names a day that the
 * calendar doesn't have. What programs did to it on the way is undone: percent signs, and what they
 * put behind it. Never throws, and reads the beginning only.
 */
export function readStay(fragment: string): StayDates | undefined {
  if (fragment === '' || fragment === '#') return { arrival: '', departure: '' };
  const [, arrival = '', departure = '', rest] =
    FRAGMENT.exec(decodedFragment(beginningOf(fragment))) ?? [];
  if (rest === undefined || !isAddedOnTheWay(rest)) return undefined;
  const areDays = [arrival, departure].every((text) => text === '' || parseDay(text) !== undefined);
  return areDays ? { arrival, departure } : undefined;
}

/** Never a part of an encoded character, nor of a field that was put behind the dates. */
function beginningOf(fragment: string): string {
  return fragment.slice(0, LONGEST).replace(/&.*|%.?$/s, '');
}

/** The fragment of the dates; empty if there are none. A date still being typed is left out. */
export function writeStay(dates: StayDates | undefined): string {
  const [from, to] = [dates?.arrival ?? '', dates?.departure ?? ''].map((text) =>
    parseDay(text) === undefined ? '' : text,
  );
  return from || to ? `#${from}/${to}` : '';
}

/** The stay, or why there is none; whether it's over is a matter of the day. */
export function checkStay(dates: StayDates | undefined): Stay | StayProblem {
  if (!dates) return 'link';
  const arrival = parseDay(dates.arrival);
  const departure = parseDay(dates.departure);
  if (arrival === undefined && departure === undefined) return 'nothing';
  if (arrival === undefined || departure === undefined) return 'incomplete';
  if (departure <= arrival) return 'order';
  return departure - arrival > MOST_NIGHTS ? 'long' : { arrival, departure };
}

/** Every day of the stay, that of departure included (a guest still has that morning). */
export function stayDays({ arrival, departure }: Stay): CivilDay[] {
  return Array.from({ length: departure - arrival + 1 }, (_, index) => arrival + index);
}

/** The days whose nights are part of the stay: all but that of departure. */
export function stayNights(stay: Stay): CivilDay[] {
  return stayDays(stay).slice(0, -1);
}
