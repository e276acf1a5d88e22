const WORDS_PER_MINUTE = 200;

/** The minutes a body takes to read, at least one. */
export function minutesToRead(body: string): number {
  return Math.max(1, Math.round(wordsIn(body) / WORDS_PER_MINUTE));
}

/** The number of words in a body; a word contains a letter or digit. */
export function wordsIn(body: string): number {
  return body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
