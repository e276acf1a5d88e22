import { dayText, weekday } from '../../../model/day/civil-day.ts';
import { dayName, fullDate, longDate } from '../../../model/day/day-in-words.ts';
import { texasDate, texasDay } from '../../../model/day/texas-day.ts';

/** An ISO day in words, such as "Saturday, December 5"; with the year unless it's this one. */
export function dayInWords(iso: string): string {
  return iso.slice(0, 4) === today().slice(0, 4) ? dayName(iso) : fullDate(iso);
}

/** Today in Texas, in ISO form. */
export function today(): string {
  return texasDate(Date.now());
}

/** "November 27, 2026", today in Texas. */
export function todayInWords(): string {
  return longDate(today()) ?? '';
}

/** The day of an hour such as "2026-11-27T06:00", in the same form; today if it has none. */
export function dayOfHour(hour = ''): string {
  return longDate(hour.split('T')[0] ?? '') ?? todayInWords();
}

/** The day that many days after today in Texas, in ISO form. */
export function daysFromNow(days: number): string {
  return dayText(texasDay(Date.now()) + days);
}

/** Days from today to the next Sunday; 7 on a Sunday. */
export function daysToSunday(): number {
  return 7 - weekday(texasDay(Date.now()));
}

/** "just now", "5 minutes ago", "Thursday, November 26, 2:10 PM". */
export function ago(time: number): string {
  const minutes = Math.round((Date.now() - time) / 60_000);
  if (minutes < 1) return 'just now';
  if (minutes < 60) return minutes === 1 ? '1 minute ago' : `${minutes} minutes ago`;
  return new Date(time).toLocaleString('en-US', {
    ...{ weekday: 'long', month: 'long', day: 'numeric' },
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'America/Chicago' },
  });
}

/** "Thursday, November 26", in Texas. */
export function dateOf(time: number): string {
  return dayName(texasDate(time));
}

/** "Ruth, 5 minutes ago"; files saved by hand are "In the files, 5 minutes ago". */
export function byWhom(author: string, time: number): string {
  return `${author === 'folder' ? 'In the files' : author}, ${ago(time)}`;
}
