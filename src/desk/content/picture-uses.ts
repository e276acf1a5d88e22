import type { Tree } from '../../content/versions/version.ts';
import { pictureNames } from '../pictures/draft-pictures.ts';
import type { Entries } from './entries.ts';
import { type NamedEntry, titleOf } from './page-of.ts';

/** The entries that name a picture of the site. */
export async function usesOf(name: string, entries: Entries, tree: Tree): Promise<NamedEntry[]> {
  const uses: NamedEntry[] = [];
  for await (const { ref, row } of entries.each(tree))
    if (pictureNames(row).includes(name)) uses.push({ ref, title: titleOf(ref, row) });
  return uses;
}
