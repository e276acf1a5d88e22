import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** How many rows of a list stay: those that come first, which `everyPage` and the plan have. */
const ROWS: Readonly<Record<string, number>> = { 'activities.yaml': 9, 'events.yaml': 8 };

/** Comes later, and is among `everyPage`. */
const TESTED_EVENT = 'title: Old Gruene Market Days';

/** A lead, the list at its side, and a few below. */
const POSTS = 7;

/**
 * Leaves few activities, events and posts of the shipped content in the folder. Each edit of a guide,
 * and each phone that keeps it, then takes half the time. Words may link to what is gone.
 */
export async function shortenContent(contentFolder: string): Promise<void> {
  for (const [name, count] of Object.entries(ROWS)) {
    const file = join(contentFolder, name);
    const rows = (await readFile(file, 'utf8')).split(/^(?=- id:)/m);
    const kept = rows.filter((row, at) => at <= count || row.includes(TESTED_EVENT));
    await writeFile(file, kept.join(''));
  }
  const blog = join(contentFolder, 'blog');
  const posts = (await readdir(blog)).sort();
  for (const post of posts.slice(POSTS)) await rm(join(blog, post));
}
