import { MONTHS, monthNumber, weekdayNumber } from '../../model/day/calendar-names.ts';
import { type CivilDay, dayOf, dayParts, daysInMonth, weekday } from '../../model/day/civil-day.ts';
import { type Position, WIMBERLEY } from '../../model/distance.ts';
import { nextOccurrence } from '../../model/when/occurrences.ts';
import { readPlain } from '../../model/when/read-plain.ts';
import type { Trait } from './search-document.ts';
import { type Wish, weekendFrom } from './wish.ts';

/** A wish, and the part of the question that says it. */
export interface AskedWish {
  wish: Wish;
  start: number;
  end: number;
}

/** What has to be known to read wishes. */
export interface Known {
  /** Without it, days aren't read. */
  today: CivilDay | undefined;
  /** Towns by their names as they are written, with where they are. */
  towns: ReadonlyMap<string, Position | undefined>;
}

const MONTH = MONTHS.map((name) => `${name.slice(0, 3)}(?:${name.slice(3)})?\\.?`).join('|');

/** What the guide knows of places, in the words of visitors. */
const TRAIT_WORDS: readonly (readonly [trait: Trait, words: RegExp])[] = [
  [
    'children',
    /\b(?:(?:good |great |fun |things to do )?(?:with|for) )?(?:(?:a|my|our|the|small|little|young|two|three) )*(?:kids?|child(?:ren)?|toddlers?|bab(?:y|ies)|famil(?:y|ies)|teens?|teenagers?|grandkids|grandchild(?:ren)?|sons?|daughters?)\b(?:[ -](?:friendly|welcome))?/giu,
  ],
  [
    'dogs',
    /(?<!\b(?:hot|corn|prairie) )\b(?:(?:with|for|bring(?:ing)?) )?(?:(?:a|my|our|the) )*(?:dogs?|pups?|pupp(?:y|ies)|pets?(?! (?:policy|fee|rent|deposit)))\b(?:[ -](?:friendly|allowed|welcome|ok))?/giu,
  ],
  [
    'stepFree',
    /\b(?:(?:in|with|for|by) )?(?:(?:a|my|our|the) )*(?:wheel ?chairs?|step[ -]?free|handicap(?:ped)?|(?:wheelchair )?accessib(?:le|ility)|disab(?:led|ility)|ada|strollers?)\b(?:[ -]accessible)?/giu,
  ],
  [
    'free',
    /(?<!(?:[\p{L}]-|\b(?:gluten|smoke|sugar|dairy|step|hands|car|fat|alcohol) ))\b(?:for |with )?(?:free(?: of charge| (?:entry|admission|entrance))?(?![ -](?:parking|wi-?fi|range|days?|cancel))|no (?:charge|fee|entrance fee|admission))\b(?!-)/giu,
  ],
  [
    'indoors',
    /\b(?:(?:when|if|in|while|for|on) )?(?:(?:it|the|a|is) |it['’]?s )*(?:rain(?:s|y|ing)?(?: days?)?|indoors?|wet days?|bad weather|storm(?:y|s|ing)?)\b/giu,
  ],
];

/** Without it, with none of it. */
const REFUSED = /\b(?:no|not|non|without|avoid)(?: a| any)?[ -]$/iu;

const TIME_WORDS: readonly (readonly [
  words: RegExp,
  read: (found: RegExpExecArray, today: CivilDay) => Wish | undefined,
])[] = [
  [
    /\b(?:open )?(?:tonight|this evening)\b/giu,
    (_, day) => ({ is: 'days', name: 'Tonight', first: day, last: day, inTheEvening: true }),
  ],
  [
    /\b(?:open )?tomorrow(?<late> (?:night|evening))?\b/giu,
    ({ groups }, day) => ({
      is: 'days',
      name: 'Tomorrow',
      first: day + 1,
      last: day + 1,
      ...(groups?.late !== undefined && { inTheEvening: true }),
    }),
  ],
  [
    /\b(?:open )?(?:today|right now|now)\b/giu,
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
    /\b(?:over |for |on |during )?(?<name>thanksgiving|memorial day|labor day|christmas eve|christmas day|new year['’]?s eve|(?:the )?(?:fourth|4th) of july|july (?:fourth|4th)|valentine['’]?s day|halloween)(?<weekend> weekend)?\b/giu,
    ({ groups = {} }, today) => holiday(groups.name ?? '', today),
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

/** "may" is a month only if something says so. */
const MONTH_WORDS = new RegExp(
  `\\b(?:(?:(?:in|during|for|early|late|mid|this|next|en|de)[ -])+(?<told>${MONTH})|(?<bare>${MONTHS.filter((name) => name !== 'May').join('|')}))(?: 20\\d\\d)?(?![\\p{L}\\d])`,
  'giu',
);

const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

const SEASON_WORDS =
  /\b(?:(?:(?:in|during|for|early|late|this|next|the)[ -])+(?<name>spring|summer|fall|autumn|winter)\b(?! (?:break|colou?rs?|foliage|branch))|(?<bare>spring|summer|fall|autumn|winter)(?= (?:festivals?|fairs?|events?|activit|things|markets?|concerts?|hikes?)))/giu;

const IN_TOWN = '(?<how>in|en|near|nearby|around|close to|next to|outside|by|at)(?: of)? (?:the )?';

const FAR = /^(?:in|en|at)$/iu;

/** What a question, in English, wishes besides its words; no two from the same words. */
export function readWishes(text: string, { today, towns }: Known): AskedWish[] {
  const wishes: AskedWish[] = [];
  const add = (found: RegExpExecArray, wish: Wish | undefined) => {
    const [start, end] = [found.index, found.index + found[0].length];
    const isTaken = wishes.some((other) => start < other.end && other.start < end);
    if (!wish || isTaken || REFUSED.test(text.slice(0, start))) return;
    wishes.push({ wish, start, end });
  };
  if (today !== undefined)
    for (const [words, read] of TIME_WORDS)
      for (const found of text.matchAll(words)) add(found, read(found, today));
  for (const found of text.matchAll(MONTH_WORDS)) {
    const month = monthNumber((found.groups?.told ?? found.groups?.bare ?? '').replace('.', ''));
    if (month) add(found, { is: 'months', name: MONTHS[month - 1] ?? '', months: [month] });
  }
  for (const found of text.matchAll(SEASON_WORDS)) {
    const { name = found.groups?.bare ?? '' } = found.groups ?? {};
    const months = SEASONS[name.toLowerCase()];
    if (months) add(found, { is: 'months', name, months });
  }
  for (const found of text.matchAll(townWords(towns))) add(found, townWish(found, towns));
  for (const [trait, words] of TRAIT_WORDS)
    for (const found of text.matchAll(words)) add(found, { is: 'trait', trait });
  return wishes.sort((one, other) => one.start - other.start);
}

function townWords(towns: Known['towns']): RegExp {
  const names = [...towns.keys()].map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|');
  return new RegExp(
    `\\b${IN_TOWN}(?:(?<cabins>(?:our |your |my )?cabins?)|(?<town>${names || '(?!)'}))(?![\\p{L}\\d])`,
    'giu',
  );
}

function townWish({ groups = {} }: RegExpExecArray, towns: Known['towns']): Wish | undefined {
  const isNearEnough = !FAR.test(groups.how ?? '');
  if (groups.cabins !== undefined)
    return isNearEnough
      ? { is: 'town', town: 'Wimberley', position: WIMBERLEY, isNearEnough }
      : undefined;
  const wanted = groups.town?.toLowerCase();
  const [town, position] = [...towns].find(([name]) => name.toLowerCase() === wanted) ?? [];
  return town === undefined ? undefined : { is: 'town', town, position, isNearEnough };
}

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
];

function holiday(name: string, today: CivilDay): Wish | undefined {
  const [, every, month, before = 0, after = 0] = HOLIDAYS.find(([is]) => is.test(name)) ?? [];
  if (every === undefined || month === undefined) return undefined;
  const next = nextOccurrence(readPlain({ every, in: month }), today - after);
  if (!next) return undefined;
  const titled = name.replace(/^./u, (first) => first.toUpperCase());
  return { is: 'days', name: titled, first: next.start - before, last: next.start + after };
}
