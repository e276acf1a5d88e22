import { MONTHS } from '../../model/day/calendar-names.ts';
import { type CivilDay, dayParts } from '../../model/day/civil-day.ts';
import type { Occurrence } from '../../model/when/schedule.ts';

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

/** "Nov 27". */
function monthDay(day: CivilDay): string {
  const parts = dayParts(day);
  return `${MONTHS[parts.month - 1]?.slice(0, 3)} ${parts.day}`;
}
