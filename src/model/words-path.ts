import { isWithin } from './paths.ts';

/** The folder of the words that the browser loads, by the name of their set and page. */
const WORDS = '/words';

/** The address of a page's words in the set of this name (decision 30). */
export function wordsPath(set: string, page: string): string {
  return `${WORDS}/${set}/${page}.js`;
}

/** True if the path is that of words, of whatever set. */
export function isWordsPath(path: string): boolean {
  return isWithin(path, WORDS);
}
