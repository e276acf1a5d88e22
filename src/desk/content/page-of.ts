import { contentTables } from '../../app/content-tables.ts';
import type { Row } from '../../content/merge/entries.ts';
import { categories } from '../../model/categories.ts';
import { slugIn } from '../../model/entry-slug.ts';
import { pages, paths } from '../../model/paths.ts';
import { townsWithPage } from '../../model/towns.ts';
import { nameOf } from '../forms/form.ts';
import type { Entries, EntryRef } from './entries.ts';

export interface NamedEntry {
  ref: EntryRef;
  title: string;
}

/** Where visitors see an entry; undefined if it has no page. */
export function pathOf(entries: Entries, { list, key }: EntryRef, row: Row): string | undefined {
  if (list === 'site') return paths.home;
  if (list === 'page') return wordsPaths.get(String(key));
  const table = entries.rowOf(list);
  const slug = slugIn(row);
  if (table?.pathOfSlug && slug) return table.pathOfSlug(slug);
  return key === null ? undefined : table?.pathOfKey?.(key);
}

/** Every path that leads to the entry, former ones included. */
export function pathsOf(entries: Entries, ref: EntryRef, row: Row): string[] {
  const now = pathOf(entries, ref, row);
  const toPath = entries.rowOf(ref.list)?.pathOfSlug;
  const formerly =
    Array.isArray(row.formerly) && toPath ? row.formerly.map((slug) => toPath(String(slug))) : [];
  return [...(now ? [now] : []), ...formerly];
}

/** What the desk calls an entry in lists; files of words are named after where they appear. */
export function titleOf({ list, key }: EntryRef, row: Row): string {
  const known = list === 'page' ? WORDS_NAMES.get(String(key)) : undefined;
  return known ?? (nameOf(row) || String(key));
}

const wordsPaths: ReadonlyMap<string, string> = new Map<string, string>([
  ...Object.entries(pages).map(([name, { path }]) => [name, path] as const),
  ...contentTables.lists.flatMap(({ listedOn }) =>
    listedOn ? [[listedOn.path.slice(1), listedOn.path] as const] : [],
  ),
  ...categories.map(({ slug }) => [slug, paths.category(slug)] as const),
  ...townsWithPage.map(({ slug }) => [slug, paths.destination(slug)] as const),
]);

/** Names for files of words without a title, or with one that nobody would look for. */
const WORDS_NAMES: ReadonlyMap<string, string> = new Map<string, string>([
  ...categories.map(({ slug, name }) => [slug, name] as const),
  ...townsWithPage.map(({ slug, name }) => [slug, `${name}, its own page`] as const),
  ['home', 'The home page'],
  ['shared', 'Words on every page'],
  ['place', 'Around each thing to do and event'],
  ['town', 'Around each town'],
  ['post', 'Around each post'],
  ['seasons', 'Seasons and rules of the cabins'],
  ['drafts', 'Your days, drafted'],
  ['plan-days', 'My plan: what it says of each day'],
  ['plan-link', 'My plan: one that came by a link'],
  ['not-found', 'An address where nothing is'],
]);
