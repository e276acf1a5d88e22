import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeftover } from '../files/leftover.ts';
import type { ContentTables } from '../tables.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { hasOrigin } from './origin.ts';

/** What keeps a pull from writing: files that aren't a guide's, or no documents in a list. */
export async function findForeignFiles(folder: string, tables: ContentTables): Promise<string[]> {
  const names = await namesIn(folder);
  const known = new Set(fileSetsOf(tables).map(({ path }) => path.split('/')[0] ?? ''));
  const isOwn = names.includes('site.yaml') || hasOrigin(folder);
  const foreign = isOwn ? [] : names.filter((name) => !known.has(name));
  for (const { kept } of tables.lists)
    if ('folder' in kept)
      for (const name of await namesIn(join(folder, kept.folder)))
        if (kept.keyOf(name) === undefined) foreign.push(join(kept.folder, name));
  return foreign.map((name) => join(folder, name));
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !isLeftover(name)).sort();
}
