import { stringify } from 'yaml';
import {
  editDocument,
  editEntries,
  editFields,
  writtenBody,
} from '../../content/editing/edit-file.ts';
import { documentIn, entriesIn, type Row } from '../../content/merge/entries.ts';
import type { EntryKey } from '../../content/tables.ts';
import { type FileSet, keyOfPath } from '../../content/versions/file-sets.ts';
import { slugOf } from '../../model/entry-slug.ts';

export type Rows = readonly (readonly [key: EntryKey, row: Row])[];

/** The entries in the text of a file. */
export function rowsIn(path: string, fileSet: FileSet, text: string): Rows {
  const { kind, isFolder, name } = fileSet;
  if (kind === 'document')
    return [[keyOfPath(path, fileSet), asWritten(fileSet, documentIn(text))]];
  if (kind !== 'fields') return [...(entriesIn('entries', text) ?? [])] as unknown as Rows;
  const fields = Object.fromEntries(entriesIn('fields', text) ?? []);
  return [[isFolder ? keyOfPath(path, fileSet) : name, fields]];
}

/** The file's text with the entry changed; undefined if the file is to be deleted. */
export function changedText(
  { kind }: FileSet,
  key: EntryKey,
  old: string | undefined,
  value: Row | null,
): string | undefined {
  if (kind === 'entries')
    return editEntries(old ?? '[]\n', key, value ? { id: key, ...fieldsOf(value) } : undefined);
  if (value === null) return undefined;
  if (kind === 'fields')
    return old === undefined ? stringify(value, { lineWidth: 100 }) : editFields(old, value);
  const { id: _, slug: __, ...head } = value;
  return editDocument(old, head);
}

/** A row without its `id`. */
export function fieldsOf(row: Row | null): Row {
  const { id: _, ...fields } = row ?? {};
  return fields;
}

/** The row as it reads back from its file: a document's text is trimmed. */
export function asWritten<Value extends Row | null>({ kind }: FileSet, row: Value): Value {
  if (kind !== 'document' || typeof row?.content !== 'string') return row;
  return { ...row, content: writtenBody(row.content) };
}

/** The path for a new file of the set. */
export function newPath({ kind, path }: FileSet, key: EntryKey | null, value: Row | null): string {
  if (kind === 'fields') return `${path}/${key}.yaml`;
  if (typeof key === 'string') return `${path}/${key}.md`;
  const words = slugOf({ title: String(value?.title ?? '') }).slice(0, 60) || 'post';
  return `${path}/${String(key).padStart(4, '0')}-${words.replace(/-$/, '')}.md`;
}
