import { monthNumber, weekdayNumber } from '../../model/day/calendar-names.ts';
import { type CivilDay, dayText, parseDay } from '../../model/day/civil-day.ts';

/** The hour after a date: "T09:00:00Z", " at 9:30 a.m. CST". It isn't read, only the day counts. */
const HOUR =
  /(?:[T\s]|,?\s+(?:at\s+)?)\d{1,2}(?::\d{2}){0,2}(?:\.\d+)?\s*(?:[ap]\.?m\.?)?\s*(?:Z|[+-]\d{2}:?\d{2}|[CE]?[SD]?T)?$/iu;

const NUMBERS = /^(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})$/u;
const YEAR_FIRST = /^(\d{4})([/-])(\d{1,2})\2(\d{1,2})$/u;
const MONTH_FIRST = /^([a-z]+)\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,\s*|\s+)(\d{4})$/iu;
const DAY_FIRST = /^(\d{1,2})(?:st|nd|rd|th)?[\s-]+(?:of\s+)?([a-z]+)\.?(?:,\s*|[\s-]+)(\d{4})$/iu;

/**
 * The ISO date that `publishedAt` states (decision 24), in the common American forms; by the text
 * alone, so that no time zone can shift it.
 */
export function publishedIsoDate(publishedAt: string): string | undefined {
  const text = withoutWeekday(publishedAt.trim());
  const iso = isoDate(text) ?? isoDate(text.replace(HOUR, ''));
  return iso === undefined || parseDay(iso) === undefined ? undefined : iso;
}

function isoDate(text: string): string | undefined {
  const [, month, , date, century] = NUMBERS.exec(text) ?? [];
  if (month && date && century)
    return inDigits(century.length === 2 ? `20${century}` : century, Number(month), date);
  const [, year, , monthOfYear, dayOfYear] = YEAR_FIRST.exec(text) ?? [];
  if (year && monthOfYear && dayOfYear) return inDigits(year, Number(monthOfYear), dayOfYear);
  const [, name, day, ofYear] = MONTH_FIRST.exec(text) ?? [];
  if (name && day && ofYear) return inDigits(ofYear, monthNumber(name), day);
  const [, first, word, last] = DAY_FIRST.exec(text) ?? [];
  return first && word && last ? inDigits(last, monthNumber(word), first) : undefined;
}

function inDigits(year: string, month: number | undefined, day: string): string {
  return `${year}-${String(month ?? 0).padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** "January 12, 2027" for "Tuesday, January 12, 2027". */
function withoutWeekday(text: string): string {
  const [, word = '', rest = ''] = /^([a-z]+)\.?,?\s+(.+)$/iu.exec(text) ?? [];
  return weekdayNumber(word) === undefined ? text : rest;
}

/** The later of the dates of a post's publication and of its last review, if it states one. */
export function updatedIsoDate({
  publishedAt,
  reviewed,
}: {
  publishedAt: string;
  reviewed?: string | undefined;
}): string | undefined {
  return [publishedIsoDate(publishedAt), reviewed]
    .filter((date) => date !== undefined)
    .sort()
    .at(-1);
}

/** True if a post published then waits for a later day (decision 28); without a date, it doesn't. */
export function waits(publishedAt: string, day: CivilDay): boolean {
  const published = publishedIsoDate(publishedAt);
  return published !== undefined && published > dayText(day);
}
