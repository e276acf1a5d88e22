import type { SqliteStore } from './sqlite-store.ts';
import { type Tree, treeChanges, type Version, type VersionStore } from './version.ts';

export interface CopiedVersions {
  copied: number;
  /** Paths whose bytes the store has lost, each with the first version that held them. */
  lost: ReadonlyMap<string, number>;
}

/**
 * Copies all versions and entries' addresses to a store that is empty or has the first ones,
 * verifying each hash. Rejects if the other has another history. Lost bytes are left out.
 */
export async function copyVersions(from: VersionStore, to: SqliteStore): Promise<CopiedVersions> {
  const history = await from.history();
  const copied = await to.history();
  if (isOtherHistory(history, copied))
    throw new Error(`${to.folder} holds another history; name another folder. Nothing was copied.`);
  const known = copied[0]?.id ?? 0;
  const versions = history.reverse().filter(({ id }) => id > known);
  let before: Tree = known === 0 ? new Map() : await to.read(known);
  const lost = new Map<string, number>();
  for (const version of versions) {
    const after = await from.read(version.id);
    const wanted = await to.missing(after.values());
    const gone = await from.missing(wanted);
    await from.fetch(wanted.difference(gone), (hash, bytes) => to.objects.keep(hash, bytes));
    for (const [path, hash] of after)
      if (gone.has(hash) && !lost.has(path)) lost.set(path, version.id);
    to.add(version, treeChanges(before, after));
    before = after;
  }
  await to.remember(await from.addresses());
  return { copied: versions.length, lost };
}

/** Either may be thinned, so compares the newest version that both have. */
function isOtherHistory(history: readonly Version[], copied: readonly Version[]): boolean {
  const copies = new Map(copied.map((version) => [version.id, version]));
  const shared = history.find(({ id }) => copies.has(id));
  if (shared === undefined) return copied.length > 0;
  const copy = copies.get(shared.id);
  return copy?.tree !== shared.tree || copy.time.getTime() !== shared.time.getTime();
}
