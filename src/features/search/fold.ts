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

/** A word with more letters may have an ending; one without is another with its letters swapped: "tow". */
const SHORTEST = 4;

/** A shorter root is that of other words, too: "tubing", "tub". */
export const SHORTEST_ROOT = 4;

/** "Parking" and "parked" are "park", "smoke" and "smoking" the same, "cancelling" is "cancel", "cheapest" is "cheap". */
export function root(word: string): string {
  return word.length > SHORTEST
    ? word.replace(/(?:ing|ed|est|e)$/, '').replace(/(.)\1$/, '$1')
    : word;
}

/** The word with two neighboring letters in the other order, "cavren", with "ing", or without its ending. */
export function otherForms(word: string): string[] {
  if (word.length <= SHORTEST) return [];
  const swapped = Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  );
  return [...swapped, word.replace(/in$/, 'ing'), root(word)].filter(
    ({ length }) => length >= SHORTEST_ROOT,
  );
}
