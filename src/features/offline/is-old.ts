import { parseDay } from '../../model/day/civil-day.ts';

/** Days after which what is kept may no longer be true. */
const FRESH = 30;

/** True if what was kept on the one ISO date is more than 30 days old on the other. */
export function isOld(day: string, today: string): boolean {
  return (parseDay(today) ?? 0) - (parseDay(day) ?? 0) > FRESH;
}
