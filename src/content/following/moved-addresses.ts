import type { Content, GoneEntry } from '../../model/content/content.ts';
import { entryPages } from '../entry-pages.ts';
import { ABOUT } from '../merge/entry-addresses.ts';
import type { ContentTables } from '../tables.ts';
import type { EntryAddress } from '../versions/version.ts';

/** Old and present paths of moved pages. A path that is another entry's page today stays that. */
export function movedAddresses(
  content: Content,
  tables: Pick<ContentTables, 'lists'>,
  known: readonly EntryAddress[],
): Record<string, string> {
  const present = presentPaths(content, tables);
  const pages = new Set(present.values());
  return Object.fromEntries(
    known.flatMap(({ list, key, path }) => {
      const to = present.get(`${list} ${key}`);
      return to === undefined || pages.has(path) ? [] : [[path, to]];
    }),
  );
}

/** The paths of earlier versions' pages whose entries are gone, with what is known about each. */
export function goneAddresses(
  content: Content,
  tables: Pick<ContentTables, 'lists'>,
  known: readonly EntryAddress[],
): Record<string, GoneEntry> {
  const moved = movedAddresses(content, tables, known);
  const pages = new Set(presentPaths(content, tables).values());
  const about = new Map(
    known.flatMap(({ list, key, path }) => (list === ABOUT ? [[key, path]] : [])),
  );
  const names = new Set<string>(tables.lists.map(({ name }) => name));
  return Object.fromEntries(
    known.flatMap(({ list, path }) => {
      if (!names.has(list) || pages.has(path) || Object.hasOwn(moved, path)) return [];
      const [place = '', category = ''] = (about.get(path) ?? '').slice(1).split('/');
      const parts = { place: decodeURIComponent(place), category: decodeURIComponent(category) };
      return [[path, { list, ...parts }]];
    }),
  );
}

function presentPaths(content: Content, { lists }: Pick<ContentTables, 'lists'>) {
  const pages = [...entryPages(lists, content).values()];
  return new Map(pages.map(({ list, key = '', path }) => [`${list} ${key}`, path]));
}
