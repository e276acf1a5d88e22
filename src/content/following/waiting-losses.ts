import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../content-source.ts';
import { readContentFile } from '../gate/content-gate.ts';
import { type Loss, lossesIn, type Past } from '../merge/losses.ts';
import type { FileSet } from '../versions/file-sets.ts';
import { openLocalStore } from '../versions/local-store.ts';
import type { SqliteStore } from '../versions/sqlite-store.ts';
import { FolderTaker, hashesOnly, type Taken } from '../versions/take-folder.ts';
import type { Tree } from '../versions/version.ts';
import { withoutLosses } from './confirm.ts';
import { pastOf } from './take-version.ts';

interface FolderLook {
  before: Tree;
  taken: Taken;
  /** Entries of that version it lacks, which the owner would be asked about (decision 46). */
  losses: Loss[];
  read: Past['read'];
}

/** Compares the folder with the newest version, without storing anything. */
export async function lookAtFolder(
  store: SqliteStore,
  folder: string,
  fileSets: readonly FileSet[],
): Promise<FolderLook> {
  const newest = await store.newest();
  const before: Tree = newest ? await store.read(newest.id) : new Map();
  const taken = await new FolderTaker(folder, fileSets, hashesOnly).take(before);
  const past = pastOf(store, before);
  const paths = new Map([...taken.tree].map(([path, hash]) => [hash, path]));
  const read = async (hash: string) => {
    const path = store.objects.has(hash) ? undefined : paths.get(hash);
    if (path === undefined) return past.read(hash);
    return readContentFile({ root: folder, file: join(folder, path) }, 'text').toString('utf8');
  };
  const losses = await lossesIn({ ...past, read }, taken.tree, fileSets);
  return { before, taken, losses, read };
}

/** What a guide on this machine holds back, as it's gone and nobody has confirmed that. */
export async function waitingLosses(
  folder: string,
  dataFolder: string,
  fileSets: readonly FileSet[],
): Promise<ContentProblem[]> {
  if (!existsSync(join(dataFolder, 'versions.sqlite'))) return [];
  using store = await openLocalStore(dataFolder);
  const { losses } = await lookAtFolder(store, folder, fileSets);
  return withoutLosses({ tree: new Map(), problems: [] }, losses, folder).problems;
}
