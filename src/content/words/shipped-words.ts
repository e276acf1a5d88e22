import { readFileSync, realpathSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageWords } from '../../model/content/content.ts';
import { ContentProblems } from '../content-source.ts';
import { readWordsFolder } from './words-folder.ts';

/** The file next to the built programs that holds the shipped words. */
export const SHIPPED_WORDS = 'shipped-words.json';

const isBuilt = extname(import.meta.url) === '.js';

/** The content folder that comes with the program. */
const OWN_CONTENT = fileURLToPath(
  new URL(isBuilt ? '../../content' : '../../../content', import.meta.url),
);

let shipped: PageWords | undefined;

/**
 * The words that come with the program, complete and valid (decision 30). A built program has them
 * from its build, however the content folder next to it is edited; others read them from that
 * folder. Throws ContentProblems if they have faults there.
 */
export function shippedWords(): PageWords {
  shipped ??= isBuilt ? builtWords() : readOwnWords(OWN_CONTENT);
  return shipped;
}

/**
 * What a page shows if its words in the program's own content folder are faulty and were never good:
 * the words of the build. Undefined in a program that isn't built.
 */
export function wordsOfBuild(): PageWords | undefined {
  return isBuilt ? shippedWords() : undefined;
}

function builtWords(): PageWords {
  const file = new URL(SHIPPED_WORDS, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as PageWords;
}

/** The words in the content folder. Throws ContentProblems if anything is wrong or missing. */
export function readOwnWords(folder: string): PageWords {
  const { entries, broken = [] } = readWordsFolder(folder, undefined, () => {});
  const problems = [...broken, ...entries.flatMap(({ problems }) => problems)];
  if (problems.length > 0) throw new ContentProblems(problems);
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}

/**
 * True if this is the content folder that comes with the program: nothing but itself could supply
 * a word that is missing in it.
 */
export function isOwnContent(folder: string): boolean {
  const own = realPath(OWN_CONTENT);
  return own !== undefined && realPath(folder) === own;
}

function realPath(folder: string): string | undefined {
  try {
    return realpathSync(folder);
  } catch {
    return undefined;
  }
}
