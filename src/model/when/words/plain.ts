import { monthNumber, weekdayNumber } from '../../day/calendar-names.ts';
import type { Every, Week } from '../shapes/schedule.ts';

export interface NamedDays {
  every: Every;
  months?: readonly number[];
  shift: number;
  lasts: number;
  /** True if the words may mean a single day: "Saturday", "July 4". */
  isOne?: boolean;
}

const WEEKS: readonly string[] = ['', 'first', 'second', 'third', 'fourth', 'fifth'];

/** What "first" to "fifth" or "last" means; undefined for another word. */
export function weekOf(word: string): Week | undefined {
  const number = WEEKS.indexOf(word);
  return word === 'last' ? word : number > 0 ? (number as Week) : undefined;
}

/** "first", "last"; empty for every week. */
export function weekInWords(week: Week): string {
  if (typeof week === 'number') return WEEKS[week] ?? '';
  return week === 'last' ? week : '';
}

/** What "first Saturday", "Friday" or "July 4" means. Browsers load no parser for other words. */
export function plainEvery(text: string): NamedDays | undefined {
  const [first = '', second = first, ...others] = text.trim().toLowerCase().split(/\s+/u);
  const month = monthNumber(first);
  const weekday = weekdayNumber(second);
  const week = second === first ? 'every' : weekOf(first);
  if (others.length > 0) return undefined;
  if (month !== undefined && /^\d{1,2}$/.test(second))
    return { every: { month, day: Number(second) }, shift: 0, lasts: 1, isOne: true };
  return week === undefined || weekday === undefined
    ? undefined
    : {
        every: { weekdays: [weekday], weeks: [week] },
        shift: 0,
        lasts: 1,
        isOne: week === 'every',
      };
}
