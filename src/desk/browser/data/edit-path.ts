import type { EntryRef } from '../../content/entries.ts';

/** Where an entry's form is, and which of its fields is meant. */
export function editPath({ list, key }: EntryRef, field?: string): string {
  const path = `/edit/${encodeURIComponent(list)}/${encodeURIComponent(key ?? 'new')}`;
  return field ? `${path}?field=${encodeURIComponent(field)}` : path;
}
