import { type Change, compareTrees } from '../merge/changes.ts';
import type { ContentTables, EntryKey } from '../tables.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import type { ReadVersions, Tree, Version } from '../versions/version.ts';
import { Bytes } from './bytes.ts';

export interface VersionChanges {
  version: Version;
  changes: Change[];
}

/** The changes of a version. Rejects if there is no such version. */
export async function versionChanges(
  store: ReadVersions,
  history: readonly Version[],
  id: number,
  tables: Pick<ContentTables, 'lists'>,
): Promise<VersionChanges> {
  const index = history.findIndex((version) => version.id === id);
  const version = history[index];
  if (!version) throw new Error(`There is no version ${id}. ./guide history lists them.`);
  const parent = history[index + 1];
  const [before, after]: [Tree, Tree] = [
    parent ? await store.read(parent.id) : new Map(),
    await store.read(id),
  ];
  const bytes = new Bytes(store, '', new Map());
  await bytes.load({ before, after });
  return { version, changes: await compareTrees(before, after, fileSetsOf(tables), bytes.text) };
}

/** The versions that changed an entry, newest first, at `most` so many, `among` so many of the newest. */
export async function entryHistory(
  store: ReadVersions,
  history: readonly Version[],
  { list, key }: { list: string; key: EntryKey },
  tables: Pick<ContentTables, 'lists'>,
  { among = Number.POSITIVE_INFINITY, most = Number.POSITIVE_INFINITY } = {},
): Promise<VersionChanges[]> {
  const fileSet = fileSetsOf(tables).find(({ name }) => name === list);
  // Documents may have been renamed; a list's file never is.
  const touched = fileSet && !fileSet.isFolder ? await store.history(fileSet.path) : history;
  const found: VersionChanges[] = [];
  for (const { id } of touched.slice(0, among)) {
    const { version, changes } = await versionChanges(store, history, id, tables);
    const own = changes.filter(
      (change) => change.list === list && (change.key ?? list) === (key ?? list),
    );
    if (own.length > 0 && found.push({ version, changes: own }) === most) break;
  }
  return found;
}
