import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** More than the home page shows. */
const EVENTS = 8;

/** Whose page is among `everyPage`. */
const TESTED_EVENT = 'title: Old Gruene Market Days';

/** A lead, the list at its side, and a few below. */
const POSTS = 7;

/**
 * Leaves the first events and posts of the shipped content in the folder. Each edit of a guide, and
 * each phone that keeps it, then takes half the time. Words may link to posts that are gone.
 */
export async function shortenContent(contentFolder: string): Promise<void> {
  const events = join(contentFolder, 'events.yaml');
  const entries = (await readFile(events, 'utf8')).split(/^(?=- id:)/m);
  const kept = entries.filter((entry, at) => at <= EVENTS || entry.includes(TESTED_EVENT));
  await writeFile(events, kept.join(''));
  const blog = join(contentFolder, 'blog');
  const posts = (await readdir(blog)).sort();
  for (const post of posts.slice(POSTS)) await rm(join(blog, post));
}
