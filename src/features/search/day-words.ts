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
import { HOLIDAY_NAMES, holiday, holidayDay, titled } from './holidays.ts';
import { type Wish, weekendFrom } from './wish.ts';

/** A month's name or its first three letters, for a regular expression. */
export const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`).join('|');

/** A day of a month, for a regular expression, as the group of that name. */
const DAY = (name: string) => `(?<${name}>\\d{1,2})(?:st|nd|rd|th)?`;

/** A day after an earlier one, for a regular expression. */
const UNTIL = (day: string) => `(?: ?${TO} ?(?:the |el )?${day})?`;

/** How visitors say that it should be in the evening, on whatever day. */
export const EVENING_WORDS =
  /\b(?:(?:at|by|in the|late at|late) night(?:s|time)?|night ?time|night out|after (?:dark|sunset|dinner|supper)|late[- ]night|in the evenings?|evenings?)(?![\p{L}\d])(?! (?:sky|skies|photo))/giu;

/** How visitors ask for what hasn't closed by then; only hours tell. */
export const LATE_WORDS =
  /\b(?:(?:open(?:s|ing)?|stays? open|until|till) late|(?:after|past|from|later than|until|til?l) (?:[5-9]|1[01])(?::\d\d)? ?(?:p\.?m\.?|at night))(?![\p{L}\d])/giu;

/** Words for days, and what these are, seen from today. */
export type TimeWords = readonly [
  words: RegExp | string,
  read: (groups: Groups, today: CivilDay) => Wish | undefined,
];

/** What the words' named groups matched. */
export type Groups = Readonly<Record<string, string | undefined>>;

/** How visitors say days, each with what that is, seen from today. */
export const TIME_WORDS: readonly TimeWords[] = [
  [
    `\\b(?:over |for |on |during )?(?<name>${HOLIDAY_NAMES})(?: (?:(?<weekend>weekend)|(?<late>night|evening)|(?<one>day)|week|break|holidays?|ideas?))?(?:,? (?<year>20\\d\\d))?\\b`,
    ({ name = '', weekend, late, one = late, year }, today) => {
      const from = year ? Math.max(today, dayOf(Number(year), 1, 1)) : today;
      const wish = holiday(name, from, weekend !== undefined);
      const years = wish && [wish.first, wish.last].map((day) => dayParts(day).year);
      if (!wish || (year && !years?.includes(Number(year)))) return undefined;
      const day = one && holidayDay(name, from);
      return {
        ...wish,
        ...(day && { first: day, last: day }),
        ...(late && { inTheEvening: true }),
      };
    },
  ],
  [
    /\b(?:open )?(?:tonight|tonite|2nite|this evening)\b/giu,
    (_, day) => days('Tonight', day, day, true),
  ],
  [
    /\b(?:open )?tomorrow(?:(?<late> (?:night|evening))| morning| afternoon)?\b/giu,
    ({ late }, day) => days('Tomorrow', day + 1, day + 1, late !== undefined),
  ],
  [
    /\b(?:open )?(?:today|right now|now|this (?:morning|afternoon))\b/giu,
    (_, day) => days('Today', day),
  ],
  [
    /\b(?:open )?(?:(?:for|on|over) )?(?:the )?(?<which>this|coming|next|the)(?<coming> coming)? weekend\b(?! of\b)/giu,
    ({ which = '', coming = which }, day) => {
      const { first, last } = weekendFrom(day);
      // On a Saturday, the coming one isn't this one.
      return /next/iu.test(which) || (/coming/iu.test(coming) && last < day + 2)
        ? days('Next weekend', last + 5, last + 7)
        : days('This weekend', first, last);
    },
  ],
  [
    /\b(?<which>this|next) week\b/giu,
    ({ which = '' }, day) => {
      const sunday = weekdayFrom(day, 0);
      const last = sunday === day ? day + 6 : sunday;
      return /next/iu.test(which)
        ? days('Next week', sunday + 1, sunday + 7)
        : days('This week', day, last);
    },
  ],
  [
    /\b(?<which>this|next) month\b/giu,
    ({ which = '' }, day) => {
      const { year, month } = dayParts(day);
      return /next/iu.test(which) ? monthAsked((month % 12) + 1) : monthAsked(month, year, day);
    },
  ],
  [
    /\b(?:open )?(?:(?<which>on|this|open|next|coming|el|los|este)(?: an?)? (?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)s?(?<late> (?:night|evening))?\b|(?<!\b(?:first|second|third|fourth|last|1st|2nd|3rd|4th) )(?<last>(?:sun|mon|tues|wednes|thurs|fri|satur)day|sun(?= (?:morning|afternoon|evening|night|brunch)))s?(?:(?<lastLate> (?:night|evening))\b| (?:morning|afternoon)\b|(?= (?:brunch|breakfast|lunch|dinner|win(?:e|ery|eries)|museums?|restaurants?|hik(?:e|es|ing)|swim(?:ming)?|tastings?|drinks|music|dancing|activities|events|things|plans|ideas|hours|with|near|around|for|when|if|to|through|thru|until|till|and|or)\b| ?[-–&] ?\p{L}| in (?!jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))|\s*$))/giu,
    ({ which = '', last = '', day: said = last, lastLate, late = lastLate }, today) => {
      const from = /next/iu.test(which) ? today + 1 : today;
      const day = weekdayFrom(from, weekdayNumber(said) ?? 0);
      return days(titled(said), day, day, late !== undefined);
    },
  ],
  [
    `\\b(?:on |in )?(?:the )?(?<which>first|second|third|fourth|last|1st|2nd|3rd|4th) (?<day>week(?:end)?|(?:sun|mon|tues|wednes|thurs|fri|satur)day)s? (?:of|in|de) (?<month>${MONTH})\\b`,
    weekdayOfMonth,
  ],
  [
    `\\b${AROUND}(?:on |from )?(?<month>${MONTH}) ${DAY('day')}${UNTIL(`(?:(?<endMonth>${MONTH}) )?${DAY('end')}`)}(?:,? (?<year>20\\d\\d))?(?: (?<weekend>weekend))?\\b`,
    daysOfMonth,
  ],
  [
    `\\b${AROUND}(?:on )?(?:the )?${DAY('day')}${UNTIL(DAY('end'))} (?:of |de )?(?<month>${MONTH})(?: (?<year>20\\d\\d))?\\b`,
    daysOfMonth,
  ],
];

const NTH = ['first', 'second', 'third', 'fourth'];

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

/** "First weekend of December", "last Saturday in April", "first week of June": seven days. */
function weekdayOfMonth({ which = '', day = '', month: called = '' }: Groups, today: CivilDay) {
  const nth = NTH[Number.parseInt(which, 10) - 1] ?? which.toLowerCase();
  const month = numberOf(called);
  if (/^week$/iu.test(day)) {
    const now = dayParts(today);
    const last = daysInMonth(now.year + Number(month < now.month), month);
    const end = (NTH.indexOf(nth) + 1) * 7 || last;
    return daysAsked({ month, day: end - 6, endMonth: month, end }, today);
  }
  const isWeekend = /weekend/iu.test(day);
  const every = `${nth} ${isWeekend ? 'Saturday' : titled(day)}`;
  const name = MONTHS[month - 1];
  const around = isWeekend ? 1 : 0;
  const next = name && nextOccurrence(readPlain({ every, in: name }), today - around);
  if (!next) return undefined;
  const { start } = next;
  return days('', start - around, start + around);
}
