import { MONTHS, monthNumber, WEEKDAYS, weekdayNumber } from '../../day/calendar-names.ts';
import { parseDay, weekday } from '../../day/civil-day.ts';

/** Days as written, each span with its first and last day as YYYY-MM-DD. */
export interface WrittenDays {
  spans: { from: string; to: string }[];
  problem?: string | undefined;
}

/** A day in a text, with what joins it to the one before: "-" for a range, "," for another day. */
interface WrittenDay {
  month: number | undefined;
  day: number;
  year: number | undefined;
  /** True if a later day carries the year. */
  isYearLater?: boolean;
  weekday: number | undefined;
  mark: '-' | ',' | undefined;
}

const JOINING: ReadonlyMap<string, '-' | ','> = new Map([
  ...['-', 'to', 'through', 'thru', 'until', 'till'].map((word) => [word, '-'] as const),
  ...[',', '/', 'and', '&', '+'].map((word) => [word, ','] as const),
]);

const FILLERS: ReadonlySet<string> = new Set(['of', 'the', 'on', 'from']);

/** In characters; longer text isn't parsed. */
export const LONGEST_WORDS = 200;

/** The days of "Dec 5-7, 2026", "12/5/2026" or "June 5, 12 and 19, 2026"; else undefined. */
export function readDays(text: string): WrittenDays | undefined {
  const days = text.length > LONGEST_WORDS ? [] : (daysIn(inNames(text)) ?? []);
  if (days.length === 0) return undefined;
  const spans: WrittenDays['spans'] = [];
  let problem: string | undefined;
  const dated = isoTexts(days);
  for (const [index, one] of days.entries()) {
    const day = dated[index];
    if (day === undefined) return undefined;
    problem ??= dayProblem(day, one);
    const last = spans.at(-1);
    if (one.mark !== '-' || !last) {
      spans.push({ from: day, to: day });
      continue;
    }
    if (last.to !== last.from) return undefined;
    if (day < last.from) problem ??= `ends on ${day}, before it starts; correct one of the days`;
    last.to = day;
  }
  return { spans, problem };
}

/** In "Dec 19, 26 and Jan 2, 2027", the December days are in 2026. */
function isoTexts(days: readonly WrittenDay[]): (string | undefined)[] {
  const texts = days.map(isoText);
  for (let at = texts.length - 2; at >= 0; at -= 1) {
    const [text, next] = texts.slice(at);
    if (!text || !next || !days[at]?.isYearLater) continue;
    const isBefore = text.slice(5, 7) > next.slice(5, 7);
    texts[at] = `${Number(next.slice(0, 4)) - (isBefore ? 1 : 0)}${text.slice(4)}`;
  }
  return texts;
}

function isoText({ year, month, day }: WrittenDay): string | undefined {
  if (year === undefined || month === undefined) return undefined;
  return [year, month, day].map((part) => String(part).padStart(2, '0')).join('-');
}

function dayProblem(day: string, { weekday: named }: WrittenDay): string | undefined {
  const at = parseDay(day);
  if (at === undefined)
    return 'is a day that the calendar does not have, or not between 1900 and 2199; correct it';
  const real = weekday(at);
  return named === undefined || named === real
    ? undefined
    : `says ${WEEKDAYS[named]}, but ${day} is a ${WEEKDAYS[real]}; correct one of them`;
}

/** Rewrites numeric days, such as 12/5/2026 and 2026-12-05, as "December 5 2026". */
function inNames(text: string): string {
  const named = (month = '', day = '', year = '') =>
    ` ${MONTHS[Number(month) - 1]} ${day} ${year.length === 2 ? `20${year}` : year} `;
  return text
    .replace(/[–—]/gu, '-')
    .replace(/\b(\d{1,2})([/-])(\d{1,2})\2(\d{4}|\d{2})\b/gu, (_, month, __, day, year) =>
      named(month, day, year),
    )
    .replace(/\b(\d{4})([/-])(\d{1,2})\2(\d{1,2})\b/gu, (_, year, __, month, day) =>
      named(month, day, year),
    )
    .replace(/\b(\d{1,2})-([a-z]+)-(\d{4})\b/giu, '$1 $2 $3')
    .toLowerCase();
}

/** The days in order; undefined if any word or number doesn't fit. */
function daysIn(text: string): WrittenDay[] | undefined {
  const days: WrittenDay[] = [];
  let mark: WrittenDay['mark'];
  let month: number | undefined;
  /** Weekdays without a day so far: those of "Fri-Sun, Dec 4-6". */
  const named: (number | undefined)[] = [];
  /** True after a month without a day so far. */
  let isOpen = false;
  for (const [token] of text.matchAll(/[a-z]+|\d+(?:st|nd|rd|th)?\b|[^\s.]/gu)) {
    const joining = JOINING.get(token);
    const last = days.at(-1);
    if (FILLERS.has(token)) continue;
    if (joining) mark = mark === '-' ? mark : joining;
    else if (monthNumber(token)) {
      month = monthNumber(token);
      isOpen = mark !== undefined || days.every((one) => one.month !== undefined);
      if (!isOpen) for (const one of days) one.month ??= month;
    } else if (weekdayNumber(token) !== undefined) named.push(weekdayNumber(token));
    else if (/^\d{4}$/u.test(token) && last && !isOpen) {
      for (const one of days)
        if (one.year === undefined)
          Object.assign(one, { year: Number(token), isYearLater: one !== last });
      mark = undefined;
    } else if (/^\d{1,2}(?!\d)/u.test(token) && (mark || !last)) {
      const day = Number.parseInt(token, 10);
      days.push({ month, day, year: undefined, weekday: named.shift(), mark });
      mark = undefined;
      isOpen = false;
    } else return undefined;
  }
  return mark === undefined && named.length === 0 && !isOpen ? days : undefined;
}
