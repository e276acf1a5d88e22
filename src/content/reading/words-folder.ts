import { join } from 'node:path';
import type { PageWords, Words } from '../../model/content/content.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import { contentNames } from '../files/leftover.ts';
import { readFailure, readTextFile } from '../files/text-file.ts';
import { parseYaml } from '../files/yaml-text.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import { unreadEntry } from './entry-file.ts';
import type { LocatedEntry } from './placed-entries.ts';
import { type PlacedWords, readWords, unknownPage, type WordsTables } from './placed-words.ts';

/** The folder of the words of pages, in the content folder. */
export const PAGES = 'pages';

/** The folder of the owner's own pages, next to the words of the guide's. */
export const OWN_PAGES = 'own';

/**
 * Reads pages/<page>.yaml of all pages with words. What is missing takes the shipped words, told to
 * `note`; without `shipped`, and for files of no page, it's a fault. Never throws.
 */
export function readWordsFolder(
  root: string,
  tables: WordsTables,
  shipped: PageWords | undefined,
  note: Report,
): PlacedWords {
  const folder = join(root, PAGES);
  const broken: ContentProblem[] = [];
  const names = namesIn({ root, file: folder }, tables, shipped !== undefined, (problem) =>
    broken.push(problem),
  );
  if (broken.length > 0) return { entries: [], broken };
  if (names.size === 0)
    note({ file: folder, message: 'is missing or empty, so all pages take the shipped words' });
  const pages = [...tables.words.keys()].map((page) => readPage(page));
  const strays = [...names].filter((name) => !isPageFile(name, tables));
  return { entries: [...pages, ...strays.map(strayEntry)], broken: undefined };

  function readPage(page: string): LocatedEntry<Words> {
    const name = `${page}.yaml`;
    const file = join(folder, name);
    const ours = shipped?.[page];
    if (!ours || names.has(name)) return readWordsFile({ root, file }, page, tables, ours, note);
    if (names.size > 0) note({ file, message: 'is missing, so the page takes the shipped words' });
    return { ...unreadEntry(page, file), value: ours };
  }

  function strayEntry(name: string): LocatedEntry<Words> {
    return unknownPage(unreadEntry(undefined, join(folder, name)).place);
  }
}

/** Reads the file with the words of the page, as readWordsFolder does with each. */
function readWordsFile(
  path: ContentPath,
  page: string,
  tables: WordsTables,
  shipped: Words | undefined,
  note: Report,
): LocatedEntry<Words> {
  const { file } = path;
  const unread = unreadEntry(page, file);
  const text = readTextFile(path, (problem) => unread.problems.push(problem));
  return text === undefined ? unread : readWordsText(file, text, page, tables, shipped, note);
}

/** Reads the text of the file with the words of the page. */
export function readWordsText(
  file: string,
  text: string,
  page: string,
  tables: WordsTables,
  shipped: Words | undefined,
  note: Report,
): LocatedEntry<Words> {
  const unread = unreadEntry(page, file);
  const report: Report = (problem) => unread.problems.push(problem);
  const yaml = parseYaml({ file, text, firstLine: 1 }, report);
  return yaml ? readWords(page, { yaml, root: '', path: [] }, tables, shipped, note) : unread;
}

function isPageFile(name: string, { words }: WordsTables): boolean {
  return name.endsWith('.yaml') && words.has(name.slice(0, -'.yaml'.length));
}

function namesIn(
  folder: ContentPath,
  tables: WordsTables,
  mayBeMissing: boolean,
  report: Report,
): ReadonlySet<string> {
  try {
    return new Set(contentNames(folder, (name) => isPageFile(name, tables)));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!mayBeMissing || !isMissing) report({ file: folder.file, message: readFailure(error) });
    return new Set();
  }
}
