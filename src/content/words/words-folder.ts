import { join } from 'node:path';
import { PAGE_WORDS } from '../../app/page-words.ts';
import type { PageWords, Words } from '../../model/content/content.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import type { PlacedEntry } from '../entries/placed-entries.ts';
import { unreadEntry } from '../files/entry-files/entry-file.ts';
import { readFailure, readTextFile } from '../files/text-file.ts';
import { parseYaml } from '../files/yaml-text.ts';
import { type ContentPath, listContentFolder } from '../gate/content-gate.ts';
import { isLeftover } from '../publish/leftover.ts';
import { type PlacedWords, readWords, unknownPage } from './placed-words.ts';

/** The folder of the owner's own pages, next to the words of the guide's. */
export const OWN_PAGES = 'own';

/**
 * Reads the words of all pages in the content folder, pages/<page>.yaml for each page in PAGE_WORDS.
 * A missing folder, file or key takes the shipped words, and `note` receives it; without `shipped`, it is a fault.
 * Files that belong to no page are faults. Never throws.
 */
export function readWordsFolder(
  root: string,
  shipped: PageWords | undefined,
  note: Report,
): PlacedWords {
  const folder = join(root, 'pages');
  const broken: ContentProblem[] = [];
  const names = namesIn({ root, file: folder }, shipped !== undefined, (problem) =>
    broken.push(problem),
  );
  if (broken.length > 0) return { entries: [], broken };
  if (names.size === 0)
    note({ file: folder, message: 'is missing or empty, so all pages take the shipped words' });
  const pages = [...PAGE_WORDS.keys()].map((page) => readPage(page));
  const strays = [...names].filter((name) => !isPageFile(name));
  return { entries: [...pages, ...strays.map(strayEntry)], broken: undefined };

  function readPage(page: string): PlacedEntry<Words> {
    const name = `${page}.yaml`;
    const file = join(folder, name);
    const ours = shipped?.[page];
    if (!ours || names.has(name)) return readWordsFile({ root, file }, page, ours, note);
    if (names.size > 0) note({ file, message: 'is missing, so the page takes the shipped words' });
    return { ...unreadEntry(page, file), value: ours };
  }

  function strayEntry(name: string): PlacedEntry<Words> {
    return unknownPage(unreadEntry(undefined, join(folder, name)).place);
  }
}

/** Reads the file with the words of the page, as readWordsFolder does with each. */
export function readWordsFile(
  path: ContentPath,
  page: string,
  shipped: Words | undefined,
  note: Report,
): PlacedEntry<Words> {
  const { file } = path;
  const unread = unreadEntry(page, file);
  const text = readTextFile(path, (problem) => unread.problems.push(problem));
  return text === undefined ? unread : readWordsText(file, text, page, shipped, note);
}

/** Reads the text of the file with the words of the page. */
export function readWordsText(
  file: string,
  text: string,
  page: string,
  shipped: Words | undefined,
  note: Report,
): PlacedEntry<Words> {
  const unread = unreadEntry(page, file);
  const report: Report = (problem) => unread.problems.push(problem);
  const yaml = parseYaml({ file, text, firstLine: 1 }, report);
  return yaml ? readWords(page, { yaml, root: '', path: [] }, shipped, note) : unread;
}

function isPageFile(name: string): boolean {
  return name.endsWith('.yaml') && PAGE_WORDS.has(name.slice(0, -'.yaml'.length));
}

/** The files in the folder; none, and reported, if it can't be read. */
function namesIn(folder: ContentPath, mayBeMissing: boolean, report: Report): ReadonlySet<string> {
  try {
    const names = listContentFolder(folder);
    return new Set(names.filter((name) => !isLeftover(name) && name !== OWN_PAGES));
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!mayBeMissing || !isMissing) report({ file: folder.file, message: readFailure(error) });
    return new Set();
  }
}
