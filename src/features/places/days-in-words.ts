import { fullDate } from '../../model/day/day-in-words.ts';
import { hourInWords } from '../../model/day/hour-in-words.ts';
import type { EventDays } from './place.ts';

/** An event's days in full: "Saturday, December 5, 2026, 6 PM to 9 PM"; without a time zone. */
export function daysInWords({
  startDate,
  endDate,
  starts,
  ends,
}: Omit<EventDays, 'usual'>): string {
  const days = [startDate, ...(endDate === startDate ? [] : [endDate])].map(fullDate).join(' to ');
  const hours = [starts, ends].filter((hour) => hour !== undefined).map(hourInWords);
  if (starts === undefined && hours.length > 0) return `${days}, until ${hours[0]}`;
  return hours.length > 0 ? `${days}, ${hours.join(' to ')}` : days;
}
