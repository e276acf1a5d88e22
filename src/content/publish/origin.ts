import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole.ts';
import { readContentFile } from '../gate/content-gate.ts';
import type { Version, VersionStore } from '../versions/version.ts';

const originSchema = z.object({ version: z.int(), tree: z.string() });

/** From which version a folder's files come; the tree, because a restored backup counts again. */
export type Origin = z.output<typeof originSchema>;

/** In the content folder, so that copies of the folder include it, but not content itself. */
const FILE = '.guide-origin.json';

/** Records that the files come from this version. Rejects if the folder can't be written. */
export async function writeOrigin(folder: string, { id, tree }: Version): Promise<void> {
  const text = `${JSON.stringify({ version: id, tree } satisfies Origin)}\n`;
  if (textIn(folder) !== text) await write(folder, text);
}

/** Rejects if a record couldn't be written; leaves it as it is. */
export async function requireRecordable(folder: string): Promise<void> {
  await write(folder, textIn(folder) ?? '{}\n');
}

async function write(folder: string, text: string): Promise<void> {
  const file = join(folder, FILE);
  await writeWhole(file, text).catch((error: NodeJS.ErrnoException) => {
    throw new Error(
      `${file} cannot be written (${error.code}). Whoever publishes or pulls must be allowed to write in this folder.`,
    );
  });
}

/** Undefined if the files didn't come from a database, or if there's no readable record of it. */
function readOrigin(folder: string): Origin | undefined {
  try {
    return originSchema.parse(JSON.parse(textIn(folder) ?? ''));
  } catch {
    return undefined;
  }
}

/** True if the folder's files have come from a database. */
export function hasOrigin(folder: string): boolean {
  return readOrigin(folder) !== undefined;
}

/** The version that the files come from: the recorded one, or the last that holds the same. */
export async function findOrigin(
  store: VersionStore,
  folder: string,
  tree: string,
): Promise<Version | undefined> {
  const versions = await store.history();
  const origin = readOrigin(folder);
  const recorded = versions.filter((version) => version.tree === origin?.tree);
  return (
    recorded.find(({ id }) => id === origin?.version) ??
    recorded[0] ??
    versions.find((version) => version.tree === tree)
  );
}

function textIn(folder: string): string | undefined {
  try {
    return readContentFile({ root: folder, file: join(folder, FILE) }, 'text').toString();
  } catch {
    return undefined;
  }
}
