import { weekdayNumber } from '../../model/day/calendar-names.ts';
import { type CivilDay, dayOf, dayParts, weekday, weekdayFrom } from '../../model/day/civil-day.ts';
import { AROUND, days, daysAround, daysAsked, TO } from './day-spans.ts';
import { type Groups, MONTH, type TimeWords } from './day-words.ts';
import { HOLIDAY_NAMES, holidayDay } from './holidays.ts';
import { weekendFrom } from './wish.ts';

const NTH = '\\d+(?:st|nd|rd|th)';
const WEEKDAY = '(?:sun|mon|tues|wednes|thurs|fri|satur)day';
const NUMBERS = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];
const COUNT = `(?<count>an?|couple of|a couple of|few|a few|\\d{1,2}|${NUMBERS.slice(1).join('|')})`;

/** After so many days, what is after a holiday is over, too. */
const WEEK = 8;

const DAYS_IN_YEAR = 365;

/** Some Fridays are the 13th in each year. */
const MONTHS_AHEAD = 12;

/** Of these, "Christmas" alone is a season. */
const NAMES = `${HOLIDAY_NAMES}|christmas|xmas|new year['’]?s?`;

/** How visitors say days by others: from a holiday, from today, or by their numbers only. */
export const RELATIVE_DAYS: readonly TimeWords[] = [
  [`\\b(?:between |from )?(?<name>${NAMES}) ${TO} (?<end>${NAMES})\\b`, betweenHolidays],
  [
    `\\b(?:on |for )?(?:the )?(?<what>days?|night|week|weekend|${WEEKDAY}) (?<how>before|after|of) (?<name>${NAMES})\\b`,
    besideHoliday,
  ],
  [`\\b(?<how>before|after) (?<name>${NAMES})\\b`, besideHoliday],
  [
    /\b(?:the |over |during |for )*(?<name>christmas|xmas|new year['’]?s?) (?<what>week)\b/,
    besideHoliday,
  ],
  [/\b(?:on )?(?:the )?day after tomorrow\b/, (_, today) => days('Day after tomorrow', today + 2)],
  [
    `\\b(?<from>in |(?:in |over |for )?the next )?${COUNT} (?<unit>days?|weeks?)(?: time)?(?<to> from (?:now|today|(?:this )?(?<weekday>${WEEKDAY})))?\\b`,
    fromNow,
  ],
  [
    `(?<![\\d/])${AROUND}(?:on |from )?(?<month>\\d{1,2})\\/(?<day>\\d{1,2})(?:\\/(?<year>(?:20)?\\d\\d))?(?: ?(?:-|–|to|through) ?(?:(?<endMonth>\\d{1,2})\\/)?(?<end>\\d{1,2}))?(?![\\d/]| ?(?:days?|hours?|miles?|price|off|pounds?)\\b)`,
    inNumbers,
  ],
  [
    `\\b(?:(?:on|from|until|till|(?<around>week(?:end)?) of) the |(?<weekday>${WEEKDAY}),? (?:the )?|the (?=${NTH} ?${TO} ))(?<day>\\d{1,2})(?:st|nd|rd|th)(?: ?${TO} ?(?:${WEEKDAY},? )?(?:the )?(?<end>\\d{1,2})(?:st|nd|rd|th))?\\b(?! of| (?:street|st)\\b| (?:${MONTH})\\b)`,
    ofMonth,
  ],
];

/** "Day after Christmas", "weekend before Thanksgiving", "Saturday after the Fourth of July". */
function besideHoliday(groups: Groups, today: CivilDay) {
  const beside = (from: CivilDay) => {
    const day = holidayDay(groups.name ?? '', from);
    return day === undefined ? undefined : daysBeside(day, groups);
  };
  // The holiday may be over, and what is after it not yet.
  const near = beside(today - WEEK);
  return near && near.last >= today ? near : beside(today);
}

/** "Between Christmas and New Year": the second one after the first that isn't over. */
function betweenHolidays({ name = '', end = '' }: Groups, today: CivilDay) {
  const last = holidayDay(end, today);
  const first = last && holidayDay(name, last - DAYS_IN_YEAR);
  return last && first ? days('', first, last) : undefined;
}

function daysBeside(day: CivilDay, { what = 'week', how = '' }: Groups) {
  const isAfter = /after/iu.test(how);
  if (!/before|after/iu.test(how))
    return /week/iu.test(what) ? days('', day - 3, day + 3) : days('', day);
  const next = isAfter ? day + 1 : day - 1;
  if (/^(?:days?|night)$/iu.test(what)) return days('', next);
  if (/^week$/iu.test(what)) return isAfter ? days('', next, day + 7) : days('', day - 7, next);
  // The last such day before it, or the first one after it.
  const wanted = /weekend/iu.test(what) ? 6 : (weekdayNumber(what) ?? 0);
  const found = weekdayFrom(isAfter ? next : next - 6, wanted);
  return /weekend/iu.test(what) ? days('', found, found + 1) : days('', found);
}

/** "In two weeks": the weekend then; "in three days", "a week from Friday", "the next two days". */
function fromNow(groups: Groups, today: CivilDay) {
  const { from, to, unit = '', weekday: name = '' } = groups;
  const then = weekdayFrom(today, weekdayNumber(name) ?? weekday(today)) + countOf(groups);
  if (from === undefined && to === undefined) return undefined;
  if (/next/iu.test(from ?? '')) return days('', today, then);
  if (name !== '' || !/week/iu.test(unit)) return days('', then);
  const { first, last } = weekendFrom(then);
  return days('', Math.min(then, first), Math.max(then, last));
}

function countOf({ count = '', unit = '' }: Groups): number {
  const said = count.toLowerCase();
  const named = /couple/.test(said) ? 2 : /few/.test(said) ? 3 : /^an?$/.test(said) ? 1 : 0;
  const number = named || NUMBERS.indexOf(said);
  return (number > 0 ? number : Number(said) || 1) * (/week/iu.test(unit) ? 7 : 1);
}

/** "12/5", "12/18-12/20", "1/2/2027": the month first, as Texas writes it. */
function inNumbers(groups: Groups, today: CivilDay) {
  const { month, day, year, endMonth = month, end = day, around } = groups;
  const [from, until] = [Number(month), Number(endMonth)];
  if (from < 1 || from > 12 || until < 1 || until > 12) return undefined;
  const of = year === undefined ? undefined : (Number(year) % 100) + 2000;
  const asked = {
    month: from,
    day: Number(day),
    endMonth: until,
    end: Number(end),
    year: of,
    around,
  };
  return daysAsked(asked, today);
}

/** The next day with this number, and this name: "Friday the 11th". */
function ofMonth({ day: said, weekday: name, end: until = said, around }: Groups, today: CivilDay) {
  const [number, end] = [Number(said), Number(until)];
  const wanted = weekdayNumber(name ?? '');
  const { year, month } = dayParts(today);
  for (let ahead = 0; ahead <= MONTHS_AHEAD; ahead += 1) {
    const day = dayOf(year, month + ahead, number);
    const last = dayOf(year, month + ahead + Number(end < number), end);
    const areDays = dayParts(day).day === number && dayParts(last).day === end;
    const isCalledSo = wanted === undefined || weekday(day) === wanted;
    if (day >= today && areDays && isCalledSo) return daysAround(day, last, around);
  }
  return undefined;
}
