import { isDeepStrictEqual } from 'node:util';
import type { Row } from '../../content/merge/entries.ts';
import type { Tree } from '../../content/versions/version.ts';
import { isGroup } from '../../model/is-group.ts';
import { problemsOf } from './check-row.ts';
import type { Edit, Entries, EntryRef } from './entries.ts';
import { pathOf } from './page-of.ts';

/** New addresses by the old ones; undefined for what leaves the site. */
type Moved = ReadonlyMap<string, string | undefined>;

/** Adds edits to entries that name moved or removed pages, unless those would be wrong afterward. */
export async function following(
  entries: Entries,
  edits: readonly Edit[],
  tree: Tree,
): Promise<Edit[]> {
  const moved = new Map<string, string | undefined>();
  for (const { base, value, ...ref } of edits) {
    const [old, now] = [base && pathOf(entries, ref, base), value && pathOf(entries, ref, value)];
    if (old && old !== now && (now || value === null)) moved.set(old, now ?? undefined);
    if (value === null) moved.set(`${ref.list} ${ref.key}`, undefined);
  }
  if (moved.size === 0) return [...edits];
  const isEdited = (ref: EntryRef) =>
    edits.some(({ list, key }) => list === ref.list && key === ref.key);
  const isRight = ({ value, ...ref }: Edit) => problemsOf(entries, ref, value ?? {}).length === 0;
  const more = (await namers(entries, moved, tree)).filter(
    (edit) => !isEdited(edit) && isRight(edit),
  );
  return [...edits.map((edit) => ({ ...edit, value: renamed(edit.value, moved) })), ...more];
}

/** Edits to the entries that name one of the old addresses. */
export async function namers(entries: Entries, moved: Moved, tree: Tree): Promise<Edit[]> {
  const found: Edit[] = [];
  for await (const { ref, row: base } of entries.each(tree)) {
    const value = renamed(base, moved);
    if (!isDeepStrictEqual(value, base)) found.push({ ...ref, base, value });
  }
  return found;
}

function renamed<Value extends Row | null>(row: Value, moved: Moved): Value {
  const within = (value: unknown, name = ''): unknown => {
    if (typeof value === 'string') return renamedPath(value, moved);
    if (typeof value === 'number') return moved.has(`${name} ${value}`) ? undefined : value;
    if (Array.isArray(value)) {
      const left = value.map((item) => unlessEmptied(item, within(item, name)));
      const there = left.filter((item) => item !== undefined);
      return there.length === 0 && value.length > 0 ? undefined : there;
    }
    if (!isGroup(value)) return value;
    const parts = Object.entries(value).map(([name, part]) => [name, within(part, name)] as const);
    return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
  };
  return within(row) as Value;
}

/** A list's item; undefined for words that have lost what they are about: a link, or places. */
function unlessEmptied(before: unknown, after: unknown): unknown {
  if (!isGroup(before) || !isGroup(after)) return after;
  const [had, has] = [Object.keys(before).length, Object.keys(after).length];
  return has < had && has < 2 ? undefined : after;
}

/** The new address if the text is an old one, with any query and fragment; undefined if it's gone. */
function renamedPath(text: string, moved: Moved): string | undefined {
  if (!text.startsWith('/')) return text;
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/s.exec(text) ?? [];
  if (!moved.has(path)) return text;
  const now = moved.get(path);
  return now === undefined ? undefined : now + rest;
}
