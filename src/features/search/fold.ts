import { plainLetters } from '../../model/plain-letters.ts';

/** Letters and digits that have no accents. */
const PLAIN = /^[\w-]*$/;

/** How words are compared: in lower case, and without accents, "Łódź" like "lodz". */
export function fold(word: string): string {
  // Nearly all words are plain, and a phone folds 100,000 of them while it reads the index.
  if (PLAIN.test(word)) return word.toLowerCase();
  return plainLetters(word);
}

/** A folded word in the singular: "breweries" like "brewery", "joes" like "joe". */
export function stem(word: string): string {
  if (word.length < 4) return word;
  if (word.length > 4 && /ies?$/.test(word)) return word.replace(/ies?$/, 'y');
  if (/(?:ch|sh|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return /[^sui]s$/.test(word) ? word.slice(0, -1) : word;
}
