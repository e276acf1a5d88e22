import type { Content } from '../../model/content/content.ts';
import { slugOf } from '../../model/slug.ts';
import type { ContentTables } from '../tables.ts';
import type { EntryAddress } from '../versions/version.ts';

/** What decides where an entry's page is. */
interface Addressed {
  id: number | string;
  title?: string;
  name?: string;
  slug?: string | undefined;
}

/**
 * Where pages of earlier versions are now: old paths and present ones. What is the page of another
 * entry today stays that, and what is gone is gone.
 */
export function movedAddresses(
  content: Content,
  { lists }: Pick<ContentTables, 'lists'>,
  known: readonly EntryAddress[],
): Record<string, string> {
  const present = new Map<string, string>();
  for (const { name: list, pathOfSlug } of lists)
    for (const entry of pathOfSlug ? (content[list] as readonly Addressed[]) : [])
      present.set(`${list} ${entry.id}`, pathOfSlug?.(slugOfEntry(entry)) ?? '');
  const pages = new Set(present.values());
  return Object.fromEntries(
    known.flatMap(({ list, key, path }) => {
      const to = present.get(`${list} ${key}`);
      return to === undefined || pages.has(path) ? [] : [[path, to]];
    }),
  );
}

function slugOfEntry({ slug, title, name = '' }: Addressed): string {
  return slugOf({ slug, title: title ?? name });
}
