import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { writeWhole } from '../../content/files/write-whole.ts';
import type { PageWords } from '../../model/content.ts';
import { type WordSet, wordSet } from './word-set.ts';

/** A set of words as JSON. */
const FILE = /^[0-9a-f]+\.json$/;

/**
 * The newest sets that processes have kept in the folder, at most `limit`, oldest first. Calls
 * `failed` for what can't be read; never rejects.
 */
export async function readWordSets(
  folder: string,
  limit: number,
  failed: (error: unknown) => void,
): Promise<WordSet[]> {
  const names = await mkdir(folder, { recursive: true })
    .then(() => newestFirst(folder))
    .catch((error: unknown) => {
      failed(error);
      return [];
    });
  const reading = names.slice(0, limit).map((name) => readWordSet(folder, name));
  const sets: WordSet[] = [];
  for (const result of await Promise.allSettled(reading)) {
    if (result.status === 'rejected') failed(result.reason);
    else if (result.value) sets.unshift(result.value);
  }
  return sets;
}

/**
 * Keeps the set in the folder as the newest, and no more than `limit` sets in all. Several
 * processes may do so at the same time. Rejects if the disk fails.
 */
export async function keepWordSet(folder: string, set: WordSet, limit: number): Promise<void> {
  await writeWhole(join(folder, fileName(set)), JSON.stringify(set.words));
  for (const name of (await newestFirst(folder)).slice(limit))
    await rm(join(folder, name), { force: true });
}

/** Undefined if a version of the guide that names sets differently wrote it. */
async function readWordSet(folder: string, name: string): Promise<WordSet | undefined> {
  const words: PageWords = JSON.parse(await readFile(join(folder, name), 'utf8'));
  const set = wordSet(words);
  return name === fileName(set) ? set : undefined;
}

function fileName({ hash }: WordSet): string {
  return `${hash}.json`;
}

async function newestFirst(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => FILE.test(name));
  const files = await Promise.all(
    names.map(async (name) => {
      // Another process may have removed it meanwhile.
      const stats = await stat(join(folder, name)).catch(() => undefined);
      return { name, time: stats?.mtimeMs ?? 0 };
    }),
  );
  return files.sort((one, other) => other.time - one.time).map(({ name }) => name);
}
