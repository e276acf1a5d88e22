import { dayParts, dayText } from '../../model/day/civil-day.ts';
import { shortMonthAndDay } from '../../model/day/day-in-words.ts';
import type { Occurrence } from '../../model/when/shapes/schedule.ts';

/** The date for an event's box (decision 27): "Nov 27", "Nov 27-29", or just the start if it spans months. */
export function boxDate({ start, end }: Occurrence): string {
  const [first, last] = [dayText(start), dayText(end)];
  const isInOneMonth = first.slice(0, 7) === last.slice(0, 7);
  const date = shortMonthAndDay(first);
  return isInOneMonth && end > start ? `${date}-${dayParts(end).day}` : date;
}
