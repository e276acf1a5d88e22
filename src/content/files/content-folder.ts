import { join } from 'node:path';
import { activitySchema } from '../../features/activities/activity-schema.ts';
import { destinationSchema } from '../../features/destinations/destination-schema.ts';
import { eventSchema } from '../../features/events/event-schema.ts';
import type { Content, Words } from '../../model/content/content.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import { contentOf } from '../entries/content-parts.ts';
import { flawlessContent, problemsIn, validParts } from '../entries/content-reading.ts';
import {
  checkTogether,
  type PlacedPart,
  type PlacedReading,
  validEntries,
} from '../entries/placed-entries.ts';
import { brokenSite, readSiteEntries } from '../entries/site-entries.ts';
import type { Entry } from '../schema-problems.ts';
import { entriesOf } from '../words/placed-words.ts';
import { isOwnContent, shippedWords, wordsOfBuild } from '../words/shipped-words.ts';
import { OWN_PAGES, readWordsFolder } from '../words/words-folder.ts';
import { readEntryList } from './entry-files/entry-file.ts';
import { readOwnPages, readPosts } from './entry-files/entry-folders.ts';
import { readYamlFile } from './yaml-text.ts';

/** The valid entries of the content, each with its place in the files. */
export interface ContentEntries {
  /** Undefined if the site lacks a fact that no page can do without. */
  site: Entry<Content['site']> | undefined;
  activities: Entry<Content['activities'][number]>[];
  destinations: Entry<Content['destinations'][number]>[];
  events: Entry<Content['events'][number]>[];
  posts: Entry<Content['posts'][number]>[];
  ownPages: Entry<Content['ownPages'][number]>[];
  /** The words of pages, a file each. */
  words: Entry<Words>[];
}

export interface ContentFolder {
  /** Undefined if there is any problem: a publish takes all or nothing. */
  content: Content | undefined;
  entries: ContentEntries;
  /** Every fault in every file. */
  problems: ContentProblem[];
  /** What takes the shipped words, because the files don't have it. */
  notes: ContentProblem[];
}

/**
 * Reads the owner's files: site.yaml, activities.yaml, destinations.yaml, events.yaml,
 * blog/NNNN-slug.md, pages/<page>.yaml and pages/own/<slug>.md. Lists keep the order of their file;
 * posts come highest id first. Never throws, whatever the folder holds.
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const notes: ContentProblem[] = [];
  const reading = await readEntries(folder, (place) => notes.push(place));
  return {
    content: flawlessContent(reading),
    entries: {
      site: siteEntry(reading),
      activities: validEntries(reading.activities),
      destinations: validEntries(reading.destinations),
      events: validEntries(reading.events),
      posts: validEntries(reading.posts).sort((one, other) => other.value.id - one.value.id),
      ownPages: validEntries(reading.ownPages),
      words: validEntries(reading.words),
    },
    problems: problemsIn(reading),
    notes,
  };
}

function siteEntry(reading: PlacedReading): ContentEntries['site'] {
  const [fact] = reading.site.entries;
  const value = contentOf(validParts(reading))?.site;
  return fact && value && { value, place: { ...fact.place, path: [] } };
}

/**
 * All that the files hold, right or wrong: each entry is read and checked on its own
 * (entry-file.ts), then all are checked against each other. `note` receives what takes the shipped
 * words. Never throws.
 */
export async function readEntries(folder: string, note: Report = () => {}): Promise<PlacedReading> {
  const shipped = isOwnContent(folder) ? undefined : shippedWords();
  const words = readWordsFolder(folder, shipped, note);
  const reading: PlacedReading = {
    ...(await readSite(folder)),
    activities: listed(readEntryList(folder, 'activities', activitySchema)),
    destinations: listed(readEntryList(folder, 'destinations', destinationSchema)),
    events: listed(readEntryList(folder, 'events', eventSchema)),
    posts: await readPosts(folder),
    // If the folder itself can't be read, that's named once, with the words.
    ownPages: words.broken ? { entries: [], broken: [] } : await readOwnPages(folder),
    words: { ...words, shipped: entriesOf(shipped ?? wordsOfBuild()) },
  };
  await checkTogether(reading);
  return reading;
}

async function readSite(folder: string) {
  const problems: ContentProblem[] = [];
  const path = { root: folder, file: join(folder, 'site.yaml') };
  const yaml = readYamlFile(path, (problem) => problems.push(problem));
  return yaml ? await readSiteEntries({ yaml, root: '', path: [] }) : brokenSite(problems);
}

function listed<Value extends { featured?: boolean | undefined }>({
  entries,
  broken,
}: PlacedPart<Value>): PlacedPart<Value & { featured: boolean }> {
  return {
    broken,
    entries: entries.map(({ value, ...entry }) => ({
      ...entry,
      value: value && { ...value, featured: value.featured ?? false },
    })),
  };
}

/** The folders that hold the files of a content folder; pictures are read on their own. */
export function foldersOf(folder: string): string[] {
  return [folder, ...['blog', 'pages', join('pages', OWN_PAGES)].map((name) => join(folder, name))];
}
