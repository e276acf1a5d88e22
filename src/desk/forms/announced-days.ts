import { parseDay } from '../../model/day/civil-day.ts';

/** In days. Announced days belong to the nearest usual ones, which come once a year. */
export const HALF_A_YEAR = 183;

/** ISO dates; either may be empty while somebody types. */
export interface Days {
  from: string;
  to: string;
}

/** True if days from `from` on belong to a later year than the usual ones from `usual` on. */
export function isLaterYear(usual: string, from: string): boolean {
  const [start, other] = [parseDay(usual), parseDay(from)];
  return start !== undefined && other !== undefined && other > start + HALF_A_YEAR;
}

/** Why typed days can't be announced yet, for an event with these usual days; undefined if they can. */
export function announcedProblem(usual: Days, { from, to }: Days, today: string) {
  if (from === '') return 'The first day is missing.';
  if (to === '') return usual.from === usual.to ? undefined : 'Which is the last day?';
  if (to < from) return 'The last day is before the first.';
  return to < today ? 'That is over already.' : undefined;
}
