import { parseDay } from '../../model/day/civil-day.ts';
import { longDate } from '../../model/day/long-date.ts';

/** Days after which what is kept may no longer be true. */
const FRESH = 30;

/** "November 22" for an ISO date. */
export function monthAndDay(day: string): string {
  return (longDate(day) ?? '').replace(/,.*/, '');
}

/** True if what was kept on the one ISO date is more than 30 days old on the other. */
export function isOld(day: string, today: string): boolean {
  return (parseDay(today) ?? 0) - (parseDay(day) ?? 0) > FRESH;
}
