import { fullDate } from './day-in-words.ts';
import { hourInWords } from './hour-in-words.ts';

/** HH:MM in Texas; undefined if unknown. */
export interface HoursOfDay {
  starts?: string | undefined;
  ends?: string | undefined;
}

interface DaysWithHours extends HoursOfDay {
  startDate: string;
  endDate: string;
}

/** Days in full, without a time zone: "Saturday, December 5, 2026, 6 PM to 9 PM". */
export function daysInWords({ startDate, endDate, ...hours }: DaysWithHours): string {
  const days = [...new Set([startDate, endDate])].map(fullDate).join(' to ');
  return [days, hoursInWords(hours)].filter(Boolean).join(', ');
}

/** "6 PM to 9 PM", "6 PM", "until 9 PM"; empty if no hour is known. */
export function hoursInWords({ starts, ends }: HoursOfDay): string {
  const hours = [starts, ends].filter((hour) => hour !== undefined).map(hourInWords);
  return (starts === undefined && ends !== undefined ? 'until ' : '') + hours.join(' to ');
}
