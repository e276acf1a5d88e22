import { decodedFragment, isAddedOnTheWay } from '../../model/arrived-fragment.ts';
import { type CivilDay, parseDay } from '../../model/day/civil-day.ts';

/** The dates as entered: ISO dates, empty until given or while being typed. */
export interface StayDates {
  arrival: string;
  departure: string;
}

export interface Stay {
  arrival: CivilDay;
  departure: CivilDay;
}

/** Longer stays are arranged by phone. */
const MOST_NIGHTS = 60;

/** Why there is nothing to look up. `link`: the fragment doesn't name two dates. */
export type StayProblem = 'nothing' | 'incomplete' | 'order' | 'long' | 'link';

/** `2027-03-19/2027-03-22` and whatever follows; either date may be missing. */
const FRAGMENT = /^(\d{4}-\d\d-\d\d)?\/(\d{4}-\d\d-\d\d)?([^/#]*)$/;

/** The length of two dates with every character percent-encoded; the rest is ignored. */
const LONGEST = 3 * '#2027-03-19/2027-03-22'.length;

/**
 * Parses the dates in a fragment (decision 35). Undefined if it's something else, or names a day that
 * doesn't exist. Undoes percent-encoding and drops what apps append. Never throws; reads only the
 * beginning.
 */
export function readStay(fragment: string): StayDates | undefined {
  if (fragment === '' || fragment === '#') return { arrival: '', departure: '' };
  const [, arrival = '', departure = '', rest] =
    FRAGMENT.exec(decodedFragment(beginningOf(fragment))) ?? [];
  if (rest === undefined || !isAddedOnTheWay(rest)) return undefined;
  const areDays = [arrival, departure].every((text) => text === '' || parseDay(text) !== undefined);
  return areDays ? { arrival, departure } : undefined;
}

/** Doesn't cut an encoded character, nor keep a parameter that was appended. */
function beginningOf(fragment: string): string {
  return fragment.slice(0, LONGEST).replace(/&.*|%.?$/s, '');
}

/** Formats the dates as a fragment; empty if there are none. Skips a date that's still being typed. */
export function writeStay(dates: StayDates | undefined): string {
  const [from, to] = [dates?.arrival ?? '', dates?.departure ?? ''].map((text) =>
    parseDay(text) === undefined ? '' : text,
  );
  return from || to ? `#${from}/${to}` : '';
}

/** The stay, or why there is none; doesn't check whether it's over. */
export function checkStay(dates: StayDates | undefined): Stay | StayProblem {
  if (!dates) return 'link';
  const arrival = parseDay(dates.arrival);
  const departure = parseDay(dates.departure);
  if (arrival === undefined && departure === undefined) return 'nothing';
  if (arrival === undefined || departure === undefined) return 'incomplete';
  if (departure <= arrival) return 'order';
  return departure - arrival > MOST_NIGHTS ? 'long' : { arrival, departure };
}

/** Every day of the stay, including departure (guests still have that morning). */
export function stayDays({ arrival, departure }: Stay): CivilDay[] {
  return Array.from({ length: departure - arrival + 1 }, (_, index) => arrival + index);
}

/** Every day of the stay except departure. */
export function stayNights(stay: Stay): CivilDay[] {
  return stayDays(stay).slice(0, -1);
}
