import { join } from 'node:path';
import type { Logger } from 'pino';
import { requireFolder } from '../files/require-folder.ts';
import { watchFolders } from '../files/watch-folders.ts';
import { type FileSet, foldersOf } from '../versions/file-sets.ts';
import type { Follower } from './followed.ts';

export interface DirectOptions {
  folder: string;
  fileSets: readonly FileSet[];
  log: Logger;
}

/** The content folder as it is, without versions. */
export function followDirectly({ folder, fileSets, log }: DirectOptions): Follower {
  return {
    folder,
    async load() {
      await requireFolder(folder);
      return { folder, problems: [], addresses: [] };
    },
    async watch(changed) {
      const folders = foldersOf(fileSets).map((path) => join(folder, path));
      const failed = (path: string, error: unknown) =>
        log.warn({ err: error, path }, 'the folder cannot be watched');
      const stop = watchFolders({ folders, changed, failed });
      return async () => stop();
    },
    close() {},
  };
}
