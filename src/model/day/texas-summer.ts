import { type CivilDay, dayOf, dayParts, weekday } from './civil-day.ts';

/** True for summer time in Texas: second Sunday of March to first Sunday of November, since 2007. */
export function isSummerDay(day: CivilDay): boolean {
  const { year } = dayParts(day);
  return day >= sundayFrom(dayOf(year, 3, 8)) && day < sundayFrom(dayOf(year, 11, 1));
}

/** The first Sunday on or after the day. */
function sundayFrom(day: CivilDay): CivilDay {
  return day + ((7 - weekday(day)) % 7);
}
