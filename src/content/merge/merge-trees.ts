import { hash as hashOf } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { withoutInvisible } from '../files/text-file.ts';
import type { EntryKey } from '../tables.ts';
import { type FileSet, fileSetOf, keyOfPath } from '../versions/file-sets.ts';
import { sortedPaths, type Tree } from '../versions/version.ts';
import { type Change, compareEntries, compareFile, type ReadText } from './changes.ts';
import { type Choice, combineText } from './combine-text.ts';
import { asRead, documentIn, type Entries, entriesIn } from './entries.ts';
import { mergeOrder, orderSide, type Side } from './merge-order.ts';

/** Two sides' versions and their common base, which is empty if unknown. */
export interface Versions {
  base: Tree;
  ours: Tree;
  theirs: Tree;
}

export interface Merged {
  /** All changes of both sides; ours where both changed the same entry. */
  tree: Map<string, string>;
  /** Texts of files that neither side has, by hash. */
  made: Map<string, string>;
  ours: Change[];
  theirs: Change[];
  /** Where both changed the same: each side's changes, and how ours differs from theirs. */
  both: { ours: Change[]; theirs: Change[]; differences: Change[] };
}

/** Takes each file, and each entry of a list, from the side that changed it. */
export async function mergeTrees(
  versions: Versions,
  fileSets: readonly FileSet[],
  read: ReadText,
): Promise<Merged> {
  const { base, ours, theirs } = versions;
  const merged: Merged = {
    tree: new Map(),
    made: new Map(),
    ours: [],
    theirs: [],
    both: { ours: [], theirs: [], differences: [] },
  };
  const compare = (path: string, before: Tree, after: Tree) =>
    compareFile(path, before, after, fileSets, read);
  for (const path of sortedPaths(new Map([...ours, ...theirs]))) {
    const side = await sideOfFile(path, versions, fileSets, read);
    if (side === 'both' && (await mergeInside(path, versions, fileSets, read, merged))) continue;
    const taken = side === 'theirs' ? theirs.get(path) : ours.get(path);
    if (taken !== undefined) merged.tree.set(path, taken);
    if (side === 'ours') merged.ours.push(...(await compare(path, base, ours)));
    if (side === 'theirs') merged.theirs.push(...(await compare(path, base, theirs)));
    if (side !== 'both') continue;
    merged.both.ours.push(...(await compare(path, base, ours)));
    merged.both.theirs.push(...(await compare(path, base, theirs)));
    merged.both.differences.push(...(await compare(path, theirs, ours)));
  }
  return merged;
}

/** Which side's file to take; for a document, formatting changes don't count. */
async function sideOfFile(
  path: string,
  { base, ours, theirs }: Versions,
  fileSets: readonly FileSet[],
  read: ReadText,
): Promise<Side | undefined> {
  const hashes = [base, ours, theirs].map((tree) => tree.get(path));
  const side = sideOf(...(hashes as [unknown, unknown, unknown]));
  const isDocument = fileSetOf(path, fileSets)?.kind === 'document';
  if (side !== 'both' || !isDocument || hashes.includes(undefined)) return side;
  const [old, mine, other] = await Promise.all(
    hashes.map(async (hash) => documentIn(asRead(await read(String(hash))))),
  );
  return sideOf(old, mine, other) ?? 'ours';
}

/** Merges a file entry by entry. Resolves to false if its entries are unknown. */
async function mergeInside(
  path: string,
  { base, ours, theirs }: Versions,
  fileSets: readonly FileSet[],
  read: ReadText,
  merged: Merged,
): Promise<boolean> {
  const fileSet = fileSetOf(path, fileSets);
  const textOf = async (hash: string) => withoutInvisible(await read(hash));
  const [ourHash, theirHash] = [ours.get(path), theirs.get(path)];
  if (!fileSet || ourHash === undefined || theirHash === undefined) return false;
  const texts = { ours: await textOf(ourHash), theirs: await textOf(theirHash) };
  const baseHash = base.get(path);
  const past = baseHash === undefined ? undefined : await textOf(baseHash);
  const old = entriesIn(fileSet.kind, past) ?? new Map();
  const [mine, other] = [
    entriesIn(fileSet.kind, texts.ours),
    entriesIn(fileSet.kind, texts.theirs),
  ];
  if (!mine || !other) return false;
  const { choice, sides, moved } = mergeEntries(old, mine, other, fileSet.kind === 'entries');
  const made = isAsIs(choice, mine) ? undefined : combineText(fileSet.kind, texts, choice);
  const hash = made === undefined ? ourHash : hashOf('sha256', made);
  if (made !== undefined && hash !== ourHash && hash !== theirHash) merged.made.set(hash, made);
  merged.tree.set(path, hash);
  const differ = (before: Entries, after: Entries, ...wanted: Side[]) => {
    const has = (key: EntryKey) => wanted.includes(sides.get(key) as Side);
    const only = (entries: Entries) => new Map([...entries].filter(([key]) => has(key)));
    return compareParts(path, fileSet, only(before), only(after), moved, wanted);
  };
  merged.ours.push(...differ(old, mine, 'ours'));
  merged.theirs.push(...differ(old, other, 'theirs'));
  merged.both.ours.push(...differ(old, mine, 'both'));
  merged.both.theirs.push(...differ(old, other, 'both'));
  merged.both.differences.push(...differ(other, mine, 'both'));
  return true;
}

function isAsIs(choice: Choice, mine: Entries): boolean {
  return (
    choice.every(([, side]) => side === 'ours') &&
    isDeepStrictEqual(
      choice.map(([key]) => key),
      [...mine.keys()],
    )
  );
}

/** Which side each entry comes from, and who changed it; ours where both did. */
function mergeEntries(old: Entries, mine: Entries, other: Entries, isOrdered: boolean) {
  const sides = new Map<EntryKey, Side>();
  const from = new Map<EntryKey, 'ours' | 'theirs'>();
  for (const key of new Set([...mine.keys(), ...other.keys()])) {
    const side = sideOf(old.get(key), mine.get(key), other.get(key));
    if (side) sides.set(key, side);
    const taken = side === 'theirs' ? 'theirs' : 'ours';
    if ((taken === 'theirs' ? other : mine).has(key)) from.set(key, taken);
  }
  const keys = { base: [...old.keys()], ours: [...mine.keys()], theirs: [...other.keys()] };
  const moved = isOrdered ? orderSide(keys) : undefined;
  const order = mergeOrder(keys, moved === 'theirs' ? 'theirs' : 'ours');
  const choice = order.flatMap((key) => {
    const side = from.get(key);
    return side ? [[key, side] as const] : [];
  });
  return { choice, sides, moved };
}

function compareParts(
  path: string,
  fileSet: FileSet,
  before: Entries,
  after: Entries,
  moved: Side | undefined,
  wanted: readonly Side[],
): Change[] {
  const list = fileSet.name;
  if (fileSet.kind !== 'entries') {
    const fields = [...new Set([...before.keys(), ...after.keys()])].map(String);
    const key = fileSet.isFolder ? keyOfPath(path, fileSet) : undefined;
    const rows = { before: Object.fromEntries(before), after: Object.fromEntries(after) };
    return fields.length === 0 ? [] : [{ kind: 'changed', list, key, ...rows, fields }];
  }
  const changes = compareEntries(list, before, after).filter(({ key }) => key !== undefined);
  if (moved && wanted.includes(moved)) changes.push({ kind: 'changed', list, fields: ['order'] });
  return changes;
}

function sideOf(base: unknown, ours: unknown, theirs: unknown): Side | undefined {
  if (isDeepStrictEqual(ours, theirs)) return undefined;
  if (isDeepStrictEqual(base, ours)) return 'theirs';
  return isDeepStrictEqual(base, theirs) ? 'ours' : 'both';
}
