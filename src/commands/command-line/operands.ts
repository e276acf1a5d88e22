import type { ContentTables, EntryKey } from '../../content/tables.ts';
import { fileSetsOf } from '../../content/versions/file-sets.ts';

/** Parses a version's number. Throws if it isn't one. */
export function readNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${JSON.stringify(text)} is no number of a version. ./guide history lists them.`);
}

/** Parses an entry, by number or file name, and its list: 18 events. Throws if there is no such list. */
export function readEntry(
  key: string,
  list: string,
  tables: Pick<ContentTables, 'lists'>,
): { list: string; key: EntryKey } {
  const names = fileSetsOf(tables).map(({ name }) => name);
  if (!names.includes(list))
    throw new Error(`The content has no ${JSON.stringify(list)}. It has ${names.join(', ')}.`);
  const kept = tables.lists.find(({ name }) => name === list)?.kept;
  const hasNumbers = kept !== undefined && ('file' in kept || kept.key === 'id');
  return { list, key: hasNumbers && /^\d+$/.test(key) ? Number(key) : key };
}
