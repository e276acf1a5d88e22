import type { CivilDay } from '../../model/day/civil-day.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import { readEvery } from '../../model/when/words/every.ts';
import { days, daysAround } from './day-spans.ts';
import type { DaysWish } from './wish.ts';

/** "Day" is left out before what says that days are meant. */
const DAY = '(?: day|(?= week))';

/** Behind one of these, "Christmas" alone is a day, not a season. */
const TO_BE_OPEN =
  '(?<=\\b(?:open|closed?|closes|book|reserve|rent|available|rates?|prices?|stay|cabins?) (?:on |for |at |over |during |para |en )?)';

/** Holidays as visitors write them, for a regular expression. */
export const HOLIDAY_NAMES =
  `${TO_BE_OPEN}(?:christmas|xmas|new year['’]?s?)(?! (?:eve|day|week|lights|tree|parade|market))|thanksgiving|(?:memorial|labor|columbus)${DAY}|christmas eve|christmas day|new year['’]?s? (?:eve|day)|nye|(?:mother|father|president|veteran)['’]?s?['’]?${DAY}|` +
  `(?:st\\.?|saint) patrick['’]?s?['’]?(?: day)?|valentine['’]?s(?: day)?|valentine day|(?:texas )?independence day|juneteenth|cinco de mayo|(?:the )?(?:fourth|4th) of july|july (?:fourth|4th)|halloween|black friday|(?:martin luther king(?: jr\\.?)?|mlk)(?:['’]?s)?${DAY}|ash wednesday|palm sunday|good friday|easter(?: (?:sunday|monday))?`;

/** How many days before and after a holiday people make of it, if any. */
const AROUND: readonly (readonly [name: RegExp, before: number, after: number])[] = [
  [/thanksgiving/iu, 0, 3],
  [/memorial|labor|columbus|president|king|mlk/iu, 2, 0],
  [/^easter(?! monday)/iu, 2, 0],
  [/mother/iu, 1, 0],
];

/** What visitors write otherwise than the guide's rules. */
const SPELLINGS: readonly (readonly [typed: RegExp, rule: string])[] = [
  [/\bxmas\b/iu, 'christmas'],
  [/\bnye\b/iu, 'new years eve'],
  [/\bsaint\b/iu, 'st'],
  [/\b(mother|father|president|veteran|patrick|valentine|new year)\b(?!['’]?s)/iu, '$1s'],
  [/\bking(?: jr\.?)?['’]?s\b/iu, 'king'],
  [/\bjuly fourth\b/iu, 'july 4'],
];

/** The next such holiday; undefined for what is none. */
export function holidayDay(name: string, today: CivilDay): CivilDay | undefined {
  const typed = SPELLINGS.reduce((text, [typed, rule]) => text.replace(typed, rule), name);
  const every = [typed, `${typed} day`].find(readEvery);
  if (every === undefined) return undefined;
  return nextOccurrence(readPlain({ every }, readEvery), today)?.start;
}

/** The next such holiday, with the days around it; with those of its weekend, if that is asked for. */
export function holiday(name: string, today: CivilDay, isWeekend = false): DaysWish | undefined {
  const [, before = 0, after = 0] = AROUND.find(([is]) => is.test(name)) ?? [];
  const day = holidayDay(name, today - after);
  if (day === undefined) return undefined;
  const { first, last } = daysAround(day, day, isWeekend ? 'weekend' : '');
  return days(titled(name), Math.min(first, day - before), Math.max(last, day + after));
}

/** With a capital letter, or with nothing else: "MLK". */
export function titled(name: string): string {
  return name.replace(/^(?:mlk|nye)\b|^./iu, (first) => first.toUpperCase());
}
