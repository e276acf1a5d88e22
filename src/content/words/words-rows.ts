import type { PageWords } from '../../model/content/content.ts';
import type { Rows, WordsRow } from '../postgres/postgres-tables.ts';
import { entriesOf, type PlacedWords, readWords } from './placed-words.ts';
import { shippedWords } from './shipped-words.ts';

/**
 * The words of all pages in the rows of a database, or in a publish or a last good copy that another
 * version of the program may have written. A page without a row, and a missing key, takes the
 * shipped words (decision 30).
 */
export function readWordsRows(rows: readonly WordsRow[]): PlacedWords {
  const shipped = entriesOf(shippedWords());
  const missing = new Map(shipped);
  for (const { page } of rows) missing.delete(page);
  const all = [...rows, ...[...missing].map(([page, words]) => ({ page, words }))];
  const entries = all.map(({ page, words }) => {
    const yaml = { file: 'page_words', value: words, lineOf: () => undefined };
    const place = { yaml, root: `page ${page}`, path: [] };
    return readWords(page, place, shipped.get(page), () => {});
  });
  return { entries, broken: undefined, shipped };
}

/** The words that the rows show: where they break a rule, the shipped ones. */
export function wordsIn(rows: readonly WordsRow[]): PageWords {
  const { entries } = readWordsRows(rows);
  const valid = entries.flatMap(({ key, value }) => (value && key ? [[key, value]] : []));
  return { ...shippedWords(), ...Object.fromEntries(valid) };
}

/**
 * The rows with the shipped words for pages and keys that they lack, so that what a new version of
 * the program adds doesn't count as somebody's change. Words that break a rule stay as they are.
 */
export function withShippedWords(rows: Rows): Rows {
  const own = (rows.words ?? []).map(({ page, words }) => [page, words] as const);
  const { entries } = readWordsRows(rows.words ?? []);
  const valid = entries.flatMap(({ key, value }) =>
    value && key ? [[String(key), value] as const] : [],
  );
  const words = [...new Map([...own, ...valid])].map(([page, words]) => ({ page, words }));
  return { ...rows, words: words.sort((one, other) => (one.page < other.page ? -1 : 1)) };
}
