import { text } from 'node:stream/consumers';
import { compareTrees, countByList } from '../merge/changes.ts';
import { rememberAddresses } from '../merge/entry-addresses.ts';
import { lossesIn, type Past } from '../merge/losses.ts';
import type { FileSet } from '../versions/file-sets.ts';
import type { SqliteStore } from '../versions/sqlite-store.ts';
import type { FolderTaker, Taken } from '../versions/take-folder.ts';
import { type Tree, treeChanges } from '../versions/version.ts';
import { withoutLosses } from './confirm.ts';

interface TakenVersion extends Taken {
  version: number;
}

/**
 * Commits the folder's content if it's new. Keeps what would vanish by mistake, unless
 * `isAllMeant`. Throws StaleBase if another version was made, maybe for this folder.
 */
export async function takeVersion(
  store: SqliteStore,
  taker: FolderTaker,
  fileSets: readonly FileSet[],
  isAllMeant = false,
): Promise<TakenVersion> {
  const newest = await store.newest();
  const before: Tree = newest ? await store.read(newest.id) : new Map();
  const past = pastOf(store, before);
  const all = await taker.take(before);
  const losses = isAllMeant ? [] : await lossesIn(past, all.tree, fileSets).catch(noneIfGone);
  const taken = withoutLosses(all, losses, taker.folder);
  const changes = treeChanges(before, taken.tree);
  if (newest && changes.size === 0) return { ...taken, version: newest.id };
  // Lost old bytes are no reason to lose the new ones.
  const describe = () =>
    compareTrees(before, taken.tree, fileSets, past.read).then(countByList, () => 'files');
  await rememberAddresses(store, { before, after: taken.tree }, fileSets, past.read);
  const message = newest ? `edited in the folder: ${await describe()}` : 'the first version';
  const note = { author: 'folder', message, kind: 'folder' } as const;
  const { id: version } = await store.commit(newest?.id, changes, note);
  return { ...taken, version };
}

/** If bytes are lost, nothing can be said about what has vanished. */
function noneIfGone(error: NodeJS.ErrnoException): [] {
  if (error.code !== 'ENOENT') throw error;
  return [];
}

/** A store's versions, to compare with a new one. */
export function pastOf(store: SqliteStore, before: Tree): Past {
  return {
    before,
    read: (hash) => text(store.objects.pieces(hash)),
    async *hashesOf(path) {
      for (const { id } of await store.history(path)) {
        const hash = (await store.read(id)).get(path);
        if (hash !== undefined) yield hash;
      }
    },
  };
}
