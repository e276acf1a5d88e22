import { type CivilDay, dayText } from './civil-day.ts';
import { isSummerDay } from './texas-summer.ts';

const HOUR = 3_600_000;

/** The day in Texas at an instant in ms since 1970. By rule: Intl takes a slow phone 60 ms. */
export function texasDay(instant: number): CivilDay {
  const inWinter = Math.floor((instant / HOUR - 6) / 24);
  return isSummerDay(inWinter) ? Math.floor((instant / HOUR - 5) / 24) : inWinter;
}

/** The ISO date in Texas at an instant in milliseconds since 1970. */
export function texasDate(instant: number): string {
  return dayText(texasDay(instant));
}
