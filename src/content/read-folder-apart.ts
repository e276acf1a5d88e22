import { extname } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ContentProblem } from './content-source.ts';
import { ContentProblems } from './content-source.ts';
import { packBody } from './packed-body.ts';
import type { Content } from './snapshot.ts';

export interface FolderOrder {
  folder: string;
  pagePaths: readonly string[];
}

/** What the reading thread sends: posts, some at a time, then all the rest; or what is wrong. */
export type FolderMessage =
  | { posts: Content['posts'] }
  | { rest: Omit<Content, 'posts'> }
  | { problems: readonly ContentProblem[] };

/** The reading thread's program: beside this file, or beside the bundle that holds it. */
const PROGRAM = new URL(`./folder-reader${extname(import.meta.url)}`, import.meta.url);

/**
 * Reads the owner's files in a thread of their own: a megabyte of YAML takes a second, in which visitors want answers. Rejects with
 * ContentProblems if anything is wrong with them.
 */
export async function readFolderApart(order: FolderOrder): Promise<Content> {
  const worker = new Worker(PROGRAM, { workerData: order });
  const { promise, resolve, reject } = Promise.withResolvers<Content>();
  const posts: Content['posts'][number][] = [];
  worker.on('message', (message: FolderMessage) => {
    if ('posts' in message) posts.push(...message.posts.map(packBody));
    else if ('rest' in message) resolve({ ...message.rest, posts });
    else reject(new ContentProblems(message.problems));
  });
  worker.on('error', reject);
  worker.on('exit', (code) => reject(new Error(`the thread that reads the content ended with ${code}`)));
  return await promise;
}
