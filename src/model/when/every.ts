import { monthNumber, weekdayNumber } from '../day/calendar-names.ts';
import type { Every, Week } from './schedule.ts';

const WEEKS: ReadonlyMap<string, Week> = new Map<string, Week>([
  ['first', 1],
  ['second', 2],
  ['third', 3],
  ['fourth', 4],
  ['last', 'last'],
]);

const ALL_MONTHS: readonly number[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

/**
 * What "first Saturday", "last Monday", "Friday" or "July 4" means; undefined for any other text.
 * The month may lack the day, as in "February 30".
 */
export function readEvery(text: string): Every | undefined {
  const [first = '', second, ...others] = text.trim().split(/\s+/u);
  if (others.length > 0) return undefined;
  return second === undefined
    ? weekdayIn('every', first)
    : (dayOfYear(first, second) ?? weekdayIn(WEEKS.get(first.toLowerCase()), second));
}

function dayOfYear(name: string, day: string): Every | undefined {
  const month = monthNumber(name);
  return month === undefined || !/^\d{1,2}$/.test(day) ? undefined : { month, day: Number(day) };
}

function weekdayIn(week: Week | undefined, name: string): Every | undefined {
  const weekday = weekdayNumber(name);
  return week === undefined || weekday === undefined ? undefined : { weekday, week };
}

/**
 * The months, from 1 to 12, of one month ("June") or a range ("March-May", "November-February");
 * undefined for any other text.
 */
export function readMonths(text: string): readonly number[] | undefined {
  const [from = '', to = from, ...others] = text.split(/[-–]/u).map((name) => name.trim());
  const first = monthNumber(from);
  const last = monthNumber(to);
  if (first === undefined || last === undefined || others.length > 0) return undefined;
  return ALL_MONTHS.filter((month) =>
    first <= last ? month >= first && month <= last : month >= first || month <= last,
  );
}

/** All months of the texts, in order; every month if there are no texts. */
export function readAllMonths(texts: readonly string[] | undefined): readonly number[] {
  const chosen = new Set(texts?.flatMap((text) => readMonths(text) ?? []));
  return texts === undefined ? ALL_MONTHS : ALL_MONTHS.filter((month) => chosen.has(month));
}
