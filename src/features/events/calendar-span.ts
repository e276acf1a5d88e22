import { type CivilDay, dayOf, dayParts } from '../../model/day/civil-day.ts';

/** How far ahead the calendar looks. */
const MONTHS = 18;

/** The last day that the calendar of a day knows. */
export function calendarEnd(today: CivilDay): CivilDay {
  const { year, month, day } = dayParts(today);
  return dayOf(year, month + MONTHS, day);
}
