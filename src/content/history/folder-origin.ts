import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole.ts';
import { readContentFile } from '../gate/content-gate.ts';

const originSchema = z.object({
  publish: z.int(),
  revision: z.string(),
  digest: z.string(),
  before: z.string().optional(),
});

/**
 * From which publish a folder's files come. It is written just before the publish commits, so the
 * history may lack it; then the files still come from the one before.
 */
export interface FolderOrigin {
  publish: number;
  /** The database's revision then. */
  revision: string;
  /** Which content it was, because a restored backup counts again: PostgreSQL's content_digest. */
  digest: string;
  /** The digest of the publish that the files came from until then. */
  before?: string | undefined;
}

/** In the content folder, so that copies of the folder include it, but not content itself. */
const FILE = '.guide-origin.json';

/** Records that the files hold this publish. Rejects if the folder can't be written. */
export async function writeOrigin(folder: string, origin: FolderOrigin): Promise<void> {
  const file = join(folder, FILE);
  const text = `${JSON.stringify(origin)}\n`;
  if (textIn(folder) === text) return;
  await writeWhole(file, text).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `${file} cannot be written (${error.code}). Whoever publishes or pulls must be allowed to write in this folder.`,
    );
  });
}

/** Undefined if the files didn't come from a database, or if there's no readable record of it. */
export async function readOrigin(folder: string): Promise<FolderOrigin | undefined> {
  try {
    return originSchema.parse(JSON.parse(textIn(folder) ?? ''));
  } catch {
    return undefined;
  }
}

function textIn(folder: string): string | undefined {
  try {
    return readContentFile({ root: folder, file: join(folder, FILE) }, 'text').toString();
  } catch {
    return undefined;
  }
}
