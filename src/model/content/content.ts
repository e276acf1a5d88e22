import type { Site } from '../site/site.ts';
import type { Visit } from '../visit/visit.ts';
import type { FactSource, WrittenVisit } from '../visit/written-visit.ts';

/** An entry as the owner lists it, with the flag that puts it on the home page. */
export type Listed<Entity> = Entity & { featured: boolean };

/** Such an entry with practical facts for a visit, which lists don't send (decision 29). */
export type Visitable<Entity> = Listed<Entity> & { visit?: WrittenVisit | undefined };

/** Such an entry with its facts as the guide states them on a day (decision 48). */
export type Stated<Entity> = Listed<Entity> & {
  visit?: Visit | undefined;
  sources?: readonly FactSource[] | undefined;
};

/** The words of one page, as its schema in src/app/page-words.ts describes them; plain JSON. */
export type Words = Readonly<Record<string, unknown>>;

/** The words of all pages, by the names of their files in content/pages (decision 30). */
export type PageWords = Readonly<Record<string, Words>>;

/** The entries of each list, in the order in which the API sends them; src/app/lists.ts fills it. */
// biome-ignore lint/suspicious/noEmptyInterface: filled by those who know all lists.
export interface Lists {}

/** What is known of an entry that an earlier version had. */
export interface GoneEntry {
  list: string;
  /** Its town, or what it said about where it is; empty if it said nothing. */
  place: string;
  category: string;
}

/** The guide's content without its revision: what a source reads. */
export interface Content extends Lists {
  site: Site;
  words: PageWords;
  /** Where pages of earlier versions are now: old paths and present ones (decision 46). */
  moved?: Readonly<Record<string, string>>;
  /** The paths of pages of earlier versions that are nowhere now. */
  gone?: Readonly<Record<string, GoneEntry>>;
}
