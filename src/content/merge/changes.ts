import { isDeepStrictEqual } from 'node:util';
import { differingPaths } from '../reading/differing-paths.ts';
import type { EntryKey } from '../tables.ts';
import { type FileSet, fileSetOf, keyOfPath } from '../versions/file-sets.ts';
import { sortedPaths, type Tree, treeChanges } from '../versions/version.ts';
import { asRead, documentIn, type Entries, entriesIn, type Row } from './entries.ts';
import { orderSide } from './merge-order.ts';

export interface Change {
  kind: 'added' | 'changed' | 'removed';
  list: string;
  /** Undefined for the site, and for the order of a list. */
  key?: EntryKey | undefined;
  before?: Row;
  after?: Row;
  /** The fields that changed; in a page's words, their paths: faq.questions[2].answer. */
  fields?: string[];
}

/** Reads the text of the file with this hash. */
export type ReadText = (hash: string) => Promise<string>;

/** All differences, file by file. */
export async function compareTrees(
  before: Tree,
  after: Tree,
  fileSets: readonly FileSet[],
  read: ReadText,
): Promise<Change[]> {
  const differing = treeChanges(before, after);
  const changes: Change[] = [];
  for (const path of sortedPaths(new Map([...before, ...after])))
    if (differing.has(path))
      changes.push(...(await compareFile(path, before, after, fileSets, read)));
  return joinRenamed(changes);
}

/** The differences in one file, which one of the trees may lack. */
export async function compareFile(
  path: string,
  before: Tree,
  after: Tree,
  fileSets: readonly FileSet[],
  read: ReadText,
): Promise<Change[]> {
  const fileSet = fileSetOf(path, fileSets) ?? OTHER;
  const { kind, name, isFolder } = fileSet;
  const key = keyOfPath(path, fileSet);
  const hashes = [before.get(path), after.get(path)] as const;
  if (kind === 'picture') return compareRows(name, key, picture(hashes[0]), picture(hashes[1]));
  const [old, current] = await Promise.all(
    hashes.map((hash) => (hash === undefined ? undefined : read(hash).then(asRead))),
  );
  const [was, is] = [entriesIn(kind, old), entriesIn(kind, current)];
  if (was && is && kind === 'entries') return compareEntries(name, was, is);
  if (was && is) return compareRows(name, isFolder ? key : undefined, fields(was), fields(is));
  const document = (text: string | undefined) => (text === undefined ? text : documentIn(text));
  return compareRows(name, key, document(old), document(current));
}

const OTHER: FileSet = { path: '', isFolder: true, name: 'file', kind: 'text' };

function picture(hash: string | undefined): Row | undefined {
  return hash === undefined ? undefined : { hash };
}

/** The differences of a list. */
export function compareEntries(list: string, before: Entries, after: Entries): Change[] {
  const changes: Change[] = [];
  for (const [key, row] of after) {
    const old = before.get(key);
    if (old === undefined) changes.push({ kind: 'added', list, key, after: row as Row });
    else changes.push(...changed(list, key, old as Row, row as Row));
  }
  for (const [key, row] of before)
    if (!after.has(key)) changes.push({ kind: 'removed', list, key, before: row as Row });
  const keys = { base: [...before.keys()], ours: [...after.keys()], theirs: [...before.keys()] };
  if (orderSide(keys) !== undefined) changes.push({ kind: 'changed', list, fields: ['order'] });
  return changes;
}

function fields(entries: Entries): Row | undefined {
  return entries.size === 0 ? undefined : Object.fromEntries(entries);
}

function compareRows(
  list: string,
  key: EntryKey | undefined,
  before: Row | undefined,
  after: Row | undefined,
): Change[] {
  if (before && after) return changed(list, key, before, after);
  if (after) return [{ kind: 'added', list, key, after }];
  return before ? [{ kind: 'removed', list, key, before }] : [];
}

/** In a page's words, names each text that changed. */
function changed(list: string, key: EntryKey | undefined, before: Row, after: Row): Change[] {
  const all = new Set([...Object.keys(before), ...Object.keys(after)]);
  const fields =
    list === 'page'
      ? differingPaths(before, after)
      : [...all].filter((field) => !isDeepStrictEqual(before[field], after[field]));
  return fields.length === 0 ? [] : [{ kind: 'changed', list, key, before, after, fields }];
}

/** A renamed document is still the same one. */
function joinRenamed(changes: readonly Change[]): Change[] {
  const removed = new Map(
    changes.flatMap((change) =>
      change.kind === 'removed' ? [[placeIn(change), change] as const] : [],
    ),
  );
  const joined = new Set<Change>();
  const all = changes.flatMap((change) => {
    const old = change.kind === 'added' ? removed.get(placeIn(change)) : undefined;
    if (!old?.before || !change.after) return [change];
    joined.add(old);
    return changed(change.list, change.key, old.before, change.after);
  });
  return all.filter((change) => !joined.has(change));
}

function placeIn({ list, key }: Change): string {
  return JSON.stringify([list, key]);
}

/** Marks for what became of an entry or file. */
export const MARKS = { added: '+', changed: '~', removed: '-' } as const;

/** An entry in words: `~ posts 3 "Peach Season"`. */
export function describeEntry({ kind, list, key, before, after }: Change): string {
  const { title, name = title } = after ?? before ?? {};
  const quoted =
    key === undefined || name === undefined || list === 'page' ? [] : [JSON.stringify(name)];
  return [MARKS[kind], list, ...(key === undefined ? [] : [key]), ...quoted].join(' ');
}

/** A change in one line: `~ posts 3 "Peach Season": title, excerpt`, `+ picture porch.jpg`. */
export function describeChange(change: Change): string {
  const fields = change.list === 'picture' ? undefined : change.fields;
  return `${describeEntry(change)}${fields ? `: ${fields.join(', ')}` : ''}`;
}

/** "2 added, 1 changed, 0 removed". */
export function countChanges(changes: readonly Change[]): string {
  const count = (kind: Change['kind']) => changes.filter((change) => change.kind === kind).length;
  return `${count('added')} added, ${count('changed')} changed, ${count('removed')} removed`;
}

/** "2 events, 1 picture"; "comments" if nothing else differs. */
export function countByList(changes: readonly Change[]): string {
  const lists = [...Map.groupBy(changes, ({ list }) => list)];
  const counted = lists.map(([list, { length }]) =>
    list === 'site' ? list : countOf(list, length),
  );
  return counted.join(', ') || 'comments';
}

/** "1 activity", "2 pictures"; `name` is plural for lists, otherwise singular. */
export function countOf(name: string, count: number): string {
  const one = name.replace(/ies$/, 'y').replace(/s$/, '');
  if (count === 1) return `1 ${one}`;
  return `${count} ${name === one ? `${name}s` : name}`;
}
