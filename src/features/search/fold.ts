/** Letters and digits that have no accents. */
const PLAIN = /^[\w-]*$/;

/** How words are compared: in lower case, and without accents, "Güne" like "gune". */
export function fold(word: string): string {
  // Nearly all words are plain, and a phone folds 100,000 of them while it reads the index.
  if (PLAIN.test(word)) return word.toLowerCase();
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, in its order: runs of letters and digits. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
