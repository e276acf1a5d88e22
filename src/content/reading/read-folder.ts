import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { readableNames } from '../gate/content-gate.ts';
import type { ContentTables } from '../tables.ts';
import { foldersOf, readEntries } from './content-folder.ts';
import type { PartName } from './content-parts.ts';
import type { ContentReading, ReadPart } from './content-reading.ts';

export type FolderMessage = { part: PartName; read: ReadPart } | 'end';

/** In bytes: where parsing takes longer than visitors should wait, and than a thread's start. */
const LARGE_FILE = 128 * 1024;

/** Reads the owner's files; large ones in a thread, so that visitors don't wait. */
export async function readFolder(folder: string, tables: ContentTables): Promise<ContentReading> {
  return (await hasLargeFile(folder, tables))
    ? await readInThread(folder, tables)
    : await readEntries(folder, tables);
}

async function hasLargeFile(folder: string, tables: ContentTables): Promise<boolean> {
  for (const place of foldersOf(folder, tables)) {
    for (const name of readableNames(place)) {
      const stats = await stat(join(place, name)).catch(() => undefined);
      if (stats?.isFile() && stats.size > LARGE_FILE) return true;
    }
  }
  return false;
}

/** The thread keeps most of what it creates, so more would waste memory. */
const YOUNG_GENERATION_MB = 8;

async function readInThread(
  folder: string,
  { readingProgram }: ContentTables,
): Promise<ContentReading> {
  const worker = new Worker(readingProgram, {
    workerData: folder,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_GENERATION_MB },
  });
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  const reading: Partial<ContentReading> = {};
  worker.on('message', (message: FolderMessage) => {
    if (message === 'end') return resolve();
    const { part, read } = message;
    reading[part] ??= { ...read, entries: [] };
    reading[part].entries.push(...read.entries);
  });
  worker.on('error', reject);
  worker.on('exit', (code) =>
    reject(new Error(`the thread that reads the content ended with ${code}`)),
  );
  await ended;
  return reading as ContentReading;
}
