import { slugOf } from '../../model/slug.ts';
import { keyOfPath, type Place, placeOf } from '../versions/places.ts';
import {
  type EntryAddress,
  type Tree,
  treeChanges,
  type VersionStore,
} from '../versions/version.ts';
import type { ReadText } from './changes.ts';
import { documentIn, entriesIn, type Row } from './entries.ts';

/**
 * Remembers the addresses that entries have before and after a version, so that old ones go on
 * leading to them (decision 46). Call it before the commit: a commit that is cut off loses none.
 */
export async function rememberAddresses(
  store: VersionStore,
  { before, after }: { before: Tree; after: Tree },
  places: readonly Place[],
  read: ReadText,
): Promise<void> {
  // A store of an older program knows none yet.
  const isFirst = (await store.addresses()).length === 0;
  const differing = treeChanges(before, after);
  const wanted = ([path]: [string, string]) => isFirst || differing.has(path);
  const files = [...before, ...after].filter(wanted);
  const found = await Promise.all(files.map((file) => addressesIn(file, places, read)));
  await store.remember(found.flat());
}

/** The addresses of the entries in a file; none if nobody can read them there. */
async function addressesIn(
  [path, hash]: [path: string, hash: string],
  places: readonly Place[],
  read: ReadText,
): Promise<EntryAddress[]> {
  const place = placeOf(path, places);
  if (!place?.pathOfSlug) return [];
  const { name: list, kind, pathOfSlug } = place;
  const text = await read(hash).catch(() => '');
  const entries =
    kind === 'entries'
      ? entriesIn(kind, text)
      : new Map([[keyOfPath(path, place), documentIn(text)]]);
  return [...(entries ?? [])].flatMap(([key, row]) => {
    const slug = slugIn(row as Row);
    return slug === '' ? [] : [{ list, key: String(key), path: pathOfSlug(slug) }];
  });
}

/** The slug of an entry as it is written; empty if it has none. */
function slugIn({ title, name = title, slug }: Row): string {
  if (slug !== undefined) return typeof slug === 'string' ? slug : '';
  return typeof name === 'string' ? slugOf({ title: name }) : '';
}
