import { parseDay } from '../../model/day/civil-day.ts';
import { dayName, fullDate } from '../../model/day/day-in-words.ts';
import { hourInWords } from '../../model/day/hour-in-words.ts';
import { texasDate } from '../../model/day/texas-day.ts';
import { clockChange, texasTime } from '../../model/day/texas-time.ts';

/** In milliseconds; less late than this is on time. */
const ON_TIME = 120_000;

/** True for an hour such as "2026-12-05T06:00" on a day that the calendar has. */
export function isHour(text: string): boolean {
  return /^.{10}T(?:[01]\d|2[0-3]):[0-5]\d$/.test(text) && dayIn(text) !== undefined;
}

/** Milliseconds since 1970 of an hour in Texas: of a repeated one, the first; a skipped one is later. */
export function instantOf(hour: string): number {
  return Date.parse(texasTime(dayIn(hour) ?? Number.NaN, hour.slice(11)));
}

/** What a clock in Texas shows: "2026-12-05T06:00". */
export function hourAt(instant: number): string {
  const time = new Date(instant).toLocaleTimeString('en-GB', {
    ...{ timeZone: 'America/Chicago', hour: '2-digit', minute: '2-digit' },
  });
  return `${texasDate(instant)}T${time}`;
}

/** "Saturday, December 5, 6 AM"; with the year, unless it's that of `now`. */
export function inWords(hour: string, now: number): string {
  const day = hour.slice(0, 10);
  const isThisYear = day.slice(0, 4) === texasDate(now).slice(0, 4);
  return `${isThisYear ? dayName(day) : fullDate(day)}, ${hourInWords(hour.slice(11))}`;
}

/** A note on an hour that clocks skip or repeat; undefined for all others. */
export function clockNote(hour: string): string | undefined {
  const time = hour.slice(11);
  const change = clockChange(dayIn(hour) ?? Number.NaN);
  const says = hourInWords(time);
  if (change === 'forward' && time.startsWith('02'))
    return `Clocks go from 2 AM to 3 AM that night, so there is no ${says}. It goes live at ${hourInWords(hourAt(instantOf(hour)).slice(11))}.`;
  if (change === 'back' && time.startsWith('01'))
    return `Clocks go from 2 AM back to 1 AM that night, so ${says} comes twice. It goes live the first time.`;
  return undefined;
}

/** What the diary adds: "as planned", or "published at 9:12 AM instead of 6 AM". */
export function remarkOf(hour: string, now: number): string {
  if (now < instantOf(hour)) return 'earlier than planned';
  if (now - instantOf(hour) < ON_TIME) return 'as planned';
  const done = hourAt(now);
  return done.slice(0, 10) === hour.slice(0, 10)
    ? `published at ${hourInWords(done.slice(11))} instead of ${hourInWords(hour.slice(11))}`
    : `published on ${inWords(done, now)} instead of ${inWords(hour, now)}`;
}

function dayIn(hour: string) {
  return parseDay(hour.slice(0, 10));
}
