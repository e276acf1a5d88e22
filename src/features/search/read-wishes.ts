import { MONTHS, monthNumber } from '../../model/day/calendar-names.ts';
import type { CivilDay } from '../../model/day/civil-day.ts';
import { type Position, WIMBERLEY } from '../../model/distance.ts';
import { EVENING_WORDS, LATE_WORDS, MONTH, TIME_WORDS } from './day-words.ts';
import { RELATIVE_DAYS } from './relative-days.ts';
import { INSTEAD, REFUSALS, TRAIT_WORDS } from './trait-words.ts';
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
export interface Known {
  /** Without it, days aren't read. */
  today: CivilDay | undefined;
  /** Towns by their names as they are written, with where they are. */
  towns: ReadonlyMap<string, Position | undefined>;
}

/** Without it, with none of it. */
const REFUSED = /\b(?:no|not|non|without|avoid)(?: a| any)?[ -]$/iu;

/** "may" is a month only if something says so. */
const MONTH_WORDS = new RegExp(
  `\\b(?:(?:(?:in|during|for|early|late|mid|this|next|en|de|(?:end|beginning|start|middle|rest) of)[ -])+(?<told>${MONTH})|(?<bare>${MONTHS.filter((name) => name !== 'May').join('|')}))(?: 20\\d\\d)?(?![\\p{L}\\d])`,
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
  /\b(?:(?:(?:in|during|for|early|late|this|next|the)[ -])+(?<name>spring|summer|fall|autumn|winter)\b(?! (?:break|colou?rs?|foliage|branch))|(?<bare>spring|summer|fall|autumn|winter)(?= (?:festivals?|fairs?|events?|activit|things|markets?|concerts?|hikes?)))/giu;

const IN_TOWN =
  '(?<how>in|en|near|nearby|around|close to|next to|outside|by|at|(?<=\\b(?:closest|nearest)\\b.*)to)(?: of)? (?:the )?';

const FAR = /^(?:in|en|at)$/iu;

/** What a question, in English, wishes besides its words; no two from the same words. */
export function readWishes(text: string, { today, towns }: Known): AskedWish[] {
  const wishes: AskedWish[] = [];
  const add = (found: RegExpExecArray, wish: Wish | undefined, said?: string) => {
    const [start, end] = [found.index, found.index + found[0].length];
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
    for (const [words, read] of [...RELATIVE_DAYS, ...TIME_WORDS])
      for (const found of text.matchAll(words))
        add(found, read(found, today), found.groups?.name ?? '');
  for (const found of text.matchAll(LATE_WORDS)) add(found, { is: 'evening' }, '');
  for (const found of text.matchAll(EVENING_WORDS))
    add(found, { is: 'evening' }, 'night evening dusk dark');
  for (const found of text.matchAll(MONTH_WORDS)) {
    const month = monthNumber((found.groups?.told ?? found.groups?.bare ?? '').replace('.', ''));
    if (month) add(found, { is: 'months', name: MONTHS[month - 1] ?? '', months: [month] });
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
  for (const found of text.matchAll(townWords(towns))) add(found, townWish(found, towns));
  for (const [trait, words] of TRAIT_WORDS)
    for (const found of text.matchAll(words)) add(found, { is: 'trait', trait });
  return wishes.sort((one, other) => one.start - other.start);
}

/** The last one: towns hardly change, and it's asked for with every key. */
let known = { names: '', words: /(?!)/g };

function townWords(towns: Known['towns']): RegExp {
  const names = [...towns.keys()].map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|');
  if (names !== known.names) {
    const place = `(?<cabins>(?:our |your |my )?cabins?)|(?<town>${names || '(?!)'})`;
    const words = new RegExp(`\\b${IN_TOWN}(?:${place})(?![\\p{L}\\d])`, 'giu');
    known = { names, words };
  }
  return known.words;
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
