import type { FixedPage } from './paths.ts';

/** What the search knows of an entry: its sentence, its page's words, and what it's found by. */
export interface SearchedEntry {
  text: string;
  keywords: readonly string[];
  body: string;
  imageUrl: string;
}

/** The page of an entry, or of a list that may be empty. An example is on its page only. */
export interface EntryPage extends FixedPage {
  list: string;
  /** The entry and its key; the page of a list has neither. */
  entry?: object;
  key?: number | string;
  /** The page that lists it. */
  parent?: FixedPage | undefined;
  /** Where the API sends it. */
  apiPath?: string | undefined;
  /** The paths that its page had, as the owner lists them. */
  formerly: readonly string[];
  isExample: boolean;
  /** Present if the search takes it from here. */
  searched?: (() => SearchedEntry) | undefined;
}

/** The pages by their paths, in the order of the sitemap. */
export type EntryPages = ReadonlyMap<string, EntryPage>;
