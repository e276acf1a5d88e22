const WORDS_PER_MINUTE = 200;

/** How many minutes a body takes to read, at least one. */
export function minutesToRead(body: string): number {
  const words = body.match(/\S*[\p{L}\p{N}]\S*/gu) ?? [];
  return Math.max(1, Math.round(words.length / WORDS_PER_MINUTE));
}
