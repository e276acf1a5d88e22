import { isWithin } from './paths.ts';

const WORDS = '/words';

/** The address of a page's words in the set of this name (decision 30). */
export function wordsPath(set: string, page: string): string {
  return `${WORDS}/${set}/${page}.js`;
}

/** True for any set's words. */
export function isWordsPath(path: string): boolean {
  return isWithin(path, WORDS);
}
