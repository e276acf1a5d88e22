import { text } from 'node:stream/consumers';
import { compareTrees, countByList } from '../merge/changes.ts';
import type { Place } from '../versions/places.ts';
import type { SqliteStore } from '../versions/sqlite-store.ts';
import type { FolderTaker, Taken } from '../versions/take-folder.ts';
import { StaleBase, type Tree, treeChanges } from '../versions/version.ts';

/** Takes what the folder holds, and commits it unless the newest version is the same. */
export async function takeVersion(
  store: SqliteStore,
  taker: FolderTaker,
  places: readonly Place[],
): Promise<Taken> {
  const newest = await store.newest();
  const before: Tree = newest ? await store.read(newest.id) : new Map();
  const taken = await taker.take(before);
  const changes = treeChanges(before, taken.tree);
  if (newest && changes.size === 0) return taken;
  const read = (hash: string) => text(store.objects.pieces(hash));
  // Old bytes may be lost; that is no reason to lose the new ones, too.
  const describe = () =>
    compareTrees(before, taken.tree, places, read).then(countByList, () => 'files');
  const message = newest ? `edited in the folder: ${await describe()}` : 'the first version';
  try {
    await store.commit(newest?.id, changes, { author: 'folder', message, kind: 'folder' });
    return taken;
  } catch (error) {
    if (!(error instanceof StaleBase)) throw error;
    return await takeVersion(store, taker, places);
  }
}
