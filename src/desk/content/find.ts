import type { Row } from '../../content/merge/entries.ts';
import type { EntryKey } from '../../content/tables.ts';
import type { Tree } from '../../content/versions/version.ts';
import { isGroup } from '../../model/is-group.ts';
import { plainLetters } from '../../model/plain-letters.ts';
import type { Entries, EntryRef } from './entries.ts';
import { nameOf, pathsOf } from './page-of.ts';

/** Nobody reads more. */
const MOST = 30;

/** How much is shown on each side of what was found, in characters. */
const AROUND = 40;

/** An entry, and where in it the words are. */
export interface Hit {
  ref: EntryRef;
  title: string;
  /** The field's path; undefined if the entry's page was asked for. */
  field?: string;
  excerpt?: string;
}

/** The entries with all of the words, or the one whose page has this address. */
export async function findByWords(
  words: string,
  entries: Entries,
  tree: Tree,
  read: (hash: string) => Promise<string>,
): Promise<Hit[]> {
  const path = pathIn(words.trim());
  const wanted = folded(words).split(/\s+/).filter(Boolean);
  if (wanted.length === 0) return [];
  const hits: (Hit & { rank: number })[] = [];
  for (const { name: list } of entries.places)
    for (const [key, row] of await entries.all(list, tree, read)) {
      const ref = { list, key };
      const title = nameOf(row) || String(key);
      if (path === undefined) hits.push(...hitsIn(ref, title, row, wanted));
      else if (pathsOf(entries, ref, row).includes(path))
        hits.push({ ref, title, rank: list === 'page' ? 1 : 0 });
    }
  const ranked = hits.sort((one, other) => one.rank - other.rank).slice(0, MOST);
  return ranked.map(({ rank: _, ...hit }) => hit);
}

function hitsIn(
  ref: EntryRef,
  title: string,
  row: Row,
  wanted: readonly string[],
): (Hit & { rank: number })[] {
  const has = (text: string) => wanted.every((word) => folded(text).includes(word));
  if (has(title)) return [{ ref, title, rank: 0 }];
  const found = textsIn(row).find(([, text]) => has(text));
  if (!found) return [];
  const [field, text] = found;
  const at = folded(text).indexOf(wanted[0] ?? '');
  const excerpt = text.slice(Math.max(0, at - AROUND), at + AROUND * 2).replace(/\s+/g, ' ');
  return [{ ref, title, field, excerpt, rank: 1 }];
}

/** Every text in a value, with its path. */
function textsIn(value: unknown, path = ''): [field: string, text: string][] {
  if (typeof value === 'string' || typeof value === 'number') return [[path, String(value)]];
  const parts: [EntryKey, unknown][] = Array.isArray(value)
    ? value.map((item, index) => [`[${index}]`, item])
    : Object.entries(isGroup(value) ? value : {}).map(([name, part]) => [
        path ? `.${name}` : name,
        part,
      ]);
  return parts.flatMap(([step, part]) => textsIn(part, path + step));
}

function folded(text: string): string {
  return plainLetters(text).toLowerCase().replaceAll(/[’‘]/g, "'");
}

/** The path of a pasted address of a page; undefined if it is none. */
function pathIn(text: string): string | undefined {
  if (!/^(?:https?:\/\/\S+|\/\S*)$/.test(text)) return undefined;
  const { pathname } = new URL(text, 'http://localhost');
  return pathname.length > 1 ? pathname.replace(/\/$/, '') : pathname;
}
