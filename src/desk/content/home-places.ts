import type { EntryKey } from '../../content/tables.ts';
import type { Tree } from '../../content/versions/version.ts';
import { HOME_LIMITS } from '../../features/home/home-limits.ts';
import { nameOf } from '../forms/form.ts';
import type { Entries, EntryRef } from './entries.ts';

export interface HomePlaces {
  most: number;
  others: { key: EntryKey; title: string }[];
}

/** Undefined for a list without a limit on the home page. */
export async function homePlaces(
  entries: Entries,
  { list, key: own }: EntryRef,
  tree: Tree,
): Promise<HomePlaces | undefined> {
  const most = new Map<string, number>(Object.entries(HOME_LIMITS)).get(list);
  if (most === undefined) return undefined;
  const others = [...(await entries.all(list, tree))]
    .filter(([key, row]) => row.featured === true && key !== own)
    .map(([key, row]) => ({ key, title: nameOf(row) }));
  return { most, others };
}
