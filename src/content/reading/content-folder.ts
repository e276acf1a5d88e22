import { join } from 'node:path';
import type { Content, Lists, Words } from '../../model/content/content.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import type { Entry } from '../files/schema-problems.ts';
import { readYamlFile } from '../files/yaml-text.ts';
import type { ContentTables, ListRow } from '../tables.ts';
import { contentOf } from './content-parts.ts';
import { flawlessContent, problemsIn, validParts } from './content-reading.ts';
import { readListFile } from './entry-file.ts';
import { readDocuments } from './entry-folders.ts';
import {
  checkTogether,
  type PlacedPart,
  type PlacedReading,
  validEntries,
} from './placed-entries.ts';
import { entriesOf } from './placed-words.ts';
import { isOwnContent, shippedWords, wordsOfBuild } from './shipped-words.ts';
import { brokenSite, readSiteEntries } from './site-entries.ts';
import { PAGES, readWordsFolder } from './words-folder.ts';

export type ContentEntries = {
  /** Undefined if a required fact is missing. */
  site: Entry<Content['site']> | undefined;
  words: Entry<Words>[];
} & { [Name in keyof Lists]: Entry<Lists[Name][number]>[] };

export interface ContentFolder {
  /** Undefined if there is any problem: a publish takes all or nothing. */
  content: Content | undefined;
  entries: ContentEntries;
  problems: ContentProblem[];
  /** Shipped words that are used because the files have none. */
  notes: ContentProblem[];
}

/** Reads the owner's files: site.yaml, lists, and pages/<page>.yaml. Never throws. */
export async function readContentFolder(
  folder: string,
  tables: ContentTables,
): Promise<ContentFolder> {
  const notes: ContentProblem[] = [];
  const reading = await readEntries(folder, tables, (place) => notes.push(place));
  const lists = tables.lists.map(({ name, order }) => {
    const entries: Entry<unknown>[] = validEntries<unknown>(reading[name] as PlacedPart);
    if (order) entries.sort((one, other) => order(one.value as never, other.value as never));
    return [name, entries];
  });
  return {
    content: flawlessContent(reading, tables),
    entries: {
      site: siteEntry(reading, tables),
      ...Object.fromEntries(lists),
      words: validEntries(reading.words),
    },
    problems: problemsIn(reading),
    notes,
  };
}

function siteEntry(reading: PlacedReading, tables: ContentTables): ContentEntries['site'] {
  const [fact] = reading.site.entries;
  const value = contentOf(validParts(reading), tables)?.site;
  return fact && value && { value, place: { ...fact.place, path: [] } };
}

/** Everything in the files, checked one by one, then together. Never throws. */
export async function readEntries(
  folder: string,
  tables: ContentTables,
  note: Report = () => {},
): Promise<PlacedReading> {
  const shipped = isOwnContent(folder) ? undefined : shippedWords(tables);
  const words = readWordsFolder(folder, tables, shipped, note);
  const lists: Record<string, PlacedPart> = {};
  for (const row of tables.lists)
    lists[row.name] =
      words.broken && isIn(PAGES, row)
        ? // If that folder itself can't be read, it's named once, with the words.
          { entries: [], broken: [] }
        : await readList(folder, row);
  const reading = {
    ...(await readSite(folder)),
    ...lists,
    words: { ...words, shipped: entriesOf(shipped ?? wordsOfBuild(tables)) },
  } as PlacedReading;
  await checkTogether(reading, tables);
  return reading;
}

async function readSite(folder: string) {
  const problems: ContentProblem[] = [];
  const path = { root: folder, file: join(folder, 'site.yaml') };
  const yaml = readYamlFile(path, (problem) => problems.push(problem));
  return yaml ? await readSiteEntries({ yaml, root: '', path: [] }) : brokenSite(problems);
}

async function readList(folder: string, row: ListRow): Promise<PlacedPart> {
  const { kept, schema } = row;
  const part =
    'file' in kept ? readListFile(folder, kept, row) : await readDocuments(folder, kept, schema);
  return 'featured' in schema.shape ? { ...part, entries: part.entries.map(marked) } : part;
}

/** Adds `featured`, which the owner may leave out. */
function marked<Entry extends { value: unknown }>(entry: Entry): Entry {
  const value = entry.value as { featured?: boolean } | undefined;
  return { ...entry, value: value && { ...value, featured: value.featured ?? false } };
}

function isIn(folder: string, { kept }: ListRow): boolean {
  return 'folder' in kept && kept.folder.startsWith(`${folder}/`);
}

/** The folders with a content folder's files, except pictures. */
export function foldersOf(folder: string, { lists }: ContentTables): string[] {
  const documents = lists.flatMap(({ kept }) => ('folder' in kept ? [kept.folder] : []));
  return [folder, ...[PAGES, ...documents].map((name) => join(folder, name))];
}
