import { MONTHS, WEEKDAYS } from './calendar-names.ts';
import { dayParts, parseDay, weekday } from './civil-day.ts';

const LONG_NAME = /([A-Z]..)[a-z]*/g;

/** An ISO date in words: "November 2, 2026"; undefined for any other text. */
export function longDate(isoDate: string): string | undefined {
  const names = namesIn(isoDate);
  return names && `${names.monthDay}, ${names.year}`;
}

/** "November 2" for an ISO date; other text stays as it is. */
export function monthAndDay(isoDate: string): string {
  return namesIn(isoDate)?.monthDay ?? isoDate;
}

/** "Monday, November 2" for an ISO date; other text stays as it is. */
export function dayName(isoDate: string): string {
  const names = namesIn(isoDate);
  return names ? `${names.weekday}, ${names.monthDay}` : isoDate;
}

/** "Nov 2" for an ISO date. */
export function shortMonthAndDay(isoDate: string): string {
  return monthAndDay(isoDate).replace(LONG_NAME, '$1');
}

/** "Mon, Nov 2" for an ISO date. */
export function shortDayName(isoDate: string): string {
  return dayName(isoDate).replace(LONG_NAME, '$1');
}

/** "Monday, November 2, 2026" for an ISO date; other text stays as it is. */
export function fullDate(isoDate: string): string {
  const names = namesIn(isoDate);
  return names ? `${names.weekday}, ${names.monthDay}, ${names.year}` : isoDate;
}

function namesIn(isoDate: string) {
  const at = parseDay(isoDate);
  if (at === undefined) return undefined;
  const { year, month, day } = dayParts(at);
  return { weekday: WEEKDAYS[weekday(at)], monthDay: `${MONTHS[month - 1]} ${day}`, year };
}
