import type { z } from 'zod';
import type { Lists } from '../model/content/content.ts';
import type { SearchedEntry } from '../model/entry-page.ts';
import type { FixedPage } from '../model/paths.ts';

/** What tells an entry from the others of its part: an id, a slug, a field, an old address, a page. */
export type EntryKey = number | string;

/** A YAML file of the content folder; its entries are told apart by their `id`. */
export interface ListFile {
  file: string;
  /** True if there need not be such a file. */
  mayBeMissing?: true;
}

/** A folder of Markdown documents in the content folder, each with a head of fields and a body. */
export interface DocumentFolder {
  folder: string;
  /** The field that the file's name says. */
  key: 'id' | 'slug';
  /** The key in the file's name; undefined if it's not a name for a document. */
  keyOf: (fileName: string) => EntryKey | undefined;
  /** What to say about such a name. */
  misnamed: string;
  /** True if there need not be such a folder. */
  mayBeMissing?: true;
}

/**
 * A list: a row of src/app/content-tables.ts. Reading, checking, differences, addresses, and what
 * sitemap, search, offline pack and footer know of its entries follow from it.
 */
export interface ListRow {
  /** Its name in the content and in messages about faults. */
  name: keyof Lists;
  kept: ListFile | DocumentFolder;
  /** An entry as the owner writes it. Its `featured`, if it has that field, is false unless it's set. */
  schema: z.ZodObject;
  /** True if its entries have pictures, which are measured. */
  isPictured?: true;
  /** What each of an entry's `photos` says, if it may have several; they are measured, too. */
  photo?: z.ZodObject;
  /** The order in which it is sent; that of the file if there is none. */
  order?: (one: never, other: never) => number;
  /** The path of the page with this slug: its entries have `slug` and `formerly` (decision 33). */
  pathOfSlug?: (slug: string) => string;
  /** The path of the page of the entry with this key; undefined if the guide has a page there. */
  pathOfKey?: (key: EntryKey) => string | undefined;
  /** The page that lists them. If it isn't one of the guide's own, it is there if there are entries. */
  listedOn?: FixedPage;
  /** Where the API lists them; it answers each with a page below that. */
  api?: string;
  /** What the search knows of an entry, if no code of its own says it. */
  searched?: (entry: never) => SearchedEntry;
}

/** What content consists of; src/app/content-tables.ts has it. */
export interface ContentTables {
  lists: readonly ListRow[];
  /** The schema of each page's words, by the name of its file in content/pages. */
  words: ReadonlyMap<string, z.ZodType<Readonly<Record<string, unknown>>>>;
  /** The program that reads a folder in a thread of its own. */
  readingProgram: URL;
}
