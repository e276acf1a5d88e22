import { join } from 'node:path';
import { ContentProblems, type Report } from '../../content/content-source.ts';
import { readEntry } from '../../content/files/entry-file.ts';
import type { Entry } from '../../content/schema-problems.ts';
import { PAGE_WORDS } from '../../site/page-words.ts';

/** Checks the words of all pages and returns the valid ones. `folder` is src/site/pages. */
export function checkPages(folder: string, report: Report): Entry<unknown>[] {
  return [...PAGE_WORDS.keys()].flatMap((name) => checkPage(folder, name, report) ?? []);
}

/** The words in a PAGE_WORDS file. Throws ContentProblems if they aren't what the page needs. */
export function readPageWords(folder: string, name: string): unknown {
  const problems: ContentProblems['problems'][number][] = [];
  const words = checkPage(folder, name, (problem) => problems.push(problem));
  if (words === undefined) throw new ContentProblems(problems);
  return words.value;
}

function checkPage(folder: string, name: string, report: Report): Entry<unknown> | undefined {
  const file = join(folder, name);
  const schema = PAGE_WORDS.get(name);
  if (schema === undefined) {
    const remedy = 'add it to PAGE_WORDS in src/site/page-words.ts, or delete it';
    report({ file, message: `does not belong to any page; ${remedy}` });
    return undefined;
  }
  return readEntry(file, schema, report);
}
