import {
  keyOf,
  LIST_NAMES,
  LIST_TABLES,
  type ListName,
  type Row,
  type Rows,
} from '../postgres/postgres-tables.ts';
import type { EntryKey } from '../tables.ts';

/** A list of the content, or the owner's facts, each of which counts as an entry. */
export type Part = ListName | 'site';

export const PARTS: readonly Part[] = ['site', ...LIST_NAMES];

/** Who has changed an entry in a way that the other side doesn't have. */
export type Side = 'ours' | 'theirs' | 'both';

/** In place of a key: the order of a list, which can change without any of its entries. */
export const ORDER = null;

/** Names an entry, or the order of a list, in a set or map. */
export function placeOf(part: Part, key: EntryKey | typeof ORDER): string {
  return JSON.stringify([part, key]);
}

/** A part's entries by key, in their order; empty if it is missing, as in an older publish. */
export function entriesOf(rows: Rows, part: Part): ReadonlyMap<EntryKey, unknown> {
  if (part === 'site') return new Map(Object.entries(rows.site ?? {}));
  const list: readonly Row[] = rows[part] ?? [];
  return new Map(list.map((row) => [keyOf(part, row), row]));
}

/** True for a list whose entries the owner arranges; the others are sorted by their keys. */
export function hasOrder(part: Part): part is ListName {
  return part !== 'site' && LIST_TABLES[part].positioned;
}
