/** A calendar day without time or time zone, as days since January 1, 1970. */
export type CivilDay = number;

const MILLISECONDS = 86_400_000;

/** The first and the last day that content may name. */
export const FIRST_DAY: CivilDay = dayOf(1900, 1, 1);
export const LAST_DAY: CivilDay = dayOf(2199, 12, 31);

/** The day of a year, a month from 1 to 12 and a day of the month. */
export function dayOf(year: number, month: number, day: number): CivilDay {
  return Date.UTC(year, month - 1, day) / MILLISECONDS;
}

/** The year, the month from 1 to 12, and the day of the month. */
export function dayParts(day: CivilDay): { year: number; month: number; day: number } {
  const date = new Date(day * MILLISECONDS);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** From 0 for Sunday to 6 for Saturday. */
export function weekday(day: CivilDay): number {
  return (((day + 4) % 7) + 7) % 7;
}

/** The first given weekday, from 0 for Sunday, on or after the day. */
export function weekdayFrom(day: CivilDay, wanted: number): CivilDay {
  return day + ((wanted - weekday(day) + 7) % 7);
}

/** The number of days in a month, from 1 to 12, of that year. */
export function daysInMonth(year: number, month: number): number {
  return dayOf(year, month + 1, 1) - dayOf(year, month, 1);
}

/** The most days that a month, from 1 to 12, ever has: 29 for February. */
export function mostDaysInMonth(month: number): number {
  return new Date(Date.UTC(2024, month, 0)).getUTCDate();
}

/** The day of a YYYY-MM-DD text from 1900 to 2199; otherwise undefined. */
export function parseDay(text: string): CivilDay | undefined {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined;
  const [year = 0, month = 0, day = 0] = text.split('-').map(Number);
  const parsed = dayOf(year, month, day);
  return parsed >= FIRST_DAY && parsed <= LAST_DAY && dayText(parsed) === text ? parsed : undefined;
}

/** The day as YYYY-MM-DD. */
export function dayText(day: CivilDay): string {
  return new Date(day * MILLISECONDS).toISOString().slice(0, 10);
}
