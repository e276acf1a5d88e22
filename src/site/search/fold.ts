/** How words are compared: in lower case, and without accents, "Güne" like "gune". */
export function fold(word: string): string {
  return word.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

/** The words of a text, in its order: runs of letters and digits. */
export function wordsIn(text: string): string[] {
  return text.match(/[\p{L}\p{N}\p{M}]+/gu) ?? [];
}
