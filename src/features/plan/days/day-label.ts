import { parseDay } from '../../../model/day/civil-day.ts';
import { dayName } from '../../../model/day/day-name.ts';

/** An ISO date as a plan names it: "Friday, March 19". */
export function dayLabel(isoDate: string): string {
  const day = parseDay(isoDate);
  return day === undefined ? isoDate : dayName(day);
}
