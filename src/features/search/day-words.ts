import { MONTHS, monthNumber, weekdayNumber } from '../../model/day/calendar-names.ts';
import { type CivilDay, dayOf, dayParts, daysInMonth, weekday } from '../../model/day/civil-day.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import { nextEaster } from './easter.ts';
import { type Wish, weekendFrom } from './wish.ts';

/** A month's name or its first three letters, for a regular expression. */
export const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`).join('|');

/** How visitors say that it should be in the evening, on whatever day. */
export const EVENING_WORDS =
  /\b(?:(?:at|by|in the|late at|late) night(?:s|time)?|night ?time|night out|after (?:dark|sunset|dinner|supper)|late[- ]night|in the evenings?|evenings?)\b(?! (?:sky|skies|photo))/giu;

/** How visitors ask for what hasn't closed by then; only hours tell. */
export const LATE_WORDS = /\b(?:open(?:s|ing)?|stays? open|until|till) late\b/giu;

/** How visitors say days, each with what that is, seen from today. */
export const TIME_WORDS: readonly (readonly [
  words: RegExp,
  read: (found: RegExpExecArray, today: CivilDay) => Wish | undefined,
])[] = [
  [
    /\b(?:over |for |on |during )?(?<name>thanksgiving|memorial day|labor day|christmas eve|christmas day|new year['’]?s eve|(?:the )?(?:fourth|4th) of july|july (?:fourth|4th)|valentine['’]?s day|halloween|black friday|easter(?: sunday)?)(?<weekend> weekend)?\b/giu,
    ({ groups = {} }, today) => holiday(groups.name ?? '', today),
  ],
  [
    /\b(?:open )?(?:tonight|tonite|2nite|this evening)\b/giu,
    (_, day) => ({ is: 'days', name: 'Tonight', first: day, last: day, inTheEvening: true }),
  ],
  [
    /\b(?:open )?tomorrow(?:(?<late> (?:night|evening))| morning| afternoon)?\b/giu,
    ({ groups }, day) => ({
      is: 'days',
      name: 'Tomorrow',
      first: day + 1,
      last: day + 1,
      ...(groups?.late !== undefined && { inTheEvening: true }),
    }),
  ],
  [
    /\b(?:open )?(?:today|right now|now|this (?:morning|afternoon))\b/giu,
    (_, day) => ({ is: 'days', name: 'Today', first: day, last: day }),
  ],
  [
    /\b(?:open )?(?:(?:for|on|over) )?(?:the )?(?<which>this|coming|next|the)(?: coming)? weekend\b/giu,
    ({ groups }, day) => {
      const { first, last } = weekendFrom(day);
      return groups?.which?.toLowerCase() === 'next'
        ? { is: 'days', name: 'Next weekend', first: last + 5, last: last + 7 }
        : { is: 'days', name: 'This weekend', first, last };
    },
  ],
  [
    /\b(?<which>this|next) week\b/giu,
    ({ groups }, day) => {
      const sunday = day + ((7 - weekday(day)) % 7);
      return groups?.which?.toLowerCase() === 'next'
        ? { is: 'days', name: 'Next week', first: sunday + 1, last: sunday + 7 }
        : { is: 'days', name: 'This week', first: day, last: sunday };
    },
  ],
  [
    /\b(?<which>this|next) month\b/giu,
    ({ groups }, day) => {
      const ahead = groups?.which?.toLowerCase() === 'next' ? 1 : 0;
      const month = ((dayParts(day).month - 1 + ahead) % 12) + 1;
      return { is: 'months', name: MONTHS[month - 1] ?? '', months: [month] };
    },
  ],
  [
    /\b(?:open )?(?:(?:on|this|open|next|coming) (?<day>(?:sun|mon|tues|wednes|thurs|fri|satur)day)s?(?<late> (?:night|evening))?\b|(?<last>(?:sun|mon|tues|wednes|thurs|fri|satur)day)(?<lastLate> (?:night|evening))?\s*$)/giu,
    ({ groups = {} }, today) => {
      const said = groups.day ?? groups.last ?? '';
      const day = today + (((weekdayNumber(said) ?? 0) - weekday(today) + 7) % 7);
      const name = said.replace(/^./u, (first) => first.toUpperCase());
      return {
        is: 'days',
        name,
        first: day,
        last: day,
        ...((groups.late ?? groups.lastLate) !== undefined && { inTheEvening: true }),
      };
    },
  ],
  [
    new RegExp(
      `\\b(?:on )?(?<month>${MONTH}) (?<day>\\d{1,2})(?:st|nd|rd|th)?(?:,? (?<year>20\\d\\d))?\\b`,
      'giu',
    ),
    ({ groups = {} }, today) => {
      const month = monthNumber((groups.month ?? '').replace('.', '')) ?? 1;
      const { year } = dayParts(today);
      const at = (of: number) => dayOf(of, month, Number(groups.day));
      const day = at(groups.year ? Number(groups.year) : at(year) < today ? year + 1 : year);
      if (Number(groups.day) > daysInMonth(dayParts(day).year, month)) return undefined;
      return { is: 'days', name: '', first: day, last: day };
    },
  ],
];

/** Holidays with the weekend that people make of them: how many days before and after. */
const HOLIDAYS: readonly (readonly [
  name: RegExp,
  every: string,
  month: string,
  before: number,
  after: number,
])[] = [
  [/thanksgiving/iu, 'fourth Thursday', 'November', 0, 3],
  [/memorial/iu, 'last Monday', 'May', 2, 0],
  [/labor/iu, 'first Monday', 'September', 2, 0],
  [/christmas eve/iu, 'December 24', 'December', 0, 0],
  [/christmas day/iu, 'December 25', 'December', 0, 0],
  [/new year/iu, 'December 31', 'December', 0, 0],
  [/july/iu, 'July 4', 'July', 0, 0],
  [/valentine/iu, 'February 14', 'February', 0, 0],
  [/halloween/iu, 'October 31', 'October', 0, 0],
  [/black friday/iu, 'fourth Thursday', 'November', -1, 1],
];

function holiday(name: string, today: CivilDay): Wish | undefined {
  const titled = name.replace(/^./u, (first) => first.toUpperCase());
  if (/^easter/iu.test(name)) {
    const sunday = nextEaster(today);
    return { is: 'days', name: titled, first: sunday - 2, last: sunday };
  }
  const [, every, month, before = 0, after = 0] = HOLIDAYS.find(([is]) => is.test(name)) ?? [];
  if (every === undefined || month === undefined) return undefined;
  const next = nextOccurrence(readPlain({ every, in: month }), today - after);
  if (!next) return undefined;
  return { is: 'days', name: titled, first: next.start - before, last: next.start + after };
}
