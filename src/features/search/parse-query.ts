import { fold, wordsIn } from './fold.ts';

/** A longer question is cut: nobody types more, and a pasted page must not hold up the browser. */
const LONGEST = 200;

/** Words past this many are left out. */
const MOST_WORDS = 12;

/** Words that say nothing about what is looked for. */
const EMPTY_WORDS = new Set(
  (
    'a about after all an and any are around as at be best by can close do does for from get go good have how i in is it ' +
    'me my near nearby need of on or our place places s some something take that the there thing things to us visit want ' +
    'we what when where which while who with you your'
  ).split(' '),
);

/** One thing that a question asks for. */
export interface SearchTerm {
  /** As it was typed, folded. */
  word: string;
  /** Whether it's being typed, so that its end may be missing. */
  isLast: boolean;
}

/**
 * What the question asks for, term by term. Takes any text; time grows with its first 200
 * characters only.
 */
export function parseQuery(text: string): SearchTerm[] {
  const words = wordsIn(text.slice(0, LONGEST)).map(fold);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  const asked = [...new Set(telling.length > 0 ? telling : words)];
  // Nearly everything has a word that begins like this, so it would only shuffle the results.
  if (asked.length > 1 && /^\p{L}$/u.test(asked.at(-1) ?? '')) asked.pop();
  return asked.slice(0, MOST_WORDS).map((word, index, all) => ({
    word,
    isLast: index === all.length - 1,
  }));
}
