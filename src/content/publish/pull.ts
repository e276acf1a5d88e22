import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { ContentProblems } from '../content-source.ts';
import { type Change, MARKS } from '../merge/changes.ts';
import { mergeTrees } from '../merge/merge-trees.ts';
import { printableLine } from '../printable.ts';
import type { ContentTables } from '../tables.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { FolderTaker, hashesOnly } from '../versions/take-folder.ts';
import {
  sortedPaths,
  type Tree,
  treeChanges,
  treeHash,
  type Version,
  type VersionStore,
} from '../versions/version.ts';
import { Bytes } from './bytes.ts';
import { keepCopies } from './kept-files.ts';
import { findOrigin, writeOrigin } from './origin.ts';
import { finishWriting, writeFiles } from './write-files.ts';

export interface PullPlan {
  folder: string;
  newest: Version;
  before: Tree;
  after: Tree;
  /** The files as of the last pull or publish. */
  base: Tree;
  /** Changes in the files that the pull would lose. */
  unsaved: Change[];
  bytes: Bytes;
}

/** Compares the newest version with the files. Rejects without one, or for unreadable files. */
export async function planPull(
  store: VersionStore,
  folder: string,
  tables: ContentTables,
  force = false,
): Promise<PullPlan> {
  const newest = await store.newest();
  if (newest === undefined) throw new Error('Nothing has been published yet. Run ./guide publish.');
  await mkdir(folder, { recursive: true });
  const fileSets = fileSetsOf(tables);
  const { tree: before, problems } = await new FolderTaker(folder, fileSets, hashesOnly).take(
    new Map(),
  );
  if (problems.length > 0) throw new ContentProblems(problems);
  const theirs = await store.read(newest.id);
  const hash = treeHash(before);
  // Files that equal any version have no unsaved work.
  const same = (await store.history()).find((version) => version.tree === hash);
  const origin = same ?? (await findOrigin(store, folder, hash));
  const base = origin ? await store.read(origin.id) : new Map();
  const bytes = new Bytes(store, folder, before);
  await bytes.load({ base, before, theirs });
  if (before.size === 0 || force)
    return { folder, newest, before, after: theirs, base, unsaved: [], bytes };
  const { tree, made, ours, both } = await mergeTrees(
    { base, ours: before, theirs },
    fileSets,
    bytes.text,
  );
  bytes.add(made);
  const unsaved = [...ours, ...(origin ? both.ours : both.differences)];
  const after = unsaved.length === 0 ? tree : theirs;
  return { folder, newest, before, after, base, unsaved, bytes };
}

/** Writes the planned files. Resolves to those that were copied or kept next to the folder. */
export async function pull(
  { folder, newest, before, after, base, bytes }: PullPlan,
  force = false,
): Promise<{ backup: string | undefined; kept: string[] }> {
  const finished = await finishWriting(folder);
  const replaced = [...treeChanges(before, after).keys()].filter((path) => before.has(path));
  const backup = force && replaced.length > 0 ? await keepCopies(folder, replaced) : undefined;
  const known = force ? before : base;
  const fetch = bytes.fetch.bind(bytes);
  const kept = await writeFiles({ folder, before, after, known, fetch });
  await writeOrigin(folder, newest);
  return { backup, kept: [...finished, ...kept] };
}

/** A line for each file that changes, such as `~ content/events.yaml`. */
export function describeFileChanges({ folder, before, after }: PullPlan): string[] {
  const changes = treeChanges(before, after);
  return sortedPaths(new Map([...before, ...after])).flatMap((path) => {
    const hash = changes.get(path);
    if (hash === undefined) return [];
    const kind = hash === null ? 'removed' : before.has(path) ? 'changed' : 'added';
    return `${MARKS[kind]} ${printableLine(join(folder, path))}`;
  });
}
