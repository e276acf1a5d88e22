import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { z } from 'zod';
import { activitySchema } from '../../model/activity/activity-schema.ts';
import { destinationSchema } from '../../model/destination/destination-schema.ts';
import { eventSchema } from '../../model/event/event-schema.ts';
import { siteSchema } from '../../model/site/site-schema.ts';
import type { ContentProblem, Report } from '../content-source.ts';
import { checkImageHosts, checkRedirects, checkUniqueIds, type Entry } from '../cross-checks.ts';
import { isLeftover } from '../publish/leftover.ts';
import { type Place, validate } from '../schema-problems.ts';
import type { Content } from '../snapshot.ts';
import { type PostFile, postFileId, readPostFile } from './post-file.ts';
import { readFailure, readTextFile } from './text-file.ts';
import { parseYaml, type Yaml } from './yaml-text.ts';

/** The valid entries of the content with the places where they stand. */
export interface ContentEntries {
  site: Entry<Content['site']> | undefined;
  activities: Entry<Content['activities'][number]>[];
  destinations: Entry<Content['destinations'][number]>[];
  events: Entry<Content['events'][number]>[];
  posts: Entry<Content['posts'][number]>[];
}

export interface ContentFolder {
  /** Undefined where there is a problem: any fault refuses the whole set. */
  content: Content | undefined;
  entries: ContentEntries;
  /** Every fault of every file. */
  problems: ContentProblem[];
}

/**
 * Reads the owner's files: site.yaml, activities.yaml, destinations.yaml, events.yaml and blog/NNNN-slug.md. Lists keep the order of
 * their file; posts are listed highest id first. `pagePaths` are the paths of the fixed pages, to which redirects may lead. Never
 * throws for what the folder holds.
 */
export async function readContentFolder(folder: string, pagePaths: readonly string[]): Promise<ContentFolder> {
  const problems: ContentProblem[] = [];
  const report: Report = (problem) => problems.push(problem);
  const entries: ContentEntries = {
    site: readSite(join(folder, 'site.yaml'), report),
    activities: readList(folder, 'activities', activitySchema, report).map(listed),
    destinations: readList(folder, 'destinations', destinationSchema, report).map(listed),
    events: readList(folder, 'events', eventSchema, report).map(listed),
    posts: await readPosts(join(folder, 'blog'), report),
  };
  if (entries.site) {
    checkImageHosts([...entries.activities, ...entries.posts], entries.site.value.imageHosts, report);
    checkRedirects(entries.site, new Set([...pagePaths, ...entries.posts.map(({ value }) => `/blog/${value.id}`)]), report);
  }
  return { content: problems.length === 0 ? contentOf(entries) : undefined, entries, problems };
}

function contentOf({ site, activities, destinations, events, posts }: ContentEntries): Content | undefined {
  return (
    site && {
      site: site.value,
      activities: activities.map(({ value }) => value),
      destinations: destinations.map(({ value }) => value),
      events: events.map(({ value }) => value),
      posts: posts.map(({ value }) => value),
    }
  );
}

function listed<Value extends { featured?: boolean | undefined }>({
  value,
  place,
}: Entry<Value>): Entry<Value & { featured: boolean }> {
  return { place, value: { ...value, featured: value.featured ?? false } };
}

function readSite(file: string, report: Report): ContentEntries['site'] {
  const yaml = readYamlFile(file, report);
  const place = yaml && { yaml, root: '', path: [] };
  const value = place && validate(siteSchema, place, report);
  return place && value && { place, value };
}

/** A list may have no entries, but has to say so: a file whose text was lost must not empty its pages. */
const rowsSchema = z.array(z.unknown(), {
  error: ({ input }) => (input === null ? 'is empty; write [] if the list has no entries' : undefined),
});

type ListName = 'activities' | 'destinations' | 'events';

function readList<Schema extends z.ZodType>(
  folder: string,
  name: ListName,
  schema: Schema,
  report: Report,
): Entry<z.output<Schema>>[] {
  const yaml = readYamlFile(join(folder, `${name}.yaml`), report);
  const rows = yaml && validate(rowsSchema, { yaml, root: name, path: [] }, report);
  if (!rows) return [];
  const places: Place[] = rows.map((_, index) => ({ yaml, root: name, path: [index] }));
  checkUniqueIds(places, report);
  return places.flatMap((place) => {
    const value = validate(schema, place, report);
    return value === undefined ? [] : [{ place, value }];
  });
}

/** Reads and parses one YAML file; undefined where it cannot be. */
export function readYamlFile(file: string, report: Report): Yaml | undefined {
  const text = readTextFile(file, report);
  return text === undefined ? undefined : parseYaml({ file, text, firstLine: 1 }, report);
}

/** Posts that are read, in some milliseconds, before requests are let pass. */
const BATCH = 16;

async function readPosts(folder: string, report: Report): Promise<PostFile[]> {
  const names = await postFileNames(folder, report);
  const ids = new Map<number, string>();
  const posts: PostFile[] = [];
  for (const [index, name] of names.entries()) {
    if (index % BATCH === 0) await nextTurn();
    const file = join(folder, name);
    const id = postFileId(name);
    const twin = id === undefined ? undefined : ids.get(id);
    if (id === undefined)
      report({ file, message: "is not the name of a post; name it like 0015-a-few-words.md, the number being the post's id" });
    else if (twin !== undefined)
      report({ file, field: 'id', message: `is ${id}, which is the id of ${twin} too; give one of the two another number` });
    else {
      ids.set(id, file);
      const post = readPostFile(file, id, report);
      if (post) posts.push(post);
    }
  }
  return posts.sort((one, other) => other.value.id - one.value.id);
}

async function postFileNames(folder: string, report: Report): Promise<string[]> {
  try {
    return (await readdir(folder)).filter((name) => !isLeftover(name)).sort();
  } catch (error) {
    report({ file: folder, message: readFailure(error) });
    return [];
  }
}
