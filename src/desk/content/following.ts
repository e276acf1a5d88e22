import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../../content/merge/entries.ts';
import type { Tree } from '../../content/versions/version.ts';
import { isGroup } from '../../model/is-group.ts';
import type { Edit, Entries, EntryRef } from './entries.ts';
import { pathOf } from './page-of.ts';

type ReadText = (hash: string) => Promise<string>;

/** The edits with those of every entry that names a page whose address they change: it names the new one. */
export async function following(
  entries: Entries,
  edits: readonly Edit[],
  tree: Tree,
  read: ReadText,
): Promise<Edit[]> {
  const moved = new Map<string, string>();
  for (const { base, value, ...ref } of edits) {
    const [old, now] = [base && pathOf(entries, ref, base), value && pathOf(entries, ref, value)];
    if (old && now && old !== now) moved.set(old, now);
  }
  if (moved.size === 0) return [...edits];
  const isEdited = (ref: EntryRef) =>
    edits.some(({ list, key }) => list === ref.list && key === ref.key);
  const more = (await namers(entries, moved, tree, read)).filter((edit) => !isEdited(edit));
  return [...edits.map((edit) => ({ ...edit, value: renamed(edit.value, moved) })), ...more];
}

/** The entries that name one of the old addresses, and what they are with the new ones. */
export async function namers(
  entries: Entries,
  moved: ReadonlyMap<string, string>,
  tree: Tree,
  read: ReadText,
): Promise<Edit[]> {
  const found: Edit[] = [];
  for (const { name: list } of entries.fileSets)
    for (const [key, base] of await entries.all(list, tree, read)) {
      const value = renamed(base, moved);
      if (!isDeepStrictEqual(value, base)) found.push({ list, key, base, value });
    }
  return found;
}

function renamed<Value extends Row | null>(row: Value, moved: ReadonlyMap<string, string>): Value {
  const within = (value: unknown): unknown => {
    if (typeof value === 'string') return renamedPath(value, moved);
    if (Array.isArray(value)) return value.map(within);
    if (!isGroup(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, within(part)]));
  };
  return within(row) as Value;
}

/** A text that is an address of the site, perhaps with a place on its page. */
function renamedPath(text: string, moved: ReadonlyMap<string, string>): string {
  if (!text.startsWith('/')) return text;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  const now = moved.get(path);
  return now === undefined ? text : now + rest;
}
