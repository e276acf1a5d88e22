import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { z } from 'zod';
import type { ContentProblem, Report } from '../content-source.ts';
import { contentNames } from '../files/leftover.ts';
import { readFailure } from '../files/text-file.ts';
import type { ContentPath } from '../gate/content-gate.ts';
import type { DocumentFolder, EntryKey } from '../tables.ts';
import { readDocument, unreadEntry } from './entry-file.ts';
import type { LocatedEntry, PlacedPart } from './placed-entries.ts';

/** Files to read, in a few milliseconds, between turns for requests. */
const BATCH = 16;

/** Reads a folder's documents by name, yielding to the event loop. Never throws. */
export async function readDocuments(
  root: string,
  kept: DocumentFolder,
  schema: z.ZodObject,
): Promise<PlacedPart> {
  const folder = join(root, kept.folder);
  const broken: ContentProblem[] = [];
  const report: Report = (problem) => broken.push(problem);
  const isContent = (name: string) => kept.keyOf(name) !== undefined;
  const path = { root, file: folder };
  const names = readNames(path, isContent, kept.mayBeMissing ?? false, report);
  if (!names) return { entries: [], broken };
  const files = new Map<EntryKey, string>();
  const entries: LocatedEntry[] = [];
  for (const [index, name] of names.entries()) {
    if (index % BATCH === 0) await nextTurn();
    const file = join(folder, name);
    const key = kept.keyOf(name);
    const entry =
      key === undefined
        ? { ...unreadEntry(undefined, file), problems: [{ file, message: kept.misnamed }] }
        : readDocument({ root, file }, key, kept, schema);
    const twin = key === undefined ? undefined : files.get(key);
    if (twin !== undefined) {
      const message = `is ${key}, which is also the ${kept.key} of ${twin}; give one of them another ${kept.key === 'id' ? 'number' : 'name'}`;
      entry.problems.unshift({ file, field: kept.key, message });
    } else if (key !== undefined) files.set(key, file);
    entries.push(entry);
  }
  return { entries, broken: undefined };
}

/**
 * The names of content, and of text that may be meant as content. Undefined, and reported, if the
 * folder can't be read; empty if it's missing and optional.
 */
export function readNames(
  folder: ContentPath,
  isContent: (name: string) => boolean,
  mayBeMissing: boolean,
  report: Report,
): string[] | undefined {
  try {
    return contentNames(folder, isContent);
  } catch (error) {
    if (mayBeMissing && (error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    report({ file: folder.file, message: readFailure(error) });
    return undefined;
  }
}
