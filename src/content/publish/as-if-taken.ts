import type { ContentProblem } from '../content-source.ts';
import { withoutLosses } from '../following/confirm.ts';
import { lookAtFolder } from '../following/waiting-losses.ts';
import type { FileSet } from '../versions/file-sets.ts';
import type { SqliteStore } from '../versions/sqlite-store.ts';
import { type ReadVersions, treeChanges, treeHash, type Version } from '../versions/version.ts';
import { finishWriting } from './write-files.ts';

/**
 * The versions as they would be after `takeFolder`, without writing, except to finish a command
 * that was cut off. Also resolves to the files in that command's way, and to what can't be taken.
 */
export async function asIfTaken(
  store: SqliteStore,
  folder: string,
  fileSets: readonly FileSet[],
  isAllMeant: boolean,
): Promise<{ versions: ReadVersions; kept: string[]; problems: ContentProblem[] }> {
  const kept = await finishWriting(folder);
  const { before, taken, losses, read } = await lookAtFolder(store, folder, fileSets);
  const { tree, problems } = withoutLosses(taken, isAllMeant ? [] : losses, folder);
  const newest = await store.newest();
  const changes = treeChanges(before, tree);
  if (newest && changes.size === 0) return { versions: store, kept, problems };
  const version: Version = {
    ...{ id: (newest?.id ?? 0) + 1, tree: treeHash(tree), time: new Date() },
    ...{ author: 'folder', message: '', kind: 'folder' },
  };
  const versions: ReadVersions = {
    history: async (path) => {
      const older = await store.history(path);
      return path === undefined || changes.has(path) ? [version, ...older] : older;
    },
    read: async (id) => (id === version.id ? tree : await store.read(id)),
    fetch: async (hashes, keep) => {
      for (const hash of hashes) await keep(hash, Buffer.from(await read(hash)));
    },
  };
  return { versions, kept, problems };
}
