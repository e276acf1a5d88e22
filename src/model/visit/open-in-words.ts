import { MONTHS, WEEKDAYS } from '../day/calendar-names.ts';
import { mostDaysInMonth } from '../day/civil-day.ts';
import { hourInWords } from '../day/hour-in-words.ts';
import type { OpenRule, Season, Span, WeekdayRange } from './open-rule.ts';

/** "Tuesday-Thursday 10 AM-4 PM; Friday, Saturday 10 AM-6 PM; December 25 closed". */
export function openInWords(rules: readonly OpenRule[]): string {
  return rules.map(ruleInWords).join('; ');
}

function ruleInWords({ seasons, weekdays, spans }: OpenRule): string {
  const season = seasons.map(seasonInWords).join(', ');
  const days = weekdays.map(weekdaysInWords).join(', ');
  const hours = spans.length === 0 ? 'closed' : spansInWords(spans);
  const when = season === '' ? days || 'Daily' : days === '' ? season : `${season}, ${days}`;
  return `${when} ${hours}`;
}

/** "11 AM-2 PM, 5 PM-midnight". */
export function spansInWords(spans: readonly Span[]): string {
  return spans.map(spanInWords).join(', ');
}

function spanInWords({ from, to }: Span): string {
  if (from === 0 && to === 24 * 60) return 'all day';
  return `${clock(from)}-${clock(to % (24 * 60))}`;
}

function clock(minutes: number): string {
  if (minutes === 0) return 'midnight';
  if (minutes === 12 * 60) return 'noon';
  const padded = (value: number) => String(value).padStart(2, '0');
  return hourInWords(`${padded(Math.floor(minutes / 60))}:${padded(minutes % 60)}`);
}

function weekdaysInWords({ from, to }: WeekdayRange): string {
  return range(WEEKDAYS[from], WEEKDAYS[to]);
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
