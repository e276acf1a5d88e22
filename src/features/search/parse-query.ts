import { stem } from './fold.ts';
import { Phrases, tokensIn } from './tokens.ts';

/** A longer question is cut: nobody types more, and a pasted page must not hold up the browser. */
const LONGEST = 200;

/** Words past this many are left out. */
const MOST_WORDS = 12;

/** Words that say nothing about what is looked for; they stand here as the index would have them. */
const EMPTY_WORDS = new Set(
  (
    'a about after all am an and any anywhere are around as at be best by can close do does for from get go good have ' +
    'how i in is it let like me my near nearby need of on or our ours out place s should some something somewhere t take ' +
    'that the their there thing this to u us visit want we what whats when where which while who will with you your ' +
    'exactly please tell show really actually much many anything everything happening going idea stuff fun cool nice ' +
    'great best top ok okay possible looking find see more most other else one ones still ' +
    'cerca como con cual cuando de del donde el en hacer hay la las los lugar mi nuestro o para por que se su un una y mas mejor mejores bueno buena hoy'
  ).split(' '),
);

/** One thing that a question asks for. */
export interface SearchTerm {
  /** As the index would have it: a word or a phrase. */
  word: string;
  /** It and its neighbor as one word, if the guide writes them so. */
  joined?: string | undefined;
  /** The two words that it's made of, if the guide writes them, too: "gruenehall". */
  parts?: readonly [string, string] | undefined;
  /** Whether it's being typed, so that its end may be missing. */
  isLast: boolean;
}

/** What is known of words when a question is read. */
export interface Vocabulary {
  phrases: Phrases;
  /** True if something can be found by the word. */
  has: (word: string) => boolean;
  /** True if something can be found by a word that is nearly spelled like it. */
  hasSimilar: (word: string) => boolean;
}

const NO_VOCABULARY: Vocabulary = {
  phrases: new Phrases(),
  has: () => false,
  hasSimilar: () => false,
};

/**
 * What the question asks for, term by term. Takes any text; time grows with its first 200
 * characters only. Words that tell nothing are terms only if there are no others, and if these aren't
 * `wantsTelling`.
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
  const { phrases, has } = vocabulary;
  const tokens = tokensIn(text.slice(0, LONGEST));
  const terms: Term[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const { word = '' } = tokens[at] ?? {};
    const [phrase] = phrases.at(tokens, at);
    const next = tokens[at + 1]?.word;
    if (phrase !== undefined) {
      terms.push({ word: phrase });
      at += phrase.split(' ').length - 1;
    } else if (next !== undefined && isJoined(word, next, has)) {
      terms.push({ word, joined: word + next }, { word: next, joined: word + next });
      at += 1;
    } else terms.push(...apart(word, vocabulary));
  }
  const telling = terms.filter(({ word }) => !EMPTY_WORDS.has(word));
  return telling.length > 0 || wantsTelling ? telling : terms;
}

/** "star gazing", if the guide writes "stargazing". */
function isJoined(word: string, next: string, has: Vocabulary['has']): boolean {
  return !EMPTY_WORDS.has(word) && !EMPTY_WORDS.has(next) && has(word + next);
}

/** A word, or what it is if the guide writes it apart: "foodtruck". */
function apart(word: string, { phrases, has, hasSimilar }: Vocabulary): Term[] {
  const phrase = phrases.joined(word);
  if (phrase !== undefined) return [{ word: phrase }];
  const parts = partsOf(word, has);
  if (has(word)) return [{ word, parts }];
  if (!parts || hasSimilar(word)) return [{ word }];
  return parts.map((word) => ({ word }));
}

function partsOf(word: string, has: Vocabulary['has']): [string, string] | undefined {
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const [first, second] = [word.slice(0, cut), stem(word.slice(cut))];
    if (has(first) && has(second)) return [first, second];
  }
  return undefined;
}

/** Shorter parts would be found in many misspelled words. */
const SHORTEST_PART = 3;

function withoutRepeats(terms: readonly Term[]): Iterable<Term> {
  return new Map(terms.map((term) => [term.word, term])).values();
}
