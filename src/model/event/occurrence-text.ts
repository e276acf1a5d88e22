import { MONTHS, WEEKDAYS } from '../day/calendar-names.ts';
import { type CivilDay, dayParts, weekday } from '../day/civil-day.ts';
import type { Occurrence } from './schedule.ts';

/**
 * The date of an event, as the API sends it (decision 27): "Nov 27", "Nov 27-29" within a month,
 * and month and day of the start if it ends in another month.
 */
export function boxDate({ start, end }: Occurrence): string {
  const first = dayParts(start);
  const last = dayParts(end);
  const isInOneMonth = first.year === last.year && first.month === last.month;
  return isInOneMonth && end > start ? `${monthDay(start)}-${last.day}` : monthDay(start);
}

/**
 * The days of an event in words: "Fri, Nov 27" or "Fri, Nov 27 – Sun, Nov 29". A year that isn't
 * the year of `today` is added, once if start and end share it.
 */
export function spanText(
  { start, end }: Pick<Occurrence, 'start' | 'end'>,
  today: CivilDay,
): string {
  const last = weekdayMonthDay(end) + otherYear(end, today);
  if (start === end) return last;
  const isInOneYear = dayParts(start).year === dayParts(end).year;
  return `${weekdayMonthDay(start)}${isInOneYear ? '' : otherYear(start, today)} – ${last}`;
}

/** "Friday". */
export function weekdayName(day: CivilDay): string {
  return WEEKDAYS[weekday(day)] ?? '';
}

/** "Fri, Nov 27". */
function weekdayMonthDay(day: CivilDay): string {
  return `${weekdayName(day).slice(0, 3)}, ${monthDay(day)}`;
}

/** "Nov 27". */
function monthDay(day: CivilDay): string {
  const parts = dayParts(day);
  return `${MONTHS[parts.month - 1]?.slice(0, 3)} ${parts.day}`;
}

/** ", 2027", or nothing in this year. */
function otherYear(day: CivilDay, today: CivilDay): string {
  const { year } = dayParts(day);
  return year === dayParts(today).year ? '' : `, ${year}`;
}
