import { isEmpty, NEGATIONS } from './empty-words.ts';
import { stem } from './fold.ts';
import { Phrases, type Token, tokensIn } from './tokens.ts';

/** A longer question is cut: nobody types more, and a pasted page must not hold up the browser. */
const LONGEST = 200;

/** Words past this many are left out. */
const MOST_WORDS = 12;

/** One thing that a question asks for. */
export interface SearchTerm {
  /** As the index would have it: a word or a phrase. */
  word: string;
  /** It and its neighbor as one word, if the guide writes them so. */
  joined?: string | undefined;
  /** The words that it's made of, if the guide writes them, too: "gruenehall". */
  parts?: readonly string[] | undefined;
  /** Whether it's being typed, so that its end may be missing. */
  isLast: boolean;
  /** Whether only the word itself counts, and none that is spelled like it or begins so. */
  isExact?: true;
}

/** What is known of words when a question is read. */
export interface Vocabulary {
  phrases: Phrases;
  /** True if something can be found by the word. */
  has: (word: string) => boolean;
  /** True if the guide writes the word. */
  isWritten: (word: string) => boolean;
  /** True if something can be found by a word that is nearly spelled like it. */
  hasSimilar: (word: string) => boolean;
  /** The words that something is named with, if it's these as one: "riverroad". */
  pairOf: (word: string) => readonly [string, string] | undefined;
  /** True if something is named with these words, which say "no" or "without": "without a name". */
  isNamed: (words: string) => boolean;
}

/** With it, a question is its words. */
export const NO_VOCABULARY: Vocabulary = {
  phrases: new Phrases(),
  has: () => false,
  isWritten: () => false,
  hasSimilar: () => false,
  pairOf: () => undefined,
  isNamed: () => false,
};

/**
 * What the question asks for, term by term. Takes any text; time grows with its first 200
 * characters only. Words that tell nothing, or say what isn't wanted, are terms only if there are no
 * others, and if these aren't `wantsTelling`.
 */
export function parseQuery(
  text: string,
  vocabulary = NO_VOCABULARY,
  wantsTelling = false,
): SearchTerm[] {
  const asked = [...withoutRepeats(readTerms(text, vocabulary, wantsTelling))];
  // Nearly everything has a word that begins like this, so it would only shuffle the results.
  if (asked.length > 1 && /^\p{L}$/u.test(asked.at(-1)?.word ?? '')) asked.pop();
  return asked.slice(0, MOST_WORDS).map((term, index, all) => ({
    ...term,
    isLast: index === all.length - 1,
  }));
}

type Term = Omit<SearchTerm, 'isLast'>;

function readTerms(text: string, vocabulary: Vocabulary, wantsTelling: boolean): Term[] {
  const tokens = tokensIn(text.slice(0, LONGEST));
  const terms: Term[] = [];
  const unwanted: Term[] = [];
  for (let at = 0; at < tokens.length; ) {
    const refused = refusedAt(tokens, at, vocabulary);
    const { read, next } = termsAt(tokens, refused ?? at, vocabulary);
    (refused === undefined ? terms : unwanted).push(...read);
    at = next;
  }
  const telling = terms.filter(({ word }) => !isEmpty(word));
  if (telling.length > 0 || wantsTelling) return telling;
  return [...terms, ...unwanted];
}

/** Where the word stands that a "no" or "without" at this place takes back. */
function refusedAt(
  tokens: readonly Token[],
  at: number,
  { phrases, isNamed }: Vocabulary,
): number | undefined {
  if (!NEGATIONS.has(tokens[at]?.word ?? '') || phrases.at(tokens, at).length > 0) return undefined;
  const ahead = tokens.slice(at + 1).findIndex(({ word }) => !isEmpty(word));
  const words = tokens.slice(at, at + ahead + 2).map(({ word }) => word);
  return ahead < 0 || ahead > MOST_BETWEEN || isNamed(words.join(' ')) ? undefined : at + ahead + 1;
}

/** What a question asks at this place, and where it goes on. */
function termsAt(
  tokens: readonly Token[],
  at: number,
  vocabulary: Vocabulary,
): { read: Term[]; next: number } {
  const { word = '', parts = [] } = tokens[at] ?? {};
  const [phrase] = vocabulary.phrases.at(tokens, at);
  const next = tokens[at + 1]?.word;
  if (phrase !== undefined)
    return { read: [{ word: phrase }], next: at + phrase.split(' ').length };
  if (next !== undefined && isJoined(word, next, vocabulary)) {
    const joined = word + next;
    return {
      read: [
        { word, joined },
        { word: next, joined },
      ],
      next: at + 2,
    };
  }
  return {
    read: parts.some(isNumber) ? [road(word, parts)] : apart(word, vocabulary),
    next: at + 1,
  };
}

/** How many words may stand between "no" and what isn't wanted: "without any of the". */
const MOST_BETWEEN = 3;

/** A shorter number is one of many things. */
const SHORTEST_ROAD_NUMBER = 3;

function isNumber(part: string): boolean {
  return /^\d+$/.test(part);
}

/** A road as a whole; by its number, too, since titles often leave out what kind of road it is. */
function road(word: string, parts: readonly string[]): Term {
  const number = parts.find((part) => isNumber(part) && part.length >= SHORTEST_ROAD_NUMBER);
  return { word, joined: number, isExact: true };
}

/** "star gazing", if the guide writes "stargazing", or names something so. */
function isJoined(word: string, next: string, { has, pairOf }: Vocabulary): boolean {
  const joined = word + next;
  if (isEmpty(word) || isEmpty(next))
    return (
      isEmpty(word) !== isEmpty(next) &&
      Math.min(word.length, next.length) >= SHORTEST_PART &&
      has(joined)
    );
  return has(joined) || pairOf(joined) !== undefined;
}

/** A word, or what it is if the guide writes it apart: "foodtruck". */
function apart(word: string, { phrases, has, hasSimilar, pairOf }: Vocabulary): Term[] {
  const phrase = phrases.joined(word);
  if (phrase !== undefined) return [{ word: phrase }];
  const pair = pairOf(word);
  if (pair) return pair.map((one) => ({ word: one, joined: word }));
  const parts = partsOf(word, has);
  if (has(word)) return [{ word, parts }];
  if (!parts || isEmpty(word) || hasSimilar(word)) return [{ word }];
  return parts.map((word) => ({ word }));
}

/** The words of the guide that this one consists of, the first as long as can be: "bbqplace", too. */
export function partsOf(word: string, has: Vocabulary['has']): string[] | undefined {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const [first, second] = [stem(word.slice(0, cut)), stem(word.slice(cut))];
    const isWord = has(second) || (second.length > SHORTEST_PART && isEmpty(second));
    const rest = isWord ? [second] : has(first) && partsOf(word.slice(cut), has);
    if (rest && has(first)) return [first, ...rest];
  }
  return undefined;
}

/** Shorter parts would be found in many misspelled words. */
const SHORTEST_PART = 3;

function withoutRepeats(terms: readonly Term[]): Iterable<Term> {
  return new Map(terms.map((term) => [term.word, term])).values();
}
