import { parseDay } from '../../model/day/civil-day.ts';

/** Announced days are of the usual ones that are nearest, which come once a year. */
export const HALF_A_YEAR = 183;

/** ISO dates; while somebody types, either may be empty. */
export interface Days {
  from: string;
  to: string;
}

/** True if days from `from` on are of a later year than the usual ones from `usual` on. */
export function isLaterYear(usual: string, from: string): boolean {
  const [start, other] = [parseDay(usual), parseDay(from)];
  return start !== undefined && other !== undefined && other > start + HALF_A_YEAR;
}

/** Why days that were typed can't be announced yet, of an event that is on from day to day as usual. */
export function announcedProblem(usual: Days, { from, to }: Days, today: string) {
  if (from === '') return 'The first day is missing.';
  if (to === '') return usual.from === usual.to ? undefined : 'Which is the last day?';
  if (to < from) return 'The last day is before the first.';
  return to < today ? 'That is over already.' : undefined;
}
