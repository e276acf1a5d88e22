import { hash as hashOf } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { withoutInvisible } from '../files/text-file.ts';
import { type Change, compareTrees } from '../merge/changes.ts';
import { type Choice, combineText } from '../merge/combine-text.ts';
import { entriesIn } from '../merge/entries.ts';
import { mergeTrees } from '../merge/merge-trees.ts';
import type { ContentTables, EntryKey } from '../tables.ts';
import { type FileSet, fileSetOf, fileSetsOf, keyOfPath } from '../versions/file-sets.ts';
import type { ReadVersions, Tree, Version } from '../versions/version.ts';
import type { Bytes } from './bytes.ts';
import { entryHistory } from './version-history.ts';

export interface UndoWish {
  /** By default, the last step. */
  version?: number | undefined;
  entry?: { list: string; key: EntryKey } | undefined;
  to?: number | undefined;
}

export interface UndoPlan {
  newest: Version;
  before: Tree;
  after: Tree;
  changes: Change[];
  /** What can't be undone, as it has changed since. */
  conflicts: Change[];
  message: string;
}

/** In milliseconds: edits in the folder that are closer together are one step. */
const ONE_STEP = 600_000;

/** Plans an undo as a change of the newest version. Rejects if there's nothing to undo. */
export async function planUndo(
  store: ReadVersions,
  bytes: Bytes,
  tables: ContentTables,
  { version: wanted, entry, to }: UndoWish,
): Promise<UndoPlan> {
  const fileSets = fileSetsOf(tables);
  const history = await store.history();
  const newest = history[0];
  if (newest === undefined) throw new Error('There is no version yet.');
  const before = await store.read(newest.id);
  const plan = async (after: Tree, message: string, conflicts: Change[] = []) => {
    const changes = await compareTrees(before, after, fileSets, bytes.text);
    return { newest, before, after, changes, conflicts, message };
  };
  if (to !== undefined)
    return await plan(await store.read(find(history, to).id), `back to version ${to}`);
  const last =
    wanted === undefined && entry
      ? await entryHistory(store, history, entry, tables, { most: 1 })
      : [];
  const undone = wanted === undefined ? (last[0]?.version ?? newest) : find(history, wanted);
  const parent =
    wanted === undefined && !entry ? stepBefore(history) : history[history.indexOf(undone) + 1];
  if (parent === undefined)
    throw new NotUndone(
      `Version ${undone.id} is the first one that is kept, so there is nothing before it.`,
    );
  const base = await store.read(undone.id);
  const past = await store.read(parent.id);
  const theirs = entry ? await withEntry(base, past, fileSets, bytes, entry) : past;
  const merged = await mergeTrees({ base, ours: before, theirs }, fileSets, bytes.text);
  bytes.add(merged.made);
  const named = entry
    ? `${entry.list} ${entry.key} of version ${undone.id}`
    : `version ${undone.id}`;
  return await plan(merged.tree, `undo of ${named}`, merged.both.differences);
}

/** There is no such step to undo. */
export class NotUndone extends Error {}

function find(history: readonly Version[], id: number): Version {
  const found = history.find((version) => version.id === id);
  if (found) return found;
  throw new NotUndone(`There is no version ${id}. ./guide history lists them.`);
}

function stepBefore(history: readonly Version[]): Version | undefined {
  let index = 1;
  for (; index < history.length - 1; index += 1) {
    const [later, earlier] = [history[index - 1], history[index]] as [Version, Version];
    const isSave = later.kind === 'folder' && earlier.kind === 'folder';
    if (!isSave || later.time.getTime() - earlier.time.getTime() > ONE_STEP) break;
  }
  return history[index];
}

/** The tree with one entry as in the past. Rejects if it's the same. */
async function withEntry(
  tree: Tree,
  past: Tree,
  fileSets: readonly FileSet[],
  bytes: Bytes,
  { list, key }: { list: string; key: EntryKey },
): Promise<Tree> {
  const fileSet = fileSets.find(({ name }) => name === list);
  if (!fileSet) throw new NotUndone(`The content has no ${list}.`);
  const changed = new Map(tree);
  if (fileSet.kind === 'entries') {
    const textIn = async (from: Tree) => {
      const hash = from.get(fileSet.path);
      return hash === undefined ? '' : withoutInvisible(await bytes.text(hash));
    };
    const texts = { ours: await textIn(tree), theirs: await textIn(past) };
    const [now, then] = [entriesIn('entries', texts.ours), entriesIn('entries', texts.theirs)];
    if (now && then && !isDeepStrictEqual(now.get(key), then.get(key))) {
      const keys = now.has(key) ? [...now.keys()] : [...now.keys(), key];
      const choice = keys.flatMap((each): Choice => {
        if (each !== key) return [[each, 'ours'] as const];
        return then.has(key) ? [[each, 'theirs'] as const] : [];
      });
      const text = combineText('entries', texts, choice);
      const hash = hashOf('sha256', text);
      bytes.add(new Map([[hash, text]]));
      return changed.set(fileSet.path, hash);
    }
  } else {
    const isIt = (path: string) =>
      fileSetOf(path, fileSets) === fileSet &&
      (!fileSet.isFolder || keyOfPath(path, fileSet) === key);
    for (const path of tree.keys()) if (isIt(path)) changed.delete(path);
    for (const [path, hash] of past) if (isIt(path)) changed.set(path, hash);
    if (!isDeepStrictEqual(changed, tree)) return changed;
  }
  throw new NotUndone(`That version did not change ${list} ${key}.`);
}
