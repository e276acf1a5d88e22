import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../../content/merge/entries.ts';
import type { Edit } from '../content/entries.ts';

/** The edit on what the entry is by now; undefined if both changed a field, or one took it away. */
export function onTheirs(edit: Edit, theirs: Row | null): Edit | undefined {
  const { key, base, value } = edit;
  if (key === null || isDeepStrictEqual(theirs, base) || isDeepStrictEqual(theirs, value))
    return edit;
  if (theirs === null || value === null) return undefined;
  const merged: Record<string, unknown> = { ...theirs };
  for (const name of changedFields(edit)) {
    if (isDeepStrictEqual(theirs[name], value[name])) continue;
    if (!isDeepStrictEqual(theirs[name], base?.[name])) return undefined;
    if (value[name] === undefined) delete merged[name];
    else merged[name] = value[name];
  }
  return { ...edit, base: theirs, value: merged };
}

/** True if a row is what the edit makes of it, whatever else has changed; the edit is of an entry that was there. */
export function isDone(edit: Edit, row: Row | undefined): boolean {
  const { value } = edit;
  if (!value || !row) return !value && !row;
  return changedFields(edit).every((name) => isDeepStrictEqual(row[name], value[name]));
}

function changedFields({ base, value }: Edit): string[] {
  const names = new Set([...Object.keys(base ?? {}), ...Object.keys(value ?? {})]);
  return [...names].filter((name) => !isDeepStrictEqual(base?.[name], value?.[name]));
}
