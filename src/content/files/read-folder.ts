import { readdir, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Content } from '../../model/content.ts';
import { type ContentProblem, ContentProblems } from '../content-source.ts';
import { foldersOf, readContentFolder } from './content-folder.ts';

type Lists = { [Name in Exclude<keyof Content, 'site' | 'words'>]: Content[Name][number][] };

/** What the reading thread sends, a few entries at a time: either the problems or the content. */
export type FolderMessage =
  | Partial<
      Lists & {
        problems: ContentProblem[];
        site: Content['site'];
        redirects: [from: string, to: string][];
        words: Content['words'];
      }
    >
  | 'end';

/** The reading thread's program, next to this file or to the bundle that contains it. */
const PROGRAM = new URL(`./folder-reader${extname(import.meta.url)}`, import.meta.url);

/** Parsing a file with more bytes than this takes longer than a visitor should wait. */
const LARGE_FILE = 64 * 1024;

/**
 * Reads the owner's files without keeping visitors waiting: if the folder has a large file, in a
 * thread of its own, which takes a moment to start. Rejects with ContentProblems if anything is
 * wrong with them.
 */
export async function readFolder(folder: string): Promise<Content> {
  if (await hasLargeFile(folder)) return await readInThread(folder);
  const { content, problems } = await readContentFolder(folder);
  if (content === undefined) throw new ContentProblems(problems);
  return content;
}

async function hasLargeFile(folder: string): Promise<boolean> {
  for (const place of foldersOf(folder)) {
    for (const name of await readdir(place).catch(() => [])) {
      const stats = await stat(join(place, name)).catch(() => undefined);
      if (stats?.isFile() && stats.size > LARGE_FILE) return true;
    }
  }
  return false;
}

/**
 * In MB. The thread keeps most of what it creates until it ends, so more room for short-lived
 * objects would only waste memory.
 */
const YOUNG_GENERATION_MB = 8;

async function readInThread(folder: string): Promise<Content> {
  const worker = new Worker(PROGRAM, {
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const problems: ContentProblem[] = [];
  const lists: Lists = { activities: [], destinations: [], events: [], posts: [] };
  let site: Content['site'] | undefined;
  let words: Content['words'] = {};
  worker.on('message', (message: FolderMessage) => {
    if (message === 'end') return resolve();
    site = message.site ?? site;
    words = message.words ?? words;
    for (const [from, to] of message.redirects ?? []) if (site) site.redirects[from] = to;
    lists.activities.push(...(message.activities ?? []));
    lists.destinations.push(...(message.destinations ?? []));
    lists.events.push(...(message.events ?? []));
    lists.posts.push(...(message.posts ?? []));
    problems.push(...(message.problems ?? []));
  });
  worker.on('error', reject);
  worker.on('exit', (code) =>
    reject(new Error(`the thread that reads the content ended with ${code}`)),
  );
  await ended;
  if (site === undefined) throw new ContentProblems(problems);
  return { site, ...lists, words };
}
