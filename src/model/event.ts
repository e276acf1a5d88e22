import type { z } from 'zod';
import type { eventSchema } from './event-schema.ts';

/** An event, as the API sends it (specification section 3). */
export type Event = Omit<z.infer<typeof eventSchema>, 'featured'>;

/** The categories that the specification knows (section 3). */
export const EVENT_CATEGORIES: readonly string[] = ['Festival', 'Outdoor', 'Music', 'Food', 'Culture', 'Holiday'];

export interface EventDateBox {
  /** The word that names the month as it is written, "Mar" or "March"; the first word where none does. */
  month: string;
  /** "15", "15-17", or empty; never "undefined". */
  day: string;
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
];

/**
 * The two parts of an event's date text, whichever comes first (decision 5): the word that names a month is the month,
 * the number is the day. Where no word names a month, position decides: first word month, second word day.
 */
export function eventDateBox(date: string): EventDateBox {
  const words = dateWords(date);
  const monthAt = words.findIndex(namesMonth);
  if (monthAt === -1) return { month: words[0] ?? '', day: words[1] ?? '' };
  const day = dayText(words.filter((_, index) => index !== monthAt));
  return { month: words[monthAt]?.replace(/\.$/u, '') ?? '', day };
}

/** True where no word names a month, so that a reader could not tell month from day: the content check refuses it. */
export function isAmbiguousEventDate(date: string): boolean {
  return !dateWords(date).some(namesMonth);
}

function dateWords(date: string): string[] {
  return date.split(/[\s,]+/u).filter((word) => word !== '');
}

/** True for a month's English name or a beginning of it of three letters or more: "Mar", "Sept." */
function namesMonth(word: string): boolean {
  const letters = word.replace(/\.$/u, '').toLowerCase();
  return letters.length >= 3 && MONTHS.some((name) => name.startsWith(letters));
}

const DAY = /^(\d{1,2})(?:st|nd|rd|th)?(?:[-–—](\d{1,2})(?:st|nd|rd|th)?)?$/iu;

/** The first day or range of days, without ordinal endings. "15 - 17" is read like "15-17". A year is no day. */
function dayText(words: string[]): string {
  const joined = words.join(' ').replace(/(\d(?:st|nd|rd|th)?)\s*[-–—]\s*(?=\d)/giu, '$1-');
  for (const word of joined.split(' ')) {
    const match = DAY.exec(word);
    if (match) return match[2] ? `${match[1]}-${match[2]}` : (match[1] ?? '');
  }
  return '';
}
