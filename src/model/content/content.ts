import type { Site } from '../site/site.ts';
import type { Visit } from '../visit/visit.ts';
import type { FactSource, WrittenVisit } from '../visit/written-visit.ts';

/** An entry as the owner lists it; `featured` puts it on the home page. */
export type Listed<Entity> = Entity & { featured: boolean };

/** An entry with practical facts for a visit, which lists don't send (decision 29). */
export type Visitable<Entity> = Listed<Entity> & { visit?: WrittenVisit | undefined };

/** An entry with its facts as the guide states them on a given day (decision 48). */
export type Stated<Entity> = Listed<Entity> & {
  visit?: Visit | undefined;
  sources?: readonly FactSource[] | undefined;
};

/** The words of one page in plain JSON, as its schema in src/app/page-words.ts describes them. */
export type Words = Readonly<Record<string, unknown>>;

/** The words of all pages, by file name in content/pages (decision 30). */
export type PageWords = Readonly<Record<string, Words>>;

/** The entries of each list, in the order the API sends them; src/app/lists.ts extends it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who know all lists.
export interface Lists {}

/** What the guide remembers of an entry that an earlier version had. */
export interface GoneEntry {
  list: string;
  /** Its town or location; empty if it had neither. */
  place: string;
  category: string;
}

/** The guide's content as a source reads it, without a revision. */
export interface Content extends Lists {
  site: Site;
  words: PageWords;
  /** Old paths and present ones of pages that moved between versions (decision 46). */
  moved?: Readonly<Record<string, string>>;
  gone?: Readonly<Record<string, GoneEntry>>;
}
