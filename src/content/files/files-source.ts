import type { Logger } from 'pino';
import type { ContentSource } from '../content-source.ts';
import { contentToServe } from '../entries/content-to-serve.ts';
import { contentDigest } from '../last-good/content-lines.ts';
import type { Photos } from '../pictures/photos.ts';
import { createSnapshot } from '../snapshot.ts';
import { foldersOf } from './content-folder.ts';
import { readFolder } from './read-folder.ts';
import { requireFolder } from './require-folder.ts';
import { watchFolders } from './watch-folders.ts';

export interface FilesSourceOptions {
  /** The owner's content folder. */
  folder: string;
  photos: Photos;
  log: Logger;
}

/** Content from the owner's YAML and Markdown files; the same content has the same revision. */
export function createFilesSource({ folder, photos, log }: FilesSourceOptions): ContentSource {
  return {
    name: 'files',
    async read(tolerance) {
      await requireFolder(folder);
      const content = await contentToServe(await readFolder(folder), tolerance);
      const shown = await photos.attach(content, tolerance);
      return createSnapshot(shown, `files-${(await contentDigest(shown)).slice(0, 16)}`);
    },
    async watch(changed) {
      const folders = [...foldersOf(folder), ...(await photos.watchedFolders())];
      const stop = watchFolders({
        folders,
        changed,
        failed: (path, error) => log.warn({ err: error, path }, 'the folder cannot be watched'),
      });
      return async () => stop();
    },
    close: () => photos.close(),
  };
}
