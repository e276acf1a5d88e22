import { MONTHS, WEEKDAYS } from '../day/calendar-names.ts';
import { mostDaysInMonth } from '../day/civil-day.ts';
import { clockTime } from '../day/clock-time.ts';
import type { Hours, OpenRule, Season, WeekdayRange } from './open-rule.ts';

/** "Tuesday-Thursday 10 AM-4 PM; Friday, Saturday 10 AM-6 PM; December 25 closed". */
export function openInWords(rules: readonly OpenRule[]): string {
  return rules.map(ruleInWords).join('; ');
}

function ruleInWords({ seasons, weekdays, hours }: OpenRule): string {
  const season = seasons.map(seasonInWords).join(', ');
  const days = weekdays.map(weekdaysInWords).join(', ');
  const when = season === '' ? days || 'Daily' : days === '' ? season : `${season}, ${days}`;
  return `${when} ${hours.length === 0 ? 'closed' : openHoursInWords(hours)}`;
}

/** "11 AM-2 PM, 5 PM-midnight", "8 AM-sunset". */
export function openHoursInWords(hours: readonly Hours[]): string {
  return hours
    .map(({ from, to }) => {
      if (from === 0 && to === 24 * 60) return 'all day';
      return `${timeInWords(from)}-${timeInWords(to)}`;
    })
    .join(', ');
}

/** A time in words: "6 PM", "noon", "midnight"; past 24:00, the time of the next day. */
export function timeInWords(time: Hours['from' | 'to']): string {
  if (typeof time === 'string') return time;
  const minutes = time % (24 * 60);
  if (minutes === 0) return 'midnight';
  return minutes === 12 * 60 ? 'noon' : clockTime(minutes);
}

function weekdaysInWords({ from, to, isLast }: WeekdayRange): string {
  const days = range(WEEKDAYS[from], WEEKDAYS[to]);
  return isLast ? `last ${days} of the month` : days;
}

function seasonInWords({ from, to }: Season): string {
  const isWhole = from % 100 === 1 && to % 100 === mostDaysInMonth(Math.floor(to / 100));
  return range(dayName(from, isWhole), dayName(to, isWhole));
}

function dayName(day: number, isMonth: boolean): string {
  const month = MONTHS[Math.floor(day / 100) - 1] ?? '';
  return isMonth ? month : `${month} ${day % 100}`;
}

function range(from = '', to = ''): string {
  return from === to ? from : `${from}-${to}`;
}
