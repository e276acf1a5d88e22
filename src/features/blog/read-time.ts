const WORDS_PER_MINUTE = 200;

/** How many minutes a body takes to read, at least one. */
export function minutesToRead(body: string): number {
  return Math.max(1, Math.round(wordsIn(body) / WORDS_PER_MINUTE));
}

/** How many words a body has: what has a letter or a digit in it. */
export function wordsIn(body: string): number {
  return body.match(/\S*[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
