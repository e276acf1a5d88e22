import type { EntryRef } from '../../content/entries.ts';

/** An entry's key in addresses: `new` if it's a new one, so a page with the address `new` is `new.`. */
export function keyInPath(key: EntryRef['key']): string {
  if (key === null) return 'new';
  return key === 'new' ? 'new.' : String(key);
}

/** The reverse of `keyInPath`; empty for a new entry. */
export function keyOfPath(text: string): string {
  return text === 'new' ? '' : text.replace(/\.$/, '');
}

/** The address of an entry's form, with the field to focus. */
export function editPath({ list, key }: EntryRef, field?: string): string {
  const path = `/edit/${encodeURIComponent(list)}/${encodeURIComponent(keyInPath(key))}`;
  return field ? `${path}?field=${encodeURIComponent(field)}` : path;
}
