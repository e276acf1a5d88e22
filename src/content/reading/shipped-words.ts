import { readFileSync, realpathSync } from 'node:fs';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PageWords } from '../../model/content/content.ts';
import { ContentProblems } from '../content-source.ts';
import type { WordsTables } from './placed-words.ts';
import { readWordsFolder } from './words-folder.ts';

/** Next to the built programs. */
export const SHIPPED_WORDS = 'shipped-words.json';

const isBuilt = extname(import.meta.url) === '.js';

const OWN_CONTENT = fileURLToPath(
  new URL(isBuilt ? '../../content' : '../../../content', import.meta.url),
);

let shipped: PageWords | undefined;

/** From the build, or the folder when run from source (decision 30). Throws ContentProblems. */
export function shippedWords(tables: WordsTables): PageWords {
  const built = new URL(SHIPPED_WORDS, import.meta.url);
  shipped ??= isBuilt
    ? (JSON.parse(readFileSync(built, 'utf8')) as PageWords)
    : readOwnWords(OWN_CONTENT, tables);
  return shipped;
}

/** The build's words, for a page whose words are faulty and never were valid. */
export function wordsOfBuild(tables: WordsTables): PageWords | undefined {
  return isBuilt ? shippedWords(tables) : undefined;
}

/** The words in the content folder. Throws ContentProblems if any are wrong or missing. */
export function readOwnWords(folder: string, tables: WordsTables): PageWords {
  const { entries, broken = [] } = readWordsFolder(folder, tables, undefined, () => {});
  const problems = [...broken, ...entries.flatMap(({ problems }) => problems)];
  if (problems.length > 0) throw new ContentProblems(problems);
  return Object.fromEntries(entries.map(({ key, value }) => [key, value]));
}

/** True for the shipped content folder, whose missing words nothing else supplies. */
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
