import { readFileSync, realpathSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageWords } from '../../model/content/content.ts';
import { ContentProblems } from '../content-source.ts';
import type { WordsTables } from './placed-words.ts';
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
 * The shipped words (decision 30): a built program's are its build's, others read the folder.
 * Throws ContentProblems if they have faults.
 */
export function shippedWords(tables: WordsTables): PageWords {
  const built = new URL(SHIPPED_WORDS, import.meta.url);
  shipped ??= isBuilt
    ? (JSON.parse(readFileSync(built, 'utf8')) as PageWords)
    : readOwnWords(OWN_CONTENT, tables);
  return shipped;
}

/** The words of the build, for a page whose own are faulty and never were good. */
export function wordsOfBuild(tables: WordsTables): PageWords | undefined {
  return isBuilt ? shippedWords(tables) : undefined;
}

/** The words in the content folder. Throws ContentProblems if anything is wrong or missing. */
export function readOwnWords(folder: string, tables: WordsTables): PageWords {
  const { entries, broken = [] } = readWordsFolder(folder, tables, undefined, () => {});
  const problems = [...broken, ...entries.flatMap(({ problems }) => problems)];
  if (problems.length > 0) throw new ContentProblems(problems);
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}

/** True for the content folder that comes with the program: nothing else supplies what it lacks. */
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
