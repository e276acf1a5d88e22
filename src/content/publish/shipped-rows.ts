import { contentTables } from '../../app/content-tables.ts';
import type { Rows } from '../postgres/postgres-tables.ts';
import { readWordsRows } from '../reading/words-rows.ts';

/**
 * The rows with the shipped words for pages and keys that they lack, so that what a new version of
 * the program adds doesn't count as somebody's change. Words that break a rule stay as they are.
 */
export function withShippedWords(rows: Rows): Rows {
  const own = (rows.words ?? []).map(({ page, words }) => [page, words] as const);
  const { entries } = readWordsRows(rows.words ?? [], contentTables);
  const valid = entries.flatMap(({ key, value }) =>
    value && key ? [[String(key), value] as const] : [],
  );
  const words = [...new Map([...own, ...valid])].map(([page, words]) => ({ page, words }));
  return { ...rows, words: words.sort((one, other) => (one.page < other.page ? -1 : 1)) };
}
