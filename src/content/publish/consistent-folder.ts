import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { contentTables } from '../../app/content-tables.ts';
import { fingerprint } from '../files/folder-fingerprint.ts';
import { type ContentFolder, foldersOf, readContentFolder } from '../reading/content-folder.ts';

export interface ConsistentFolder extends ContentFolder {
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

/**
 * Reads the owner's files as they all were at one moment. Otherwise a publish could store some from
 * before an edit and some from after it. Rejects with FilesChangedError if the files keep changing.
 */
export async function readConsistently(
  folder: string,
  pauseBetween = PAUSE,
): Promise<ConsistentFolder> {
  const look = () => fingerprint([...foldersOf(folder, contentTables), join(folder, 'images')]);
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const before = await look();
    const read = await readContentFolder(folder, contentTables);
    const requireUnchanged = async () => {
      if ((await look()) !== before) throw new FilesChangedError(folder);
    };
    if ((await look()) === before) return { ...read, requireUnchanged };
    await pause(pauseBetween);
  }
  throw new FilesChangedError(folder);
}
