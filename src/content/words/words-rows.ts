import type { PageWords } from '../../model/content.ts';
import type { Report } from '../content-source.ts';
import type { WordsRow } from '../postgres/postgres-tables.ts';
import { shippedWords } from './shipped-words.ts';
import { validateWords } from './validate-words.ts';

/**
 * The words of all pages from the rows of a database or a publish. A page without a row, and a
 * missing key, takes the shipped words (decision 30). So does a row that breaks a rule, which is
 * reported.
 */
export function checkWordsRows(rows: readonly WordsRow[], report: Report): PageWords {
  const words = { ...shippedWords() };
  for (const { page, words: value } of rows) {
    const yaml = { file: 'page_words', value, lineOf: () => undefined };
    const place = { yaml, root: `page ${page}`, path: [] };
    const entry = validateWords(page, place, words[page], { report, note: () => {} });
    if (entry) words[page] = entry.value;
  }
  return words;
}
