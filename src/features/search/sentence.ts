import type { Match } from './answer-sheet.ts';
import type { SearchTerm } from './parse-query.ts';

/** Who asks with more words speaks in sentences, and not each word was meant. */
const MOST_WORDS = 7;

/** What so many documents have is rare; each time as many more count less, down to the least. */
const RARE = 4;
const EACH_DOUBLING = 0.2;
const LEAST = 0.2;

/** True if the question is spoken rather than typed. */
export function isSentence(question: string): boolean {
  return question.split(' ').length > MOST_WORDS;
}

/**
 * What a term of a sentence counts, of 1: what few documents have was meant, and mostly as it's
 * written. Takes its matches.
 */
export function rarity({ word }: Pick<SearchTerm, 'word'>, matches: readonly Match[]): number {
  const written = matches.filter(({ words }) => words.includes(word)).length;
  const documents = Math.sqrt((written || matches.length) * matches.length);
  return Math.max(LEAST, 1 - Math.max(0, Math.log2(documents / RARE)) * EACH_DOUBLING);
}

/** True if it asks what is in the cabins, if it's about them. */
export function asksWhatIsThere(question: string): boolean {
  return /\b(?:have|has|having|had|with|got|there|provided?|supply|supplied|included?|come)\b/iu.test(
    question,
  );
}

/** True if it asks of what it names: "Is the Trail of Lights free?" */
export function asksOfIt(question: string): boolean {
  return /^\W*(?:is|are|does|do|can)\b/iu.test(question);
}
