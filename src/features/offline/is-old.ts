import { parseDay } from '../../model/day/civil-day.ts';

const FRESH = 30;

/** True if `day` is more than 30 days before `today` (ISO dates). */
export function isOld(day: string, today: string): boolean {
  return (parseDay(today) ?? 0) - (parseDay(day) ?? 0) > FRESH;
}
