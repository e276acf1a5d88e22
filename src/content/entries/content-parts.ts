import { PAGE_WORDS } from '../../app/page-words.ts';
import type { Content, PageWords, Words } from '../../model/content/content.ts';
import { siteSchema } from '../../model/site-schema.ts';

/** What tells an entry from the others of its part: an id, a field, an old address, a page. */
export type EntryKey = number | string;

type Part<Value> = ReadonlyMap<EntryKey, Value>;

/**
 * Content taken apart into entries, each of which can be held back without the others. The facts of
 * site.yaml are entries by the names of their fields, and so are its category actions and
 * redirects, one by one.
 */
export interface ContentParts {
  site: Part<unknown>;
  categoryActions: Part<string>;
  redirects: Part<string>;
  activities: Part<Content['activities'][number]>;
  destinations: Part<Content['destinations'][number]>;
  events: Part<Content['events'][number]>;
  posts: Part<Content['posts'][number]>;
  ownPages: Part<Content['ownPages'][number]>;
  words: Part<Words>;
}

export type PartName = keyof ContentParts;

export const PART_NAMES: readonly PartName[] = [
  'site',
  'categoryActions',
  'redirects',
  'activities',
  'destinations',
  'events',
  'posts',
  'ownPages',
  'words',
];

/** An entry of the content. */
export interface EntryName {
  part: PartName;
  key: EntryKey;
}

/** The facts of site.yaml without its lists, whose entries are held back one by one. */
export const siteFactsSchema = siteSchema.omit({ categoryActions: true, redirects: true });

/** What the site can do without: the form of a fact that was never good. */
const WITHOUT = { utm: false, imageHosts: [], social: {}, legal: {} };

/** The content's entries, in its order. */
export function partsOf({ site, words, ...lists }: Content): ContentParts {
  const { categoryActions, redirects, ...facts } = site;
  return {
    site: new Map(Object.entries(facts)),
    categoryActions: new Map(Object.entries(categoryActions)),
    redirects: new Map(Object.entries(redirects)),
    activities: byId(lists.activities),
    destinations: byId(lists.destinations),
    events: byId(lists.events),
    posts: byId(lists.posts),
    ownPages: new Map(lists.ownPages.map((page) => [page.slug, page])),
    words: new Map(Object.entries(words)),
  };
}

function byId<Value extends { id: number }>(entries: readonly Value[]): Part<Value> {
  return new Map(entries.map((entry) => [entry.id, entry]));
}

/**
 * The content that these parts make up, posts highest id first, own pages by slug. Undefined if the site lacks a fact
 * that no page can do without, or a page its words.
 */
export function contentOf(parts: ContentParts): Content | undefined {
  const facts = siteFactsSchema.safeParse({ ...WITHOUT, ...Object.fromEntries(parts.site) }).data;
  const words = [...PAGE_WORDS.keys()].map((page) => [page, parts.words.get(page)] as const);
  if (facts === undefined || words.some(([, ofPage]) => ofPage === undefined)) return undefined;
  const { notice, ...rest } = facts;
  const categoryActions = Object.fromEntries(parts.categoryActions);
  const redirects = Object.fromEntries(parts.redirects);
  return {
    site: { ...rest, categoryActions, redirects, ...(notice && { notice }) },
    activities: [...parts.activities.values()],
    destinations: [...parts.destinations.values()],
    events: [...parts.events.values()],
    posts: [...parts.posts.values()].sort((one, other) => other.id - one.id),
    ownPages: [...parts.ownPages.values()].sort((one, other) => (one.slug < other.slug ? -1 : 1)),
    words: Object.fromEntries(words) as PageWords,
  };
}
