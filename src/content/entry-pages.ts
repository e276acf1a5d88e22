import type { Lists } from '../model/content/content.ts';
import type { EntryPage, EntryPages } from '../model/entry-page.ts';
import { type Named, slugOf } from '../model/entry-slug.ts';
import { fixedPaths } from '../model/site-paths.ts';
import type { ListRow } from './tables.ts';

interface Paged extends Named {
  id?: number;
  formerly?: readonly string[] | undefined;
  example?: boolean | undefined;
}

/** The pages of all entries, and of lists that may be empty. Posts last, as there may be many. */
export function entryPages(
  lists: readonly ListRow[],
  content: Readonly<Record<keyof Lists, readonly object[]>>,
): EntryPages {
  const rows = [...lists].sort((one, other) => Number(isNumbered(one)) - Number(isNumbered(other)));
  const pages = rows.flatMap((row) => pagesOf(row, content[row.name]));
  return new Map(pages.map((page) => [page.path, page]));
}

function isNumbered({ kept }: ListRow): boolean {
  return 'key' in kept && kept.key === 'id';
}

function pagesOf(row: ListRow, entries: readonly Paged[]): EntryPage[] {
  const { name: list, listedOn, api } = row;
  const pages = entries.flatMap((entry) => pageOf(row, entry) ?? []);
  if (!listedOn || pages.length === 0 || fixedPaths.includes(listedOn.path)) return pages;
  const isExample = pages.every((page) => page.isExample);
  return [{ ...listedOn, list, apiPath: api, formerly: [], isExample }, ...pages];
}

function pageOf(row: ListRow, entry: Paged): EntryPage | undefined {
  const { kept, pathOfSlug, pathOfKey, api, searched } = row;
  const { name = '', title = name, formerly = [], example: isExample = false } = entry;
  const key = ('key' in kept ? entry[kept.key] : entry.id) ?? '';
  const last = pathOfSlug ? slugOf(entry) : key;
  const path = pathOfSlug?.(String(last)) ?? pathOfKey?.(key);
  if (path === undefined) return undefined;
  return {
    path,
    label: title,
    list: row.name,
    entry,
    key,
    parent: row.listedOn,
    apiPath: api && `${api}/${last}`,
    formerly: pathOfSlug ? formerly.map(pathOfSlug) : [],
    isExample,
    searched: searched && (() => searched(entry as never)),
  };
}
