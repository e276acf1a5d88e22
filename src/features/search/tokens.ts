import { fold, stem } from './fold.ts';

/** A word of a text, or several that are one, such as "Ranch Road 965". */
export interface Token {
  /** Where it stands in the text. */
  start: number;
  end: number;
  /** What it is compared by, folded and in the singular. */
  word: string;
  /** What else it is found by, if it stands in the index: the parts of a road's name. */
  parts: readonly string[];
}

/** Roads by the names that signs, addresses and visitors give them. */
const ROADS: readonly (readonly [name: string, spellings: string])[] = [
  ['ih', 'interstate|ih|i'],
  [
    'rr',
    '(?:ranch|farm)[ -]to[ -]market(?:[ -](?:road|rd))?|(?:ranch|farm)[ -](?:road|rd)|rr|rm|fm',
  ],
  ['hwy', '(?:(?:us|u\\.s\\.|tx|texas|state)[ -])?(?:highway|hwy)|us|u\\.s\\.|tx|texas|sh'],
];

const IN_WORD = '[\\p{L}\\p{N}\\p{M}]';
const ROAD = ROADS.map(([name, spellings]) => `(?<${name}>${spellings})`).join('|');

/** A road with its number, letters with periods, or letters and digits with apostrophes inside. */
const TOKEN = new RegExp(
  `(?<!${IN_WORD})(?:${ROAD})\\.?[ -]?(?<number>\\d{1,4})(?!${IN_WORD})` +
    `|(?<!${IN_WORD})(?<letters>\\p{L}(?:\\.\\p{L})+)(?!${IN_WORD})` +
    `|${IN_WORD}+(?:['’ʼ]${IN_WORD}+)*`,
  'giu',
);

/** The tokens of a text in its order; whatever isn't a letter or digit is a border. */
export function tokensIn(text: string): Token[] {
  return [...text.matchAll(TOKEN)].map(({ 0: found, index, groups = {} }) => ({
    start: index,
    end: index + found.length,
    ...wordOf(found, groups),
  }));
}

function wordOf(
  found: string,
  groups: Readonly<Record<string, string | undefined>>,
): Pick<Token, 'word' | 'parts'> {
  const { number, letters } = groups;
  if (number !== undefined) {
    const [road] = ROADS.find(([name]) => groups[name] !== undefined) ?? [''];
    return { word: road + number, parts: [...plainWords(found.slice(0, -number.length)), number] };
  }
  if (letters !== undefined) return { word: fold(letters.replaceAll('.', '')), parts: [] };
  const folded = fold(found);
  if (!/['’ʼ]/.test(folded)) return { word: stem(folded), parts: [] };
  const parts = plainWords(folded).filter((part) => part.length > 2);
  return { word: stem(folded.replace(/['’ʼ]/g, '')), parts };
}

function plainWords(text: string): string[] {
  return (fold(text).match(/[\p{L}\p{N}]+/gu) ?? []).map(stem);
}

/** "Free-tailed" and "smoke-free" are no offers. */
const ALONE = new Set(['free']);

/** What begins the term of two words that stand together, so that no beginning of a word finds it. */
const PAIR = '=';

/** The term by which the index finds two neighboring words as a name: "River Road". */
export function pairTerm(first: string, second: string): string {
  return `${PAIR}${first} ${second}`;
}

/** What a term says: the phrase of a pair's. */
export function wordsOfTerm(term: string): string {
  return term.startsWith(PAIR) ? term.slice(PAIR.length) : term;
}

/** What the index finds a text by: its words, the known phrases in it, and joined compounds. */
export function indexTerms(text: string, phrases: Phrases): string[] {
  const tokens = tokensIn(text);
  return tokens.flatMap(({ word, parts, start, end }, at) => {
    const next = tokens[at + 1];
    const isCompound = next?.start === end + 1 && text[end] === '-';
    const isPart = isCompound || (at > 0 && text[start - 1] === '-');
    return [
      ...(isPart && ALONE.has(word) ? [] : [word]),
      ...parts,
      ...phrases.at(tokens, at),
      ...(isCompound ? [stem(word + next.word)] : []),
    ];
  });
}

/** Words that only together mean something: "step-free" is neither a step nor free. */
export class Phrases {
  /** By their first words, the longest first. */
  readonly #byFirst = new Map<string, string[][]>();
  /** By their words written as one: "honkytonk". */
  readonly #byJoined = new Map<string, string>();

  /** Remembers the text if it's a phrase. Returns how it stands in the index. */
  add(text: string): string {
    const words = tokensIn(text).map(({ word }) => word);
    const phrase = words.join(' ');
    const [first] = words;
    if (first === undefined || words.length === 1) return phrase;
    const known = [...(this.#byFirst.get(first) ?? []), words];
    this.#byFirst.set(
      first,
      known.sort((one, other) => other.length - one.length),
    );
    this.#byJoined.set(words.join(''), phrase);
    return phrase;
  }

  /** The phrases that begin with this token, the longest first. */
  at(tokens: readonly Pick<Token, 'word'>[], start: number): string[] {
    const known = this.#byFirst.get(tokens[start]?.word ?? '') ?? [];
    return known
      .filter((words) => words.every((word, index) => tokens[start + index]?.word === word))
      .map((words) => words.join(' '));
  }

  /** The phrase that was written as one word. */
  joined(word: string): string | undefined {
    return this.#byJoined.get(word);
  }
}
