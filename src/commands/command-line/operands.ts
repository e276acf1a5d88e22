import type { ContentTables, EntryKey } from '../../content/tables.ts';
import { fileSetsOf } from '../../content/versions/file-sets.ts';

/** The number of a version. Throws if it is none. */
export function readNumber(text: string): number {
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw new Error(`${JSON.stringify(text)} is no number of a version. ./guide history lists them.`);
}

/** An entry by its number or its file's name, and its list, such as 18 events. Throws if there is no such list. */
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
