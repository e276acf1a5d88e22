import { type CivilDay, dayOf, dayParts, weekdayFrom } from './civil-day.ts';

/** True during daylight saving time, since 2007 from March's second Sunday to November's first. */
export function isSummerDay(day: CivilDay): boolean {
  const { year } = dayParts(day);
  return day >= weekdayFrom(dayOf(year, 3, 8), 0) && day < weekdayFrom(dayOf(year, 11, 1), 0);
}
