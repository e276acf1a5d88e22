import type { Content, Lists, PageWords, Words } from '../../model/content/content.ts';
import { storedSiteSchema } from '../../model/site/site-schema.ts';
import type { ContentTables, EntryKey } from '../tables.ts';

type Part<Value> = ReadonlyMap<EntryKey, Value>;

/** Content as parts whose entries can be held back one by one, including site.yaml's facts. */
export type ContentParts = {
  site: Part<unknown>;
  categoryActions: Part<string>;
  redirects: Part<string>;
  words: Part<Words>;
} & { [Name in keyof Lists]: Part<Lists[Name][number]> };

export type PartName = keyof ContentParts;

/** The order of comparison: each entry with those before it, redirects with all pages. */
export function comparedParts(parts: object): PartName[] {
  const names = Object.keys(parts) as PartName[];
  return [...names.filter((name) => name !== 'redirects'), 'redirects'];
}

export interface EntryName {
  part: PartName;
  key: EntryKey;
}

/** site.yaml without the lists whose entries are held back one by one. */
export const siteFactsSchema = storedSiteSchema.omit({ categoryActions: true, redirects: true });

/** Defaults for facts that were never valid. */
const WITHOUT = { utm: false, imageHosts: [], social: {}, legal: {} };

/** The content's entries, in order. */
export function partsOf({ site, words, ...lists }: Content): ContentParts {
  const { categoryActions, redirects, ...facts } = site;
  return {
    site: new Map(Object.entries(facts)),
    categoryActions: new Map(Object.entries(categoryActions)),
    redirects: new Map(Object.entries(redirects)),
    ...Object.fromEntries(listsOf(lists).map(([name, list]) => [name, byKey(list)])),
    words: new Map(Object.entries(words)),
  } as object as ContentParts;
}

type Entry = { id: number } | { slug: string };

/** The lists in content. */
export function listsOf(content: object): [name: string, entries: readonly Entry[]][] {
  return Object.entries(content).filter(([, value]) => Array.isArray(value));
}

function byKey(entries: readonly Entry[]): Part<Entry> {
  return new Map(entries.map((entry) => ['id' in entry ? entry.id : entry.slug, entry]));
}

/** The content of these parts; undefined if a required fact or page's words are missing. */
export function contentOf(parts: ContentParts, tables: ContentTables): Content | undefined {
  const facts = siteFactsSchema.safeParse({ ...WITHOUT, ...Object.fromEntries(parts.site) }).data;
  const words = [...tables.words.keys()].map((page) => [page, parts.words.get(page)] as const);
  if (facts === undefined || words.some(([, ofPage]) => ofPage === undefined)) return undefined;
  const { notice, ...rest } = facts;
  const categoryActions = Object.fromEntries(parts.categoryActions);
  const redirects = Object.fromEntries(parts.redirects);
  const lists = tables.lists.map(({ name, order }) => {
    const entries = [...parts[name].values()] as never[];
    return [name, order ? entries.sort(order) : entries];
  });
  return {
    site: { ...rest, categoryActions, redirects, ...(notice && { notice }) },
    ...(Object.fromEntries(lists) as Lists),
    words: Object.fromEntries(words) as PageWords,
  };
}
