import { slugIn } from '../../model/entry-slug.ts';
import { isGroup } from '../../model/is-group.ts';
import { type FileSet, fileSetOf, keyOfPath } from '../versions/file-sets.ts';
import {
  type EntryAddress,
  type Tree,
  treeChanges,
  type VersionStore,
} from '../versions/version.ts';
import type { ReadText } from './changes.ts';
import { asRead, documentIn, entriesIn, type Row } from './entries.ts';

/** Rows that say what an address was about: /Luckenbach/Music, its place and category. */
export const ABOUT = 'about';

/** Rows with the highest number in each list without pages: the list's name, and /12. */
const NUMBERS = 'numbers';

/** In characters; longer places are dropped. */
const MOST_ABOUT = 200;

/** Remembers entries' addresses (decision 46). Call before the commit, so that none is lost. */
export async function rememberAddresses(
  store: VersionStore,
  { before, after }: { before: Tree; after: Tree },
  fileSets: readonly FileSet[],
  read: ReadText,
): Promise<void> {
  // An older program's store has none yet.
  const isFirst = (await store.addresses()).length === 0;
  const differing = treeChanges(before, after);
  const wanted = ([path]: [string, string]) => isFirst || differing.has(path);
  const files = [...before, ...after].filter(wanted);
  const found = await Promise.all(files.map((file) => addressesIn(file, fileSets, read)));
  await store.remember(found.flat());
}

/** The addresses of a file's entries; empty if the file is unreadable. */
async function addressesIn(
  [path, hash]: [path: string, hash: string],
  fileSets: readonly FileSet[],
  read: ReadText,
): Promise<EntryAddress[]> {
  const fileSet = fileSetOf(path, fileSets);
  if (!fileSet || !['entries', 'document'].includes(fileSet.kind)) return [];
  const { name: list, kind, pathOfSlug, pathOfKey } = fileSet;
  const text = await read(hash).then(asRead, () => '');
  const entries =
    kind === 'entries'
      ? entriesIn(kind, text)
      : new Map([[keyOfPath(path, fileSet), documentIn(text)]]);
  if (!pathOfSlug && !pathOfKey) {
    const numbers = [...(entries ?? [])].map(([key]) => ({ list, key: String(key), path: '' }));
    return [{ list: NUMBERS, key: list, path: `/${lastNumber(numbers, list)}` }];
  }
  return [...(entries ?? [])].flatMap(([key, row]) => {
    const slug = slugIn(row as Row);
    const path = pathOfSlug && slug !== '' ? pathOfSlug(slug) : pathOfKey?.(key);
    if (path === undefined) return [];
    return [
      { list, key: String(key), path },
      { list: ABOUT, key: path, path: aboutOf(row as Row) },
    ];
  });
}

/** The highest number that an entry of the list ever had; 0 if none had one. */
export function lastNumber(known: readonly EntryAddress[], of: string): number {
  return known.reduce((last, { list, key, path }) => {
    const number = Number(list === NUMBERS && key === of ? path.slice(1) : list === of && key);
    return Number.isSafeInteger(number) ? Math.max(last, number) : last;
  }, 0);
}

function aboutOf({ visit, town = isGroup(visit) ? visit.town : '', location, category }: Row) {
  const part = (written: unknown) =>
    typeof written === 'string' ? encodeURIComponent(written.slice(0, 60).toWellFormed()) : '';
  const about = `/${part(town) || part(location)}/${part(category)}`;
  return about.length > MOST_ABOUT ? '//' : about;
}
