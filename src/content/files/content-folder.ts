import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { activitySchema } from '../../model/activity/activity-schema.ts';
import type { Content } from '../../model/content.ts';
import { destinationSchema } from '../../model/destination/destination-schema.ts';
import { eventSchema } from '../../model/event/event-schema.ts';
import { siteSchema } from '../../model/site/site-schema.ts';
import { pagePaths } from '../../model/site-paths.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import { checkImageHosts, checkRedirects } from '../cross-checks.ts';
import { isLeftover } from '../publish/leftover.ts';
import type { Entry } from '../schema-problems.ts';
import { isOwnContent, shippedWords } from '../words/shipped-words.ts';
import { readWordsFolder, type WordsEntries } from '../words/words-folder.ts';
import { readEntry, readEntryList, readPost } from './entry-file.ts';
import { postFileId } from './post-file.ts';
import { readFailure } from './text-file.ts';

/** The valid entries of the content, each with its place in the files. */
export interface ContentEntries {
  site: Entry<Content['site']> | undefined;
  activities: Entry<Content['activities'][number]>[];
  destinations: Entry<Content['destinations'][number]>[];
  events: Entry<Content['events'][number]>[];
  posts: Entry<Content['posts'][number]>[];
  words: WordsEntries;
}

export interface ContentFolder {
  /** Undefined if there is any problem: one fault rejects the whole set. */
  content: Content | undefined;
  entries: ContentEntries;
  /** Every fault in every file. */
  problems: ContentProblem[];
  /** What takes the shipped words, because the files don't have it. */
  notes: ContentProblem[];
}

/**
 * Reads the owner's files: site.yaml, activities.yaml, destinations.yaml, events.yaml,
 * blog/NNNN-slug.md and pages/<page>.yaml. Each is read, parsed and checked on its own (entry-file.ts), then all are
 * checked against each other. Lists keep the order of their file; posts come highest id first.
 * Never throws, whatever the folder holds.
 */
export async function readContentFolder(folder: string): Promise<ContentFolder> {
  const problems: ContentProblem[] = [];
  const notes: ContentProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const note: Report = (place) => notes.push(place);
  const shipped = isOwnContent(folder) ? undefined : shippedWords();
  const entries: ContentEntries = {
    site: readEntry(join(folder, 'site.yaml'), siteSchema, report),
    activities: readEntryList(folder, 'activities', activitySchema, report).map(listed),
    destinations: readEntryList(folder, 'destinations', destinationSchema, report).map(listed),
    events: readEntryList(folder, 'events', eventSchema, report).map(listed),
    posts: await readPosts(join(folder, 'blog'), report),
    words: readWordsFolder(join(folder, 'pages'), shipped, { report, note }),
  };
  const { site, activities, posts } = entries;
  if (site) {
    checkImageHosts([...activities, ...posts], site.value.imageHosts, report);
    checkRedirects(site, new Set(pagePaths({ posts: posts.map(({ value }) => value) })), report);
  }
  const content = problems.length === 0 ? contentOf(entries) : undefined;
  return { content, entries, problems, notes };
}

function listed<Value extends { featured?: boolean | undefined }>({
  value,
  place,
}: Entry<Value>): Entry<Value & { featured: boolean }> {
  return { place, value: { ...value, featured: value.featured ?? false } };
}

/** How many posts are read, within a few milliseconds, before waiting requests get a turn. */
const BATCH = 16;

async function readPosts(folder: string, report: Report): Promise<ContentEntries['posts']> {
  const files = new Map<number, string>();
  const posts: ContentEntries['posts'] = [];
  for (const [index, name] of (await namesIn(folder, report)).entries()) {
    if (index % BATCH === 0) await nextTurn();
    const file = join(folder, name);
    const id = postFileId(name);
    const twin = id === undefined ? undefined : files.get(id);
    if (id === undefined) {
      const message =
        "is not a file name for a post; name it like 0015-a-few-words.md, starting with the post's id";
      report({ file, message });
    } else if (twin !== undefined) {
      const message = `is ${id}, which is also the id of ${twin}; give one of them another number`;
      report({ file, field: 'id', message });
    } else {
      files.set(id, file);
      const post = readPost(file, id, report);
      if (post) posts.push(post);
    }
  }
  return posts.sort((one, other) => other.value.id - one.value.id);
}

async function namesIn(folder: string, report: Report): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !isLeftover(name)).sort();
  } catch (error) {
    report({ file: folder, message: readFailure(error) });
    return [];
  }
}

function contentOf(entries: ContentEntries): Content | undefined {
  const { site, activities, destinations, events, posts, words } = entries;
  if (site === undefined) return undefined;
  return {
    site: site.value,
    activities: activities.map(({ value }) => value),
    destinations: destinations.map(({ value }) => value),
    events: events.map(({ value }) => value),
    posts: posts.map(({ value }) => value),
    words: Object.fromEntries([...words].map(([page, { value }]) => [page, value])),
  };
}

/** The folders that hold the files of a content folder; pictures are read on their own. */
export function foldersOf(folder: string): string[] {
  return [folder, join(folder, 'blog'), join(folder, 'pages')];
}
