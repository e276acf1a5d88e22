import { isWithin } from './paths.ts';

/** The folder of the words that the browser loads, by the name of their set and page. */
const WORDS = '/words';

/** The address of a page's words in the set of this name (decision 30). */
export function wordsPath(set: string, page: string): string {
  return `${WORDS}/${set}/${page}.js`;
}

/** The set that the path of words is of; undefined for any other path. */
export function wordSetOf(path: string): string | undefined {
  return isWordsPath(path) ? path.split('/')[2] : undefined;
}

/** True if the path is that of words, of whatever set. */
export function isWordsPath(path: string): boolean {
  return isWithin(path, WORDS);
}
