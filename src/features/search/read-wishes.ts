import { MONTHS, monthNumber, weekdayNumber } from '../../model/day/calendar-names.ts';
import { type CivilDay, weekdayFrom } from '../../model/day/civil-day.ts';
import { days, monthAsked } from './day-spans.ts';
import { EVENING_WORDS, LATE_WORDS, MONTH, TIME_WORDS } from './day-words.ts';
import { type KnownPlaces, placesIn } from './place-words.ts';
import { RELATIVE_DAYS } from './relative-days.ts';
import { INSTEAD, REFUSALS, TRAIT_WORDS, traitWord } from './trait-words.ts';
import type { Wish } from './wish.ts';

/** A wish, and the part of the question that says it. */
export interface AskedWish {
  wish: Wish;
  start: number;
  end: number;
  /** What pages say that have no facts, if it isn't what was typed. */
  said?: string;
}

/** What has to be known to read wishes. */
export interface Known extends KnownPlaces {
  /** Without it, days aren't read. */
  today: CivilDay | undefined;
}

/** Without it, with none of it. */
const REFUSED =
  /\b(?:no|not|non|without|avoid|except(?: for)?|(?:daily|(?:a|all) week|(?:every|any|each) ?day) but)(?: a| any)?[ -]$/iu;

/** "may" is a month only if something says so. */
const MONTH_WORDS = new RegExp(
  `\\b(?:(?:(?:in|during|for|early|late|mid|this|next|en|de|(?:end|beginning|start|middle|rest) of)[ -])+(?<told>${MONTH})|(?<bare>${MONTHS.filter((name) => name !== 'May').join('|')}))(?: (?<year>20\\d\\d))?(?![\\p{L}\\d])`,
  'giu',
);

const SEASONS: Readonly<Record<string, readonly number[]>> = {
  spring: [3, 4, 5],
  summer: [6, 7, 8],
  fall: [9, 10, 11],
  autumn: [9, 10, 11],
  winter: [12, 1, 2],
};

/** Schools in Texas have it in the middle of March. */
const SPRING_BREAK = /\b(?:(?:during|for|over|on) )?spring[ -]?break\b/giu;

const SEASON_WORDS =
  /\b(?:(?:(?:in|during|for|early|late|this|next|the)[ -])+(?<name>spring|summer|fall|autumn|winter)\b(?! (?:break|colou?rs?|foliage|branch))|(?<bare>spring|summer|fall|autumn|winter)(?= 20\d\d| (?:festivals?|fairs?|events?|activit|things|markets?|concerts?|hikes?|with|weekends?|nights?|vacations?|trips?)))/giu;

const DAY_WORDS = [...RELATIVE_DAYS, ...TIME_WORDS].map(
  ([words, read]) => [new RegExp(words, 'giu'), read] as const,
);

/** What a question, in English, wishes besides its words; no two from the same words. */
export function readWishes(text: string, { today, ...places }: Known): AskedWish[] {
  const wishes: AskedWish[] = [];
  const add = (found: RegExpExecArray, wish: Wish | undefined, said?: string) =>
    addAt({ start: found.index, end: found.index + found[0].length }, wish, said);
  const addAt = (
    { start, end }: Pick<AskedWish, 'start' | 'end'>,
    wish: Wish | undefined,
    said?: string,
  ) => {
    const isTaken = wishes.some((other) => start < other.end && other.start < end);
    if (!wish || isTaken || REFUSED.test(text.slice(0, start))) return;
    wishes.push({ wish, start, end, ...(said !== undefined && { said }) });
  };
  for (const [trait, words, said] of INSTEAD)
    for (const found of text.matchAll(words)) add(found, { is: 'trait', trait }, said);
  for (const [trait, words] of REFUSALS)
    for (const found of text.matchAll(words))
      add(found, { is: 'trait', trait, isRefused: true }, '');
  if (today !== undefined)
    for (const [words, read] of DAY_WORDS)
      for (const found of text.matchAll(words))
        add(found, read(found.groups ?? {}, today), found.groups?.name ?? '');
  for (const found of text.matchAll(LATE_WORDS)) add(found, { is: 'evening' }, '');
  for (const found of text.matchAll(EVENING_WORDS))
    add(found, { is: 'evening' }, 'night evening dusk dark');
  for (const found of text.matchAll(MONTH_WORDS)) {
    const { told, bare = '', year } = found.groups ?? {};
    const month = monthNumber((told ?? bare).replace('.', ''));
    if (month) add(found, monthAsked(month, year ? Number(year) : undefined, today));
  }
  for (const found of text.matchAll(SPRING_BREAK))
    add(found, { is: 'months', name: 'March', months: [3] }, 'March');
  for (const found of text.matchAll(SEASON_WORDS)) {
    const { name = found.groups?.bare ?? '' } = found.groups ?? {};
    const months = SEASONS[name.toLowerCase()];
    // "Spring" is part of many names.
    const named = months?.map((month) => MONTHS[month - 1]).join(' ');
    const said = name.toLowerCase() === 'spring' ? named : name;
    if (months) add(found, { is: 'months', name, months }, said);
  }
  for (const asked of placesIn(text, places)) addAt(asked, asked.wish);
  for (const [trait, words] of TRAIT_WORDS)
    for (const found of text.matchAll(words))
      add(found, { is: 'trait', trait }, found.groups?.said ?? traitWord(trait));
  wishes.sort((one, other) => one.start - other.start);
  return joined(wishes, text);
}

/** Between an arrival and a departure. */
const UNTIL =
  /^[\s,]*(?:(?:to|through|thru|until|till|and|or|then|stay(?:ing)?|leav(?:e|ing)|depart(?:ing)?|check(?:ing)? ?out|out|back|go(?:ing)?|home|on|the|hasta|y|al?|el|-|–|&)[\s,]*)*$/iu;

/** "Dec 4, leaving Sunday" is one wish for all days between. */
function joined(wishes: readonly AskedWish[], text: string): AskedWish[] {
  const all: AskedWish[] = [];
  for (const asked of wishes) {
    const { wish, end = 0 } = all.at(-1) ?? {};
    const both = wish && span(wish, asked.wish, text.slice(end, asked.start));
    const first = both && all.pop();
    all.push(first ? { ...first, wish: both, end: asked.end } : asked);
  }
  return all;
}

/** The days from one to the other; with nothing between, the date: "Saturday, Dec 12". */
function span(from: Wish, to: Wish, between: string): Wish | undefined {
  if (from.is !== 'days' || to.is !== 'days' || !UNTIL.test(between)) return undefined;
  if (between.replace(',', '').trim() === '') return to;
  const day = weekdayNumber(to.name);
  const last = day === undefined ? to.last : weekdayFrom(from.last + 1, day);
  return last < from.first ? undefined : days('', from.first, Math.max(from.last, last));
}
