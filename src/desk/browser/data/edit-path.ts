import type { EntryRef } from '../../content/entries.ts';

/** How an address and a draft's name say which entry it is; a page may have the address `new`. */
export function keyInPath(key: EntryRef['key']): string {
  if (key === null) return 'new';
  return key === 'new' ? 'new.' : String(key);
}

/** The key that an address says; empty for something new. */
export function keyOfPath(text: string): string {
  return text === 'new' ? '' : text.replace(/\.$/, '');
}

/** Where an entry's form is, and which of its fields is meant. */
export function editPath({ list, key }: EntryRef, field?: string): string {
  const path = `/edit/${encodeURIComponent(list)}/${encodeURIComponent(keyInPath(key))}`;
  return field ? `${path}?field=${encodeURIComponent(field)}` : path;
}
