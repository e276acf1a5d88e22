import type { FixedPage } from './paths.ts';

/** What the search indexes: the sentence of a result, its keywords, and the page's text. */
export interface SearchedEntry {
  text: string;
  keywords: readonly string[];
  body: string;
  imageUrl: string;
}

/** The page of an entry, or of a list that may be empty. Examples are on their own page only. */
export interface EntryPage extends FixedPage {
  list: string;
  /** Both undefined for the page of a list. */
  entry?: object;
  key?: number | string;
  parent?: FixedPage | undefined;
  apiPath?: string | undefined;
  formerly: readonly string[];
  isExample: boolean;
  /** Undefined if the search doesn't index the page from here. */
  searched?: (() => SearchedEntry) | undefined;
}

/** Pages by path, in sitemap order. */
export type EntryPages = ReadonlyMap<string, EntryPage>;
