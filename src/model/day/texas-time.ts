import { type CivilDay, dayText } from './civil-day.ts';
import { isSummerDay } from './texas-summer.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** The first hour with the new offset. The hour before is skipped in spring, repeated in fall. */
const FIRST_HOUR = { forward: '03', back: '02' };

/** How clocks in Texas change early on the day; undefined if they don't. */
export function clockChange(day: CivilDay): 'forward' | 'back' | undefined {
  const isSummer = isSummerDay(day);
  if (isSummer === isSummerDay(day - 1)) return undefined;
  return isSummer ? 'forward' : 'back';
}

/** The first instant of a day in Texas. Clocks change at 2 AM, not at midnight. */
export function texasMidnight(day: CivilDay): number {
  return (day * 24 + (isSummerDay(day - 1) ? 5 : 6)) * HOUR;
}

/** Minutes after midnight that clocks in Texas show at an instant of the day. */
export function texasMinutes(day: CivilDay, instant: number): number {
  const sinceMidnight = Math.floor((instant - texasMidnight(day)) / MINUTE);
  const change = sinceMidnight < 120 ? undefined : clockChange(day);
  if (change === undefined) return sinceMidnight;
  return sinceMidnight + (change === 'forward' ? 60 : -60);
}

/**
 * A time in Texas with its offset: "2026-12-05T18:00:00-06:00". A repeated hour is the first of the
 * two; a skipped one has the offset from before the change.
 */
export function texasTime(day: CivilDay, time: string): string {
  const change = clockChange(day);
  const isBefore = change !== undefined && time < FIRST_HOUR[change];
  return `${dayText(day)}T${time}:00-0${isSummerDay(isBefore ? day - 1 : day) ? 5 : 6}:00`;
}
