import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole.ts';
import type { Rows } from '../postgres/postgres-tables.ts';

const originSchema = z.object({ revision: z.string(), digest: z.string() });

/** Where a folder's files came from: the database's revision, and a digest of their content. */
export type FolderOrigin = z.infer<typeof originSchema>;

/** In the content folder, so that copies of the folder include it, but not content itself. */
const FILE = '.guide-origin.json';

/** Records that the files hold this revision of the database. */
export async function writeOrigin(folder: string, origin: FolderOrigin): Promise<void> {
  await writeWhole(join(folder, FILE), `${JSON.stringify(origin)}\n`);
}

/** Undefined if the files didn't come from a database, or if there's no readable record of it. */
export async function readOrigin(folder: string): Promise<FolderOrigin | undefined> {
  try {
    return originSchema.parse(JSON.parse(await readFile(join(folder, FILE), 'utf8')));
  } catch {
    return undefined;
  }
}

/**
 * Identifies the entries: 64 hexadecimal digits, the same for the same entries, no matter the order
 * of their fields.
 */
export function digestOf(rows: Rows): string {
  return createHash('sha256').update(JSON.stringify(rows, sortFields)).digest('hex');
}

function sortFields(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));
}
