import type { PageWords, Words } from '../../model/content/content.ts';
import { entriesOf, type PlacedWords, readWords, type WordsTables } from './placed-words.ts';
import { shippedWords } from './shipped-words.ts';

/** The words of a page, as a last good copy keeps them. */
export interface WordsRow {
  page: string;
  words: Words;
}

/** The words in a last good copy, perhaps of another version; shipped ones for missing. */
export function readWordsRows(rows: readonly WordsRow[], tables: WordsTables): PlacedWords {
  const shipped = entriesOf(shippedWords(tables));
  const missing = new Map(shipped);
  for (const { page } of rows) missing.delete(page);
  const all = [...rows, ...[...missing].map(([page, words]) => ({ page, words }))];
  const entries = all.map(({ page, words }) => {
    const yaml = { file: 'page_words', value: words, lineOf: () => undefined };
    const place = { yaml, root: `page ${page}`, path: [] };
    return readWords(page, place, tables, shipped.get(page), () => {});
  });
  return { entries, broken: undefined, shipped };
}

/** The words that the rows show: where they break a rule, the shipped ones. */
export function wordsIn(rows: readonly WordsRow[], tables: WordsTables): PageWords {
  const { entries } = readWordsRows(rows, tables);
  const valid = entries.flatMap(({ key, value }) => (value && key ? [[key, value]] : []));
  return { ...shippedWords(tables), ...Object.fromEntries(valid) };
}
