import { join } from 'node:path';
import type { ContentProblem } from '../content-source.ts';
import { takeVersion } from '../following/take-version.ts';
import { rememberAddresses } from '../merge/entry-addresses.ts';
import { type FileSet, foldersOf } from '../versions/file-sets.ts';
import { restedFingerprint } from '../versions/rested.ts';
import type { SqliteStore } from '../versions/sqlite-store.ts';
import type { FolderTaker } from '../versions/take-folder.ts';
import {
  type Note,
  type Tree,
  treeChanges,
  unlessStale,
  type Version,
  type VersionStore,
} from '../versions/version.ts';
import type { Bytes } from './bytes.ts';
import { finishWriting, writeFiles } from './write-files.ts';

/**
 * Makes the folder's content a version. Keeps what would vanish by mistake, unless `isAllMeant`.
 * Resolves to files in the way of a cut-off command, and to what can't be taken.
 */
export async function takeFolder(
  store: SqliteStore,
  taker: FolderTaker,
  fileSets: readonly FileSet[],
  isAllMeant = false,
): Promise<{ kept: string[]; problems: ContentProblem[] }> {
  const { folder } = taker;
  const kept = await finishWriting(folder);
  const watched = foldersOf(fileSets).map((path) => join(folder, path));
  for (;;) {
    await restedFingerprint(watched, undefined);
    const taken = await takeVersion(store, taker, fileSets, isAllMeant).catch(unlessStale);
    if (taken) return { kept, problems: taken.problems };
  }
}

export interface TreeCommit {
  store: VersionStore;
  bytes: Bytes;
  fileSets: readonly FileSet[];
  /** Gets the version, too; undefined if servers follow the store. */
  folder: string | undefined;
  newest: Version;
  before: Tree;
  after: Tree;
  /** Files of the folder that may be replaced, however new they are. */
  known?: Tree;
  note: Note;
}

/**
 * Makes a tree the newest version, and writes it to the folder. Resolves to it, and to files that
 * others wrote meanwhile. If writing fails after the commit, the next command or desk finishes it.
 */
export async function commitTree(
  commit: TreeCommit,
): Promise<{ version: Version; kept: string[] }> {
  const { store, bytes, fileSets, folder, newest, before, after, known = new Map(), note } = commit;
  const changes = treeChanges(before, after);
  await bytes.send(store, changes.values());
  await rememberAddresses(store, { before, after }, fileSets, bytes.text);
  if (folder === undefined)
    return { version: await store.commit(newest.id, changes, note), kept: [] };
  let version = newest;
  const kept = await writeFiles({
    ...{ folder, before, after, known },
    fetch: bytes.fetch.bind(bytes),
    commit: async () => {
      version = await store.commit(newest.id, changes, note);
    },
  });
  return { version, kept };
}
