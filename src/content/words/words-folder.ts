import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { PageWords, Words } from '../../model/content.ts';
import { PAGE_WORDS } from '../../site/page-words.ts';
import type { Report } from '../content-source.ts';
import { readFailure } from '../files/text-file.ts';
import { readYamlFile } from '../files/yaml-text.ts';
import { isLeftover } from '../publish/leftover.ts';
import type { Entry } from '../schema-problems.ts';
import { validateWords, type WordsReports } from './validate-words.ts';

/** The valid words of pages by the pages' names, each with its place in its file. */
export type WordsEntries = ReadonlyMap<string, Entry<Words>>;

/**
 * Reads the words of all pages, `folder`/<page>.yaml for each page in PAGE_WORDS. A missing folder,
 * file or key takes the shipped words and is noted; without `shipped`, it is a fault. Reports every
 * fault in every file, and each file that belongs to no page. Never throws.
 */
export function readWordsFolder(
  folder: string,
  shipped: PageWords | undefined,
  reports: WordsReports,
): WordsEntries {
  const { report, note } = reports;
  const entries = new Map<string, Entry<Words>>();
  const names = namesIn(folder, shipped !== undefined, report);
  if (!names) return entries;
  if (names.size === 0)
    note({ file: folder, message: 'is missing or empty, so all pages take the shipped words' });
  for (const page of PAGE_WORDS.keys()) {
    const entry = readPage(page, names);
    if (entry) entries.set(page, entry);
  }
  for (const name of names) reportStray(name);
  return entries;

  function readPage(page: string, names: ReadonlySet<string>): Entry<Words> | undefined {
    const name = `${page}.yaml`;
    const file = join(folder, name);
    const ours = shipped?.[page];
    if (ours && !names.has(name)) {
      if (names.size > 0)
        note({ file, message: 'is missing, so the page takes the shipped words' });
      const yaml = { file, value: ours, lineOf: () => undefined };
      return { value: ours, place: { yaml, root: '', path: [] } };
    }
    return readWordsFile(file, page, ours, reports);
  }

  function reportStray(name: string): void {
    if (name.endsWith('.yaml') && PAGE_WORDS.has(name.slice(0, -'.yaml'.length))) return;
    const message = 'does not belong to any page; correct its name, or delete it';
    report({ file: join(folder, name), message });
  }
}

/** Reads the file with the words of the page, as readWordsFolder does with each. */
export function readWordsFile(
  file: string,
  page: string,
  shipped: Words | undefined,
  reports: WordsReports,
): Entry<Words> | undefined {
  const yaml = readYamlFile(file, reports.report);
  return yaml && validateWords(page, { yaml, root: '', path: [] }, shipped, reports);
}

/** The files in the folder; undefined, and reported, if it can't be read. */
function namesIn(
  folder: string,
  mayBeMissing: boolean,
  report: Report,
): ReadonlySet<string> | undefined {
  try {
    return new Set(readdirSync(folder).filter((name) => !isLeftover(name)));
  } catch (error) {
    if (mayBeMissing && (error as NodeJS.ErrnoException).code === 'ENOENT') return new Set();
    report({ file: folder, message: readFailure(error) });
    return undefined;
  }
}
