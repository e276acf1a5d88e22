import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fingerprint } from '../files/folder-fingerprint.ts';
import { type ContentFolder, foldersOf, readContentFolder } from '../reading/content-folder.ts';
import type { ContentTables } from '../tables.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { FolderTaker, hashesOnly } from '../versions/take-folder.ts';
import type { Tree } from '../versions/version.ts';

export interface ConsistentFolder extends ContentFolder {
  tree: Tree;
  /** Rejects if a file has been written since reading started. */
  requireUnchanged(): Promise<void>;
}

/** Somebody else is writing the files that are being read. */
export class FilesChangedError extends Error {
  override name = 'FilesChangedError';

  constructor(folder: string) {
    super(
      `The files in ${folder} were changed while they were being published. Nothing was written; publish again when nobody is writing them.`,
    );
  }
}

/** Milliseconds until changed files are read again: a save or a `git pull` is done by then. */
const PAUSE = 500;
const ATTEMPTS = 4;

/** The files as they were at one moment. Rejects with FilesChangedError if they keep changing. */
export async function readConsistently(
  folder: string,
  tables: ContentTables,
  pauseBetween = PAUSE,
): Promise<ConsistentFolder> {
  const look = () => fingerprint([...foldersOf(folder, tables), join(folder, 'images')]);
  const taker = new FolderTaker(folder, fileSetsOf(tables), hashesOnly);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await look();
    const read = await readContentFolder(folder, tables);
    const { tree } = await taker.take(new Map());
    const requireUnchanged = async () => {
      if ((await look()) !== before) throw new FilesChangedError(folder);
    };
    if ((await look()) === before) return { ...read, tree, requireUnchanged };
    await pause(pauseBetween);
  }
  throw new FilesChangedError(folder);
}
