import type { SqliteStore } from './sqlite-store.ts';
import { type Tree, treeChanges, type Version, type VersionStore } from './version.ts';

/**
 * Copies all versions and entries' addresses to a store that is empty or has the first ones,
 * verifying each hash. Resolves to the number copied; rejects if the other has another history.
 */
export async function copyVersions(from: VersionStore, to: SqliteStore): Promise<number> {
  const history = await from.history();
  const copied = await to.history();
  if (isOtherHistory(history, copied))
    throw new Error(`${to.folder} holds another history; name another folder. Nothing was copied.`);
  const known = copied[0]?.id ?? 0;
  const versions = history.reverse().filter(({ id }) => id > known);
  let before: Tree = known === 0 ? new Map() : await to.read(known);
  for (const version of versions) {
    const after = await from.read(version.id);
    await from.fetch(await to.missing(after.values()), (hash, bytes) =>
      to.objects.keep(hash, bytes),
    );
    to.add(version, treeChanges(before, after));
    before = after;
  }
  await to.remember(await from.addresses());
  return versions.length;
}

/** Either may be thinned, so compares the newest version that both have. */
function isOtherHistory(history: readonly Version[], copied: readonly Version[]): boolean {
  const copies = new Map(copied.map((version) => [version.id, version]));
  const shared = history.find(({ id }) => copies.has(id));
  if (shared === undefined) return false;
  const copy = copies.get(shared.id);
  return copy?.tree !== shared.tree || copy.time.getTime() !== shared.time.getTime();
}
