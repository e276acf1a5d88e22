import { monthNumber } from '../../model/day/calendar-names.ts';
import { mostDaysInMonth } from '../../model/day/civil-day.ts';

export interface EventDateBox {
  /** The word that names the month, such as "Mar", or else the first word. */
  month: string;
  /** "15", "15-17", "15/16", or empty. */
  day: string;
}

/**
 * The parts of a date text (decisions 5 and 27): the word that names a month, and the day or range. A
 * range across months shows its start; days that the month lacks are dropped. Without a month, the first
 * two words.
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

/** True if no word names a month; the content check rejects such dates. */
export function isAmbiguousEventDate(date: string): boolean {
  return !dateParts(date).some(namesMonth);
}

/** A day that its month lacks: "0" in "Mar 0", "30" in "Feb 27-30"; otherwise undefined. */
export function impossibleDay(date: string): string | undefined {
  const parts = dateParts(date);
  const month = parts.find(namesMonth);
  if (month === undefined) return undefined;
  const { first, last } = dayNumbers(parts, month);
  return [first, last].find((day) => day !== '' && !hasDay(month, day));
}

/** "6 pm", "6:30-8 p.m.": removed, because these numbers aren't days. */
const HOURS = /\b\d{1,2}(?::\d{2})?(?:[-–—]\d{1,2}(?::\d{2})?)?\s*[ap]\.?m\b\.?/giu;

const LIST_COMMA = /(?<=\d(?:st|nd|rd|th)?),\s*(?:(?:and|&)\s*)?(?=\d{1,2}(?:\D|$))/giu;

/** Splits into words, numbers and separators. A dot or colon ends a part, except in numbers like "10.30". */
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

const WORDLESS = /^(?:of|the|on|to|through|thru|until|and)$/u;

/** True if the box leaves out part of the date: a weekday, an hour, a year, another month. */
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

/** True if the named month has that day. The year is unknown, so February has 29. */
function hasDay(month: string, day: string): boolean {
  return Number(day) >= 1 && Number(day) <= mostDaysInMonth(monthNumber(month) ?? 0);
}

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
