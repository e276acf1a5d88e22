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

/** The entries of a file as the owner wrote them. */
export type Rows = readonly (readonly [key: EntryKey, row: Row])[];

/** The entries in the text of a file of the set. */
export function rowsIn(path: string, fileSet: FileSet, text: string): Rows {
  const { kind, isFolder, name } = fileSet;
  if (kind === 'document')
    return [[keyOfPath(path, fileSet), asWritten(fileSet, documentIn(text))]];
  if (kind !== 'fields') return [...(entriesIn('entries', text) ?? [])] as unknown as Rows;
  const fields = Object.fromEntries(entriesIn('fields', text) ?? []);
  return [[isFolder ? keyOfPath(path, fileSet) : name, fields]];
}

/** The file's text with the entry; undefined if the file goes. */
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

/** All fields but the number of an entry. */
export function fieldsOf(row: Row | null): Row {
  const { id: _, ...fields } = row ?? {};
  return fields;
}

/** The row as it is read back from a file of the set: there's no space around the text of a document. */
export function asWritten<Value extends Row | null>({ kind }: FileSet, row: Value): Value {
  if (kind !== 'document' || typeof row?.content !== 'string') return row;
  return { ...row, content: writtenBody(row.content) };
}

/** The path of a file that the set lacks yet. */
export function newPath({ kind, path }: FileSet, key: EntryKey | null, value: Row | null): string {
  if (kind === 'fields') return `${path}/${key}.yaml`;
  if (typeof key === 'string') return `${path}/${key}.md`;
  const words = slugOf({ title: String(value?.title ?? '') }).slice(0, 60) || 'post';
  return `${path}/${String(key).padStart(4, '0')}-${words.replace(/-$/, '')}.md`;
}
