import type { SqliteStore } from './sqlite-store.ts';
import { type Tree, treeChanges, type VersionStore } from './version.ts';

/**
 * Copies all versions, with their numbers and times, and the addresses of entries, to a store that holds none, or the first of them.
 * Each file is read again and has its hash. Resolves to how many were copied.
 */
export async function copyVersions(from: VersionStore, to: SqliteStore): Promise<number> {
  const known = (await to.newest())?.id ?? 0;
  const versions = (await from.history()).reverse().filter(({ id }) => id > known);
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
