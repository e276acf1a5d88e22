import { type CivilDay, dayOf, dayParts } from '../../model/day/civil-day.ts';

const MONTHS = 18;

/** The last day that the calendar covers. */
export function calendarEnd(today: CivilDay): CivilDay {
  const { year, month, day } = dayParts(today);
  return dayOf(year, month + MONTHS, day);
}
