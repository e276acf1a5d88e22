import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ContentProblem } from '../content-source.ts';
import { readContentFile } from '../gate/content-gate.ts';
import { type Loss, lossesIn } from '../merge/losses.ts';
import type { FileSet } from '../versions/file-sets.ts';
import { openLocalStore } from '../versions/local-store.ts';
import type { SqliteStore } from '../versions/sqlite-store.ts';
import { FolderTaker, hashesOnly } from '../versions/take-folder.ts';
import { withoutLosses } from './confirm.ts';
import { pastOf } from './take-version.ts';

/** What the folder lacks of the newest version, and would be asked about (decision 46). Writes nothing. */
export async function lossesOfFolder(
  store: SqliteStore,
  folder: string,
  fileSets: readonly FileSet[],
): Promise<Loss[]> {
  const newest = await store.newest();
  const before = newest ? await store.read(newest.id) : new Map();
  const { tree } = await new FolderTaker(folder, fileSets, hashesOnly).take(before);
  const past = pastOf(store, before);
  const paths = new Map([...tree].map(([path, hash]) => [hash, path]));
  const read = async (hash: string) => {
    const path = store.objects.has(hash) ? undefined : paths.get(hash);
    if (path === undefined) return past.read(hash);
    return readContentFile({ root: folder, file: join(folder, path) }, 'text').toString('utf8');
  };
  return await lossesIn({ ...past, read }, tree, fileSets);
}

/** What a guide on this machine holds back because it's gone and nobody has confirmed that. */
export async function waitingLosses(
  folder: string,
  dataFolder: string,
  fileSets: readonly FileSet[],
): Promise<ContentProblem[]> {
  if (!existsSync(join(dataFolder, 'versions.sqlite'))) return [];
  const store = await openLocalStore(dataFolder);
  try {
    const losses = await lossesOfFolder(store, folder, fileSets);
    return withoutLosses({ tree: new Map(), problems: [] }, losses, folder).problems;
  } finally {
    store.close();
  }
}
