import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { PartName } from '../entries/content-parts.ts';
import type { ContentReading, ReadPart } from '../entries/content-reading.ts';
import { someNames } from '../gate/content-gate.ts';
import { foldersOf, readEntries } from './content-folder.ts';

/** What the reading thread sends: each part, then its entries, a few at a time. */
export type FolderMessage = { part: PartName; read: ReadPart } | 'end';

/** The reading thread's program, next to this file or to the bundle that contains it. */
const PROGRAM = new URL(`./folder-reader${extname(import.meta.url)}`, import.meta.url);

/** Parsing a file with more bytes than this takes longer than a visitor should wait. */
const LARGE_FILE = 64 * 1024;

/**
 * Reads the owner's files without keeping visitors waiting: if the folder has a large file, in a
 * thread of its own, which takes a moment to start.
 */
export async function readFolder(folder: string): Promise<ContentReading> {
  return (await hasLargeFile(folder)) ? await readInThread(folder) : await readEntries(folder);
}

async function hasLargeFile(folder: string): Promise<boolean> {
  for (const place of foldersOf(folder)) {
    for (const name of namesIn(place)) {
      const stats = await stat(join(place, name)).catch(() => undefined);
      if (stats?.isFile() && stats.size > LARGE_FILE) return true;
    }
  }
  return false;
}

function namesIn(folder: string): string[] {
  try {
    return someNames(folder);
  } catch {
    return [];
  }
}

/**
 * In MB. The thread keeps most of what it creates until it ends, so more room for short-lived
 * objects would only waste memory.
 */
const YOUNG_GENERATION_MB = 8;

async function readInThread(folder: string): Promise<ContentReading> {
  const worker = new Worker(PROGRAM, {
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
