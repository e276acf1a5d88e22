import { join } from 'node:path';
import type { PageWords, Words } from '../../model/content/content.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import { readYamlFile } from '../files/yaml-text.ts';
import { unreadEntry } from './entry-file.ts';
import { readNames } from './entry-folders.ts';
import type { LocatedEntry } from './placed-entries.ts';
import { type PlacedWords, readWords, unknownPage, type WordsTables } from './placed-words.ts';

export const PAGES = 'pages';

/** The folder of own pages, inside PAGES. */
export const OWN_PAGES = 'own';

/**
 * Reads the words of all pages from pages/<page>.yaml. Missing ones are shipped words, told to
 * `note`; without `shipped`, and for files of no page, they are faults. Never throws.
 */
export function readWordsFolder(
  root: string,
  tables: WordsTables,
  shipped: PageWords | undefined,
  note: Report,
): PlacedWords {
  const folder = join(root, PAGES);
  const broken: ContentProblem[] = [];
  const found = readNames(
    { root, file: folder },
    (name) => isPageFile(name, tables),
    shipped !== undefined,
    (problem) => broken.push(problem),
  );
  if (!found) return { entries: [], broken };
  const names = new Set(found);
  if (names.size === 0)
    note({ file: folder, message: 'is missing or empty, so all pages take the shipped words' });
  const pages = [...tables.words.keys()].map((page) => readPage(page));
  const strays = [...names].filter((name) => !isPageFile(name, tables));
  return { entries: [...pages, ...strays.map(strayEntry)], broken: undefined };

  function readPage(page: string): LocatedEntry<Words> {
    const name = `${page}.yaml`;
    const file = join(folder, name);
    const ours = shipped?.[page];
    const unread = unreadEntry(page, file);
    if (ours && !names.has(name)) {
      if (names.size > 0)
        note({ file, message: 'is missing, so the page takes the shipped words' });
      return { ...unread, value: ours };
    }
    const yaml = readYamlFile({ root, file }, (problem) => unread.problems.push(problem));
    return yaml ? readWords(page, { yaml, root: '', path: [] }, tables, ours, note) : unread;
  }

  function strayEntry(name: string): LocatedEntry<Words> {
    return unknownPage(unreadEntry(undefined, join(folder, name)).place);
  }
}

function isPageFile(name: string, { words }: WordsTables): boolean {
  return name.endsWith('.yaml') && words.has(name.slice(0, -'.yaml'.length));
}
