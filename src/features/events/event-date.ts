import { monthNumber } from '../../model/day/calendar-names.ts';
import { mostDaysInMonth } from '../../model/day/civil-day.ts';

export interface EventDateBox {
  /** The word that names the month, such as "Mar"; the first word if none does. */
  month: string;
  /** "15", "15-17", "15/16", or empty; never "undefined". */
  day: string;
}

/**
 * The parts of a date text (decisions 5 and 27): the word that names a month, and the number or
 * range. Of a range across months, the first; a day the month lacks is left out. Without a month,
 * the first word, then the second.
 */
export function eventDateBox(date: string): EventDateBox {
  const parts = dateParts(date);
  const month = parts.find(namesMonth);
  if (month === undefined) {
    const [first = '', second = ''] = date.split(/[\s,]+/u).filter((word) => word !== '');
    return { month: first, day: second };
  }
  const { first, mark, last } = dayNumbers(parts, month);
  if (!hasDay(month, first)) return { month, day: '' };
  const isRange = hasDay(month, last) && Number(last) > Number(first);
  return { month, day: isRange ? `${first}${mark}${last}` : first };
}

/** True if no word names a month; the content check rejects such a date. */
export function isAmbiguousEventDate(date: string): boolean {
  return !dateParts(date).some(namesMonth);
}

/** The number that its month doesn't have: "0" in "Mar 0", "30" in "Feb 27-30"; else undefined. */
export function impossibleDay(date: string): string | undefined {
  const parts = dateParts(date);
  const month = parts.find(namesMonth);
  if (month === undefined) return undefined;
  const { first, last } = dayNumbers(parts, month);
  return [first, last].find((day) => day !== '' && !hasDay(month, day));
}

/** "6 pm", "6:30-8 p.m.": no day is among them. */
const HOURS = /\b\d{1,2}(?::\d{2})?(?:[-–—]\d{1,2}(?::\d{2})?)?\s*[ap]\.?m\b\.?/giu;

/** The comma of "15, 16". */
const LIST_COMMA = /(?<=\d(?:st|nd|rd|th)?),\s*(?:(?:and|&)\s*)?(?=\d{1,2}(?:\D|$))/giu;

/** Words, numbers, and dashes, slashes or words between them. A dot or colon ends a part, not in "10.30". */
function dateParts(date: string): string[] {
  return date
    .replace(HOURS, ' ')
    .replace(LIST_COMMA, '/')
    .split(/[\s,]|(?<!\d)\.|[.:](?!\d)|([-–—/&+])/u)
    .filter((part) => part)
    .map((part) => {
      if (/^(?:to|through|thru|until)$/iu.test(part)) return '-';
      return /^(?:and|[&+])$/iu.test(part) ? '/' : part;
    });
}

/** How many days of its first month a date names. */
export function daysNamed(date: string): number {
  const parts = dateParts(date);
  const month = monthNumber(parts.find(namesMonth) ?? '');
  const others = parts.filter((part) => monthNumber(part) !== month);
  const end = others.findIndex(namesMonth);
  return (end === -1 ? others : others.slice(0, end)).filter(dayNumber).length;
}

/** Words that say no day. */
const WORDLESS = /^(?:of|the|on|to|through|thru|until|and)$/u;

/** True if a word or number of the date isn't in its box: a weekday, an hour, a year, another month. */
export function boxDropsAny(date: string): boolean {
  const { month, day } = eventDateBox(date);
  const shown = new Set(tokensOf(`${month} ${day}`));
  return tokensOf(date).some((token) => !shown.has(token) && !WORDLESS.test(token));
}

function tokensOf(text: string): string[] {
  const words = text.toLowerCase().replace(/(?<=\d)(?:st|nd|rd|th)\b/gu, '');
  return words.match(/[\p{L}\p{N}]+/gu) ?? [];
}

function namesMonth(word: string): boolean {
  return monthNumber(word) !== undefined;
}

/** True if the month, given by its name, has the day. The year is never guessed: February has 29. */
function hasDay(month: string, day: string): boolean {
  return Number(day) >= 1 && Number(day) <= mostDaysInMonth(monthNumber(month) ?? 0);
}

/** The numbers of days, without endings and years, and the mark between them. */
function dayNumbers(
  parts: readonly string[],
  month: string,
): { first: string; mark: string; last: string } {
  const number = monthNumber(month);
  const others = parts.filter((part) => monthNumber(part) !== number);
  const nextMonthAt = others.findIndex(namesMonth);
  const own = nextMonthAt === -1 ? others : others.slice(0, nextMonthAt);
  const firstAt = own.findIndex(dayNumber);
  const [first = '', mark = '', last = ''] = firstAt === -1 ? [] : own.slice(firstAt, firstAt + 3);
  const isRange = nextMonthAt === -1 && /^[-–—/]$/u.test(mark);
  return {
    first: dayNumber(first),
    mark: mark === '/' ? '/' : '-',
    last: isRange ? dayNumber(last) : '',
  };
}

function dayNumber(part: string): string {
  return /^(\d{1,2})(?:st|nd|rd|th)?$/iu.exec(part)?.[1] ?? '';
}
