import type { CivilDay } from '../../model/day/civil-day.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import { nextEaster } from './easter.ts';
import type { Wish } from './wish.ts';

/** Holidays, for a regular expression. */
export const HOLIDAY_NAMES =
  "thanksgiving|memorial day|labor day|christmas eve|christmas day|new year['’]?s (?:eve|day)|(?:mother|father|president|veteran|st\\.? patrick|saint patrick)['’]?s?['’]? day|independence day|juneteenth|cinco de mayo|(?:the )?(?:fourth|4th) of july|july (?:fourth|4th)|valentine['’]?s day|halloween|black friday|easter(?: sunday)?";

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
  [/christmas|xmas/iu, 'December 25', 'December', 0, 0],
  [/new year['’]?s? day/iu, 'January 1', 'January', 0, 0],
  [/new year/iu, 'December 31', 'December', 0, 0],
  [/mother/iu, 'second Sunday', 'May', 1, 0],
  [/father/iu, 'third Sunday', 'June', 1, 0],
  [/president/iu, 'third Monday', 'February', 2, 0],
  [/veteran/iu, 'November 11', 'November', 0, 0],
  [/patrick/iu, 'March 17', 'March', 0, 0],
  [/juneteenth/iu, 'June 19', 'June', 0, 0],
  [/cinco/iu, 'May 5', 'May', 0, 0],
  [/july|independence/iu, 'July 4', 'July', 0, 0],
  [/valentine/iu, 'February 14', 'February', 0, 0],
  [/halloween/iu, 'October 31', 'October', 0, 0],
  [/black friday/iu, 'fourth Thursday', 'November', -1, 1],
];

/** The next such holiday, with the days around it. */
export function holiday(name: string, today: CivilDay): Wish | undefined {
  if (/^easter/iu.test(name)) {
    const sunday = nextEaster(today);
    return { is: 'days', name: titled(name), first: sunday - 2, last: sunday };
  }
  const [, every, month, before = 0, after = 0] = HOLIDAYS.find(([is]) => is.test(name)) ?? [];
  if (every === undefined || month === undefined) return undefined;
  const next = nextOccurrence(readPlain({ every, in: month }), today - after);
  if (!next) return undefined;
  return { is: 'days', name: titled(name), first: next.start - before, last: next.start + after };
}

/** The next such holiday. */
export function holidayDay(name: string, today: CivilDay): CivilDay | undefined {
  if (/^easter/iu.test(name)) return nextEaster(today);
  const [, every, month] = HOLIDAYS.find(([is]) => is.test(name)) ?? [];
  if (every === undefined || month === undefined) return undefined;
  return nextOccurrence(readPlain({ every, in: month }), today)?.start;
}

/** With a capital letter. */
export function titled(name: string): string {
  return name.replace(/^./u, (first) => first.toUpperCase());
}
