import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { postFileId } from '../../features/blog/post-list.server.ts';
import { isLeftover } from '../files/leftover.ts';
import { readOrigin } from '../history/folder-origin.ts';

/** What a content folder holds, besides the blog; a new file system has the last one. */
const KNOWN = [
  'site.yaml',
  'activities.yaml',
  'destinations.yaml',
  'events.yaml',
  'cabins.yaml',
  'search-questions.yaml',
  'pages',
  'images',
  'lost+found',
];

/**
 * The files because of which a pull must not write to the folder, by their paths: those in its blog
 * that are no posts, which no content may have next to it, and, if the folder has never held a
 * guide's content, all that a guide doesn't have. Empty if the folder doesn't exist.
 */
export async function findForeignFiles(folder: string): Promise<string[]> {
  const [names, posts] = [await namesIn(folder), await namesIn(join(folder, 'blog'))];
  const isOwn = names.includes('site.yaml') || (await readOrigin(folder)) !== undefined;
  const foreign = isOwn ? [] : names.filter((name) => name !== 'blog' && !KNOWN.includes(name));
  const strays = posts.filter((name) => postFileId(name) === undefined);
  return [...foreign, ...strays.map((name) => join('blog', name))].map((name) =>
    join(folder, name),
  );
}

async function namesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return names.filter((name) => !isLeftover(name)).sort();
}
