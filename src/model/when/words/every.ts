import { weekdayNumber } from '../../day/calendar-names.ts';
import type { Every, Week } from '../shapes/schedule.ts';
import { holidayRule } from './holidays.ts';
import { readMonths } from './months.ts';
import { type NamedDays, plainEvery, weekOf } from './plain.ts';

const NUMBERS: ReadonlyMap<string, number> = new Map(
  'one two three four five six seven'.split(' ').map((word, index) => [word, index + 1]),
);

const ALL: readonly number[] = [0, 1, 2, 3, 4, 5, 6];

const GROUPS: ReadonlyMap<string, readonly number[]> = new Map([
  ['day', ALL],
  ['daily', ALL],
  ['weekdays', [1, 2, 3, 4, 5]],
  ['weekend', [6]],
  ['weekends', [6]],
]);

/** In characters; longer text isn't parsed. */
const MOST = 100;

/** Lowercases, and unifies what means the same: "1st & 3rd Sat." becomes "1st and 3rd sat". */
function plainWords(text: string): string {
  return text.length > MOST
    ? ''
    : text
        .toLowerCase()
        .replace(/['’‘.]/gu, '')
        .replace(/[–—]/gu, '-')
        .replace(/,\s*(?:and\b|&)?|[&+]/gu, ' and ')
        .replace(/\s*(?:-|\b(?:to|through|thru)\b)\s*/gu, '-')
        .replace(/\s+/gu, ' ')
        .trim();
}

/** What "first Saturday", "July 4" or "Saturday before Easter" means; the day may not exist. */
export function readEvery(text: string): NamedDays | undefined {
  const [, every, words = ''] =
    /^(?:on )?(?:the )?((?:every|each|all(?! day\b)) )?(?:the )?(.*)$/u.exec(plainWords(text)) ??
    [];
  const named =
    besides(words) ?? longWeekend(words) ?? holiday(words) ?? dayOfYear(words) ?? weekly(words);
  return every && named ? { ...named, isOne: false } : named;
}

/** "day after Thanksgiving", "2 days before Easter", "Saturday before Christmas". */
function besides(words: string): NamedDays | undefined {
  const [, what = '', side, of = ''] = /^(.+?) (after|before) (.+)$/u.exec(words) ?? [];
  const base = side === undefined ? undefined : readEvery(of);
  if (base?.lasts !== 1) return undefined;
  const later = side === 'after' ? 1 : -1;
  const weekday = weekdayNumber(what);
  if (weekday !== undefined && 'month' in base.every && base.shift === 0)
    return besideDate(base, weekday, later);
  const days = daysAway(what, base, later);
  return days === undefined ? undefined : { ...base, shift: base.shift + later * days };
}

/** The first given weekday after a day of the year, or the last one before it. */
function besideDate(base: NamedDays, weekday: number, later: 1 | -1): NamedDays {
  return later === 1
    ? { ...base, every: { ...base.every, weekday }, shift: 7 }
    : { ...base, every: { ...base.every, weekday: (weekday + 1) % 7 }, shift: -1 };
}

function daysAway(what: string, { every, shift }: NamedDays, later: 1 | -1): number | undefined {
  const weekday = weekdayNumber(what);
  const [own] = weekdaysOf(every);
  if (weekday !== undefined && own !== undefined)
    return (later * (weekday - own - shift) + 70) % 7 || 7;
  const [, count] = /^(\w+ )?days?$/u.exec(what) ?? [undefined, 'none'];
  const number = count === undefined ? 1 : (NUMBERS.get(count.trim()) ?? Number(count));
  return number >= 1 && number <= 60 ? number : undefined;
}

/** The weekday on which it always falls; empty if there's none. */
function weekdaysOf(every: Every): readonly number[] {
  if ('easter' in every) return [0];
  return 'weekdays' in every && every.weekdays.length === 1 ? every.weekdays : [];
}

/** "Memorial Day weekend" is Saturday to Monday. Other holiday weekends are ambiguous. */
function longWeekend(words: string): NamedDays | undefined {
  const [, name] = /^(.+) weekend$/u.exec(words) ?? [];
  const base = name === undefined ? undefined : holiday(name);
  const isMonday = base?.shift === 0 && weekdaysOf(base.every)[0] === 1;
  return base && isMonday ? { ...base, shift: -2, lasts: 3 } : undefined;
}

function holiday(words: string): NamedDays | undefined {
  if (words === 'easter') return { every: { easter: true }, shift: 0, lasts: 1 };
  const rule = holidayRule(words);
  return rule === undefined ? undefined : readEvery(`every ${rule}`);
}

/** "July 4", "July 4th", "4th of July". */
function dayOfYear(words: string): NamedDays | undefined {
  const [, day, month] = /^(\d{1,2})(?:st|nd|rd|th)?(?: of)? ([a-z]+)$/u.exec(words) ?? [];
  return plainEvery(
    month ? `${month} ${day}` : words.replace(/(?<=^[a-z]+ \d+)(?:st|nd|rd|th)$/u, ''),
  );
}

/** Words that add nothing to ordinals, weekdays and months. */
const FILLERS: ReadonlySet<string> = new Set(
  'and the of in on from during a each every month monthly weekly nights evenings mornings'.split(
    ' ',
  ),
);

/** "first Saturday", "1st and 3rd Sat of each month", "Fridays and Saturdays in July and August". */
function weekly(words: string): NamedDays | undefined {
  const parts = words.split(' ').filter((word) => !FILLERS.has(word));
  const groups = parts.filter((word) => GROUPS.has(word));
  const weeks = beginning(parts, weekNamed);
  const named = beginning(parts, weekdaysNamed);
  const weekdays = named.flat();
  const months = beginning(parts, readMonths).flat();
  if (weekdays.length === 0 || parts.length > 0 || (weeks.length > 0 && /\bweekly\b/u.test(words)))
    return undefined;
  // "First day of the month" isn't a weekday; "Fridays and weekends" would have two lengths.
  const isAlone = named.length === 1 || groups.every((word) => word === 'weekdays');
  if (!isAlone || (weeks.length > 0 && groups.length > 0)) return undefined;
  return {
    every: { weekdays, weeks: weeks.length === 0 ? ['every'] : weeks },
    ...(months.length > 0 && { months }),
    shift: 0,
    lasts: /\bweekends?\b/u.test(words) ? 2 : 1,
    isOne:
      weeks.length === 0 &&
      !/days\b|weekends|nights|evenings|mornings|daily|weekly|monthly/u.test(words),
  };
}

/** Removes and returns the leading words that have a meaning. */
function beginning<Meaning>(
  words: string[],
  meaningOf: (word: string) => Meaning | undefined,
): Meaning[] {
  const meanings: Meaning[] = [];
  for (let [word] = words; word !== undefined; [word] = words) {
    const meaning = meaningOf(word);
    if (meaning === undefined) break;
    meanings.push(meaning);
    words.shift();
  }
  return meanings;
}

function weekNamed(word: string): Week | undefined {
  const [, digit] = /^([1-5])(?:st|nd|rd|th)$/u.exec(word) ?? [];
  return digit === undefined ? weekOf(word) : (Number(digit) as Week);
}

/** The weekdays of "Sat", "Saturdays" or "weekdays"; a weekend begins on Saturday. */
function weekdaysNamed(word: string): readonly number[] | undefined {
  const weekday = weekdayNumber(word.replace(/(?<=day)s$/u, ''));
  return weekday === undefined ? GROUPS.get(word) : [weekday];
}
