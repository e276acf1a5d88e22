import { MONTHS, WEEKDAYS } from './calendar-names.ts';
import { type CivilDay, dayParts, weekday } from './civil-day.ts';

/** A day in words, without its year: "Friday, March 19". */
export function dayName(at: CivilDay): string {
  const { month, day } = dayParts(at);
  return `${WEEKDAYS[weekday(at)]}, ${MONTHS[month - 1]} ${day}`;
}
