import type { z } from 'zod';
import type { Lists } from '../model/content/content.ts';
import type { SearchedEntry } from '../model/entry-page.ts';
import type { FixedPage } from '../model/paths.ts';

/** Identifies an entry in its part: an id, a slug, a field, an old address, or a page. */
export type EntryKey = number | string;

/** A YAML file of the content folder, whose entries have an `id`. */
export interface ListFile {
  file: string;
  mayBeMissing?: true;
}

/** A folder of Markdown documents, each with front matter and a body. */
export interface DocumentFolder {
  folder: string;
  key: 'id' | 'slug';
  /** The key in a file name; undefined if it isn't a document's. */
  keyOf: (fileName: string) => EntryKey | undefined;
  /** What to say about other names. */
  misnamed: string;
  mayBeMissing?: true;
}

/**
 * A row of src/app/content-tables.ts, which drives reading, checks, differences, addresses, and
 * what sitemap, search, offline pack and footer know of a list's entries.
 */
export interface ListRow {
  name: keyof Lists;
  kept: ListFile | DocumentFolder;
  /** An entry as the owner writes it. `featured`, if the schema has it, defaults to false. */
  schema: z.ZodObject;
  isPictured?: true;
  /** For lists with several `photos` per entry, which are measured, too. */
  photo?: z.ZodObject;
  /** By default, that of the file. */
  order?: (one: never, other: never) => number;
  /** The page path by slug, for entries with `slug` and `formerly` (decision 33). */
  pathOfSlug?: (slug: string) => string;
  /** The page path by key; undefined if the guide itself has a page there. */
  pathOfKey?: (key: EntryKey) => string | undefined;
  /** The page that lists the entries. If it isn't a fixed page, it only exists with entries. */
  listedOn?: FixedPage;
  api?: string;
  /** What the search knows of an entry, unless the search has code for it. */
  searched?: (entry: never) => SearchedEntry;
}

/** What content consists of; src/app/content-tables.ts has the values. */
export interface ContentTables {
  lists: readonly ListRow[];
  words: ReadonlyMap<string, z.ZodType<Readonly<Record<string, unknown>>>>;
  /** The program of the thread that reads a folder. */
  readingProgram: URL;
}
