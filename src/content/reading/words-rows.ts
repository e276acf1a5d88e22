import type { PageWords, Words } from '../../model/content/content.ts';
import { readWords, type WordsTables } from './placed-words.ts';
import { shippedWords } from './shipped-words.ts';

/** The words of a page, as a last good copy keeps them. */
export interface WordsRow {
  page: string;
  words: Words;
}

/** The words in a last good copy, perhaps of another version: the shipped ones for missing and faulty. */
export function wordsIn(rows: readonly WordsRow[], tables: WordsTables): PageWords {
  const shipped = shippedWords(tables);
  const valid = rows.flatMap(({ page, words }) => {
    const yaml = { file: 'page_words', value: words, lineOf: () => undefined };
    const place = { yaml, root: `page ${page}`, path: [] };
    const { key, value } = readWords(page, place, tables, shipped[page], () => {});
    return value && key ? [[key, value]] : [];
  });
  return { ...shipped, ...Object.fromEntries(valid) };
}
