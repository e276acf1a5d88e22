import { isGroup } from '../../model/is-group.ts';
import { withoutInvisible } from '../files/text-file.ts';
import { parseYaml } from '../files/yaml-text.ts';
import { splitFrontMatter } from '../reading/post-file.ts';
import type { EntryKey } from '../tables.ts';
import type { FileKind } from '../versions/file-sets.ts';

export type Row = Readonly<Record<string, unknown>>;

/** A file's entries by id, or its fields by name, in order. */
export type Entries = ReadonlyMap<EntryKey, unknown>;

/** A text as the guide reads it, without invisible characters and CRLF. */
export function asRead(text: string): string {
  return withoutInvisible(text).replaceAll('\r\n', '\n');
}

/** The entries of a list file, or the fields of another; undefined if the text has neither. */
export function entriesIn(kind: FileKind, text: string | undefined): Entries | undefined {
  if (text === undefined) return new Map();
  if (kind !== 'fields' && kind !== 'entries') return undefined;
  const value = parsed(text);
  if (kind === 'fields') return isGroup(value) ? new Map(Object.entries(value)) : undefined;
  if (!Array.isArray(value)) return undefined;
  const entries = new Map(value.map((row: unknown) => [isGroup(row) ? row.id : undefined, row]));
  const isWhole = entries.size === value.length && !entries.has(undefined);
  return isWhole ? (entries as Map<EntryKey, unknown>) : undefined;
}

/** A document's fields with its body as `content`; for any other file, all of its `text`. */
export function documentIn(text: string): Row {
  const parts = splitFrontMatter(text);
  const head = parts && parsed(parts.front);
  return parts && isGroup(head) ? { ...head, content: parts.content } : { text };
}

function parsed(text: string): unknown {
  return parseYaml({ file: '', text, firstLine: 1 }, () => {})?.value;
}
