import { type CivilDay, dayText } from './civil-day.ts';
import { clockChange, isSummerDay } from './texas-summer.ts';

/** The first hour of a new offset on the day of a change. The one before is skipped, or comes twice. */
const FIRST_HOUR = { forward: '03', back: '02' };

/**
 * A time in Texas with its offset: "2026-12-05T18:00:00-06:00"; the first of two, and a skipped one
 * counted from before the change.
 */
export function texasTime(day: CivilDay, time: string): string {
  const change = clockChange(day);
  const isBefore = change !== undefined && time < FIRST_HOUR[change];
  return `${dayText(day)}T${time}:00-0${isSummerDay(isBefore ? day - 1 : day) ? 5 : 6}:00`;
}
