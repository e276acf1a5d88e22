import { type Position, SAN_ANTONIO, WIMBERLEY } from '../../model/distance.ts';
import type { Wish } from './wish.ts';

/** Where things are that questions name. */
export interface KnownPlaces {
  /** Towns by their names as they are written. */
  towns: ReadonlyMap<string, Position | undefined>;
  /** Where the one thing is that these words name; undefined if none has, or several have, that name. */
  placeCalled: (name: string) => Position | undefined;
}

/** A part of a question that says where. */
interface AskedPlace {
  start: number;
  end: number;
  wish: Wish;
}

const NEAR =
  "near|nearby|around|close to|next to|outside|by|(?:not|isn['’]?t) (?:too |very |that |so )?far from|(?<=\\b(?:closest|nearest)\\b.*)to";

/** All others of these words only mean that it's near. */
const FAR = /^(?:in|en|at)$/iu;

const NEAR_NAME = new RegExp(
  `\\b(?:${NEAR})(?: of)? (?:the )?(?<name>[\\p{L}\\d'’-]+(?: [\\p{L}\\d'’-]+){0,3})`,
  'giu',
);

/** What of a question says where; may overlap. */
export function placesIn(text: string, known: KnownPlaces): AskedPlace[] {
  const { inTown, ways } = townWords(known.towns);
  return [
    ...ways.flatMap((words) => each(text, words, (found) => way(found, known))),
    ...each(text, inTown, (found) => inTownWish(found, known.towns)),
    ...[...text.matchAll(NEAR_NAME)].flatMap((found) => nearName(found, known)),
  ];
}

function each(text: string, words: RegExp, read: (found: RegExpExecArray) => Wish | undefined) {
  return [...text.matchAll(words)].flatMap((found): AskedPlace[] => {
    const wish = read(found);
    return wish ? [{ start: found.index, end: found.index + found[0].length, wish }] : [];
  });
}

interface TownWords {
  inTown: RegExp;
  ways: readonly RegExp[];
}

/** The last ones: towns hardly change, and they are asked for with every key. */
let made: { names: string; words: TownWords } | undefined;

function townWords(towns: KnownPlaces['towns']): TownWords {
  const names = [...towns.keys()].map((name) => name.replace(/[^\p{L}\p{N} ]/gu, '.')).join('|');
  if (made?.names !== names) made = { names, words: wordsFor(names || '(?!)') };
  return made.words;
}

function wordsFor(names: string): TownWords {
  const end = '(?![\\p{L}\\d])';
  const cabins = '(?:our |your |my |the )?cabins?';
  const place = `(?<cabins>${cabins})|(?<town>${names})`;
  const either = (group: string) => `(?<${group}>${cabins}|san antonio|${names})${end}`;
  const [from, to] = [either('from'), either('to')];
  const stops = '(?:(?:stops?|stopping|places|things) )?';
  return {
    inTown: new RegExp(`\\b(?<how>in|en|at|${NEAR})(?: of)? (?:the )?(?:${place})${end}`, 'giu'),
    ways: [
      new RegExp(`\\b${stops}between ${from} (?:and|&) ${to}`, 'giu'),
      new RegExp(
        `\\b${stops}(?:on|along) (?:the|our|my) (?:way|drive|road|route)(?: from ${from})?(?: to ${to})?${end}`,
        'giu',
      ),
      new RegExp(`\\b(?:drive|driving|trip|stops?|stopping) from ${from} to ${to}`, 'giu'),
    ],
  };
}

/** "Between Austin and Mason", "on the way to Llano", which starts from the cabins. */
function way({ groups = {} }: RegExpExecArray, { towns }: KnownPlaces): Wish | undefined {
  const from = endOf(groups.from ?? 'cabins', towns);
  const to = endOf(groups.to ?? 'cabins', towns);
  return from?.position && to?.position && from.name !== to.name
    ? { is: 'way', name: `${from.name} and ${to.name}`, ends: [from.position, to.position] }
    : undefined;
}

function endOf(asked: string, towns: KnownPlaces['towns']) {
  const wanted = asked.toLowerCase();
  if (wanted.endsWith('cabin') || wanted.endsWith('cabins'))
    return { name: 'Wimberley', position: WIMBERLEY };
  if (wanted === 'san antonio') return { name: 'San Antonio', position: SAN_ANTONIO };
  const [name, position] = [...towns].find(([town]) => town.toLowerCase() === wanted) ?? [];
  return name === undefined ? undefined : { name, position };
}

function inTownWish({ groups = {} }: RegExpExecArray, towns: KnownPlaces['towns']) {
  const isNearEnough = !FAR.test(groups.how ?? '');
  if (groups.cabins !== undefined && !isNearEnough) return undefined;
  const end = endOf(groups.town ?? 'cabins', towns);
  return end && ({ is: 'town', town: end.name, position: end.position, isNearEnough } as const);
}

/** "Lunch by Enchanted Rock": as many of the words as are a name. */
function nearName(found: RegExpExecArray, { placeCalled }: KnownPlaces): AskedPlace[] {
  const words = (found.groups?.name ?? '').split(' ');
  const begin = found[0].length - words.join(' ').length;
  for (let count = words.length; count > 0; count -= 1) {
    const name = words.slice(0, count).join(' ');
    const position = placeCalled(name);
    if (!position) continue;
    const town = name.replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
    const wish = { is: 'town', town, position, isNearEnough: true } as const;
    return [{ start: found.index, end: found.index + begin + name.length, wish }];
  }
  return [];
}
