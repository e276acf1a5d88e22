import { MONTHS, monthNumber, weekdayNumber } from '../../model/day/calendar-names.ts';
import {
  type CivilDay,
  dayOf,
  dayParts,
  daysInMonth,
  weekdayFrom,
} from '../../model/day/civil-day.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import { AROUND, days, daysAsked, monthAsked, TO } from './day-spans.ts';
import { HOLIDAY_NAMES, holiday, titled } from './holidays.ts';
import { type Wish, weekendFrom } from './wish.ts';

/** A month's name or its first three letters, for a regular expression. */
export const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`).join('|');

/** A day of a month, for a regular expression, as the group of that name. */
const DAY = (name: string) => `(?<${name}>\\d{1,2})(?:st|nd|rd|th)?`;

/** A day after an earlier one, for a regular expression. */
const UNTIL = (day: string) => `(?: ?${TO} ?(?:the |el )?${day})?`;

/** How visitors say that it should be in the evening, on whatever day. */
export const EVENING_WORDS =
  /\b(?:(?:at|by|in the|late at|late) night(?:s|time)?|night ?time|night out|after (?:dark|sunset|dinner|supper)|late[- ]night|in the evenings?|evenings?|(?:after|past|from|later than) (?:[5-9]|1[01])(?::\d\d)? ?p\.?m\.?)(?![\p{L}\d])(?! (?:sky|skies|photo))/giu;

/** How visitors ask for what hasn't closed by then; only hours tell. */
export const LATE_WORDS = /\b(?:open(?:s|ing)?|stays? open|until|till) late\b/giu;

/** Words for days, and what these are, seen from today. */
export type TimeWords = readonly [
  words: RegExp,
  read: (found: RegExpExecArray, today: CivilDay) => Wish | undefined,
];

/** How visitors say days, each with what that is, seen from today. */
export const TIME_WORDS: readonly TimeWords[] = [
  [
    new RegExp(
      `\\b(?:over |for |on |during )?(?<name>${HOLIDAY_NAMES})(?: (?:(?<weekend>weekend)|week|break|holidays?|ideas?))?(?:,? (?<year>20\\d\\d))?\\b`,
      'giu',
    ),
    ({ groups = {} }, today) => {
      const { name = '', weekend, year } = groups;
      const from = year ? Math.max(today, dayOf(Number(year), 1, 1)) : today;
      const wish = holiday(name, from, weekend !== undefined);
      const years = wish && [wish.first, wish.last].map((day) => dayParts(day).year);
      return !year || years?.includes(Number(year)) ? wish : undefined;
    },
  ],
  [
    /\b(?:open )?(?:tonight|tonite|2nite|this evening)\b/giu,
    (_, day) => days('Tonight', day, day, true),
  ],
  [
    /\b(?:open )?tomorrow(?:(?<late> (?:night|evening))| morning| afternoon)?\b/giu,
    ({ groups }, day) => days('Tomorrow', day + 1, day + 1, groups?.late !== undefined),
  ],
  [
    /\b(?:open )?(?:today|right now|now|this (?:morning|afternoon))\b/giu,
    (_, day) => days('Today', day),
  ],
  [
    /\b(?:open )?(?:(?:for|on|over) )?(?:the )?(?<which>this|coming|next|the)(?: coming)? weekend\b(?! of\b)/giu,
    ({ 0: said, groups }, day) => {
      const { first, last } = weekendFrom(day);
      // On a Saturday, the coming one isn't this one.
      return groups?.which?.toLowerCase() === 'next' || (/coming/iu.test(said) && last < day + 2)
        ? days('Next weekend', last + 5, last + 7)
        : days('This weekend', first, last);
    },
  ],
  [
    /\b(?<which>this|next) week\b/giu,
    ({ groups }, day) => {
      const sunday = weekdayFrom(day, 0);
      const last = sunday === day ? day + 6 : sunday;
      return groups?.which?.toLowerCase() === 'next'
        ? days('Next week', sunday + 1, sunday + 7)
        : days('This week', day, last);
    },
  ],
  [
    /\b(?<which>this|next) month\b/giu,
    ({ groups }, day) => {
      const { year, month } = dayParts(day);
      return groups?.which?.toLowerCase() === 'next'
        ? monthAsked((month % 12) + 1)
        : monthAsked(month, year, day);
    },
  ],
  [
    /\b(?:open )?(?:(?<which>on|this|open|next|coming|el|los|este)(?: an?)? (?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)s?(?<late> (?:night|evening))?\b|(?<!\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) )(?<last>(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun(?= (?:morning|afternoon|evening|night|brunch)))s?(?:(?<lastLate> (?:night|evening))\b| (?:morning|afternoon)\b|(?= (?:brunch|breakfast|lunch|dinner|with|near|around|for|when|if|to|through|thru|until|till|and|or)\b| ?[-–&] ?\p{L}| in (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\s*$))/giu,
    ({ groups = {} }, today) => {
      const said = groups.day ?? groups.last ?? '';
      const from = groups.which?.toLowerCase() === 'next' ? today + 1 : today;
      const day = weekdayFrom(from, weekdayNumber(said) ?? 0);
      return days(titled(said), day, day, (groups.late ?? groups.lastLate) !== undefined);
    },
  ],
  [
    new RegExp(
      `\\b(?:on |in )?(?:the )?(?<which>first|second|third|fourth|last|1st|2nd|3rd|4th) (?<day>week(?:end)?|(?:sun|mon|tues|wednes|thurs|fri|satur)day)s? (?:of|in) (?<month>${MONTH})\\b`,
      'giu',
    ),
    ({ groups = {} }, today) => weekdayOfMonth(groups, today),
  ],
  [
    new RegExp(
      `\\b${AROUND}(?:on |from )?(?<month>${MONTH}) ${DAY('day')}${UNTIL(`(?:(?<endMonth>${MONTH}) )?${DAY('end')}`)}(?:,? (?<year>20\\d\\d))?(?: (?<weekend>weekend))?\\b`,
      'giu',
    ),
    ({ groups = {} }, today) => daysOfMonth(groups, today),
  ],
  [
    new RegExp(
      `\\b${AROUND}(?:on )?(?:the )?${DAY('day')}${UNTIL(DAY('end'))} (?:of |de )?(?<month>${MONTH})(?: (?<year>20\\d\\d))?\\b`,
      'giu',
    ),
    ({ groups = {} }, today) => daysOfMonth(groups, today),
  ],
];

const NTH = ['first', 'second', 'third', 'fourth'];
const DAYS_IN_WEEK = 7;

type Groups = Readonly<Record<string, string | undefined>>;

/** "December 5", "Dec 4-6", "5th of December", "Dec 30 to Jan 2". */
function daysOfMonth(groups: Groups, today: CivilDay): Wish | undefined {
  const {
    month: name = '',
    day,
    endMonth = name,
    end = day,
    year,
    weekend,
    around = weekend,
  } = groups;
  const [month, until] = [numberOf(name), numberOf(endMonth)];
  // The year stands behind the last day.
  const of = year ? Number(year) - Number(until < month) : undefined;
  const asked = { month, day: Number(day), endMonth: until, end: Number(end), year: of, around };
  return daysAsked(asked, today);
}

/** The number of a month that MONTH matches. */
function numberOf(name: string): number {
  return monthNumber(name.replace('.', '')) ?? 1;
}

/** "First week of April": its first seven days. */
function weekOfMonth(nth: string, month: number, today: CivilDay) {
  const end =
    nth === 'last'
      ? daysInMonth(dayParts(today).year, month)
      : NTH.indexOf(nth) * DAYS_IN_WEEK + DAYS_IN_WEEK;
  const asked = { month, day: end - DAYS_IN_WEEK + 1, endMonth: month, end };
  return daysAsked({ ...asked, year: undefined, around: undefined }, today);
}

/** "First weekend of December", "last Saturday in April". */
function weekdayOfMonth(groups: Groups, today: CivilDay): Wish | undefined {
  const { which = '', day = '', month = '' } = groups;
  const nth = NTH[Number.parseInt(which, 10) - 1] ?? which;
  if (/^week$/iu.test(day)) return weekOfMonth(nth.toLowerCase(), numberOf(month), today);
  const isWeekend = /weekend/iu.test(day);
  const every = `${nth.toLowerCase()} ${isWeekend ? 'Saturday' : titled(day)}`;
  const name = MONTHS[numberOf(month) - 1];
  const around = isWeekend ? 1 : 0;
  const next = name && nextOccurrence(readPlain({ every, in: name }), today - around);
  if (!next) return undefined;
  const { start } = next;
  return days('', start - around, start + around);
}
