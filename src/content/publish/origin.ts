import { join } from 'node:path';
import { z } from 'zod';
import { writeWhole } from '../files/write-whole.ts';
import { readContentFile } from '../gate/content-gate.ts';
import type { Version, VersionStore } from '../versions/version.ts';

const originSchema = z.object({ version: z.int(), tree: z.string() });

/** The version that files come from, and its tree, as a restored backup reuses numbers. */
export type Origin = z.output<typeof originSchema>;

/** In the content folder, so that copies include it; not part of the content. */
const FILE = '.guide-origin.json';

/** Records that the files come from this version. Rejects if the folder isn't writable. */
export async function writeOrigin(folder: string, { id, tree }: Version): Promise<void> {
  const text = `${JSON.stringify({ version: id, tree } satisfies Origin)}\n`;
  if (textIn(folder) !== text) await write(folder, text);
}

/** Rejects if a record couldn't be written. */
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

function readOrigin(folder: string): Origin | undefined {
  try {
    return originSchema.parse(JSON.parse(textIn(folder) ?? ''));
  } catch {
    return undefined;
  }
}

/** True if the folder's files came from a database. */
export function hasOrigin(folder: string): boolean {
  return readOrigin(folder) !== undefined;
}

/** The version that the files come from: the recorded one, or the last with the same files. */
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
