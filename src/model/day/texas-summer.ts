import { type CivilDay, dayOf, dayParts, weekdayFrom } from './civil-day.ts';

/** True for summer time in Texas: second Sunday of March to first Sunday of November, since 2007. */
export function isSummerDay(day: CivilDay): boolean {
  const { year } = dayParts(day);
  return day >= weekdayFrom(dayOf(year, 3, 8), 0) && day < weekdayFrom(dayOf(year, 11, 1), 0);
}
