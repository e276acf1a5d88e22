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
export interface Wish {
  /** As it was typed, folded. */
  word: string;
  /** Whether it's being typed, so that its end may be missing. */
  isLast: boolean;
}

/** Sets of words that mean the same, as in content/pages/search.yaml: ["bbq", "barbecue"]. */
export type Synonyms = readonly (readonly string[])[];

/**
 * What the question asks for, wish by wish. Takes any text; time grows with its first 200
 * characters only.
 */
export function readQuestion(text: string): Wish[] {
  const words = wordsIn(text.slice(0, LONGEST)).map(fold);
  const telling = words.filter((word) => !EMPTY_WORDS.has(word));
  const asked = (telling.length > 0 ? telling : words).slice(0, MOST_WORDS);
  return [...new Set(asked)].map((word, index, all) => ({
    word,
    isLast: index === all.length - 1,
  }));
}

/** Other words, folded, for a word that is folded. */
export function synonymsOf(word: string, synonyms: Synonyms): string[] {
  const alike = synonyms.filter((set) => set.some((one) => fold(one) === word)).flat();
  return [...new Set(alike.flatMap(wordsIn).map(fold))].filter((one) => one !== word);
}
