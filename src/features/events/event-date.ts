import { monthNumber } from '../../model/day/calendar-names.ts';
import { mostDaysInMonth } from '../../model/day/civil-day.ts';

export interface EventDateBox {
  /**
   * The word that names the month, as written, such as "Mar" or "March"; the first word if none
   * does.
   */
  month: string;
  /** "15", "15-17", "15/16", or empty; never "undefined". */
  day: string;
}

/**
 * The two parts of an event's date text, whichever comes first (decision 5): the word that names a
 * month is the month, the number is the day. A range within the month stays a range; for a range
 * across two months, the first month and day are shown (decision 27). A day that the month doesn't
 * have is left out. If no word names a month, the order decides: the first word is the month, the
 * second the day.
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

/**
 * True if no word names a month, which leaves a reader unable to tell month from day; the content
 * check rejects such a date.
 */
export function isAmbiguousEventDate(date: string): boolean {
  return !dateParts(date).some(namesMonth);
}

/**
 * The number in a date that its month doesn't have: "0" in "Mar 0", "30" in "Feb 27-30". Undefined
 * if there isn't one.
 */
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

/**
 * Words, numbers, and the dashes and slashes between them, for which words may stand: "15 to 17",
 * "15 & 16". A dot ends a part, except between digits as in "10.30".
 */
function dateParts(date: string): string[] {
  return date
    .replace(HOURS, ' ')
    .replace(LIST_COMMA, '/')
    .split(/[\s,]|(?<!\d)\.|\.(?!\d)|([-–—/&+])/u)
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

/**
 * The day numbers of the month, without ordinal endings, and the mark between them; empty if
 * missing. A year isn't a day.
 */
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
