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

/** How many files are read, within a few milliseconds, before waiting requests get a turn. */
const BATCH = 16;

/** Reads the documents of a folder by their names, giving others the event loop. Never throws. */
export async function readDocuments(
  root: string,
  kept: DocumentFolder,
  schema: z.ZodObject,
): Promise<PlacedPart> {
  const folder = join(root, kept.folder);
  const broken: ContentProblem[] = [];
  const report: Report = (problem) => broken.push(problem);
  const names = namesIn({ root, file: folder }, kept, report);
  if (broken.length > 0) return { entries: [], broken };
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

function namesIn(
  folder: ContentPath,
  { keyOf, mayBeMissing }: DocumentFolder,
  report: Report,
): string[] {
  try {
    return contentNames(folder, (name) => keyOf(name) !== undefined);
  } catch (error) {
    const isMissing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    if (!mayBeMissing || !isMissing) report({ file: folder.file, message: readFailure(error) });
    return [];
  }
}
