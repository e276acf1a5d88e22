import type { Logger } from 'pino';
import type { ContentSource } from '../content-source.ts';
import { requireFolder } from '../files/require-folder.ts';
import { watchFolders } from '../files/watch-folders.ts';
import type { Photos } from '../pictures/photos.ts';
import { foldersOf } from '../reading/content-folder.ts';
import { readFolder } from '../reading/read-folder.ts';
import { createSnapshot } from '../snapshot.ts';
import type { ContentTables } from '../tables.ts';
import { contentDigest } from './content-lines.ts';
import { contentToServe } from './content-to-serve.ts';

export interface FilesSourceOptions {
  /** The owner's content folder. */
  folder: string;
  tables: ContentTables;
  photos: Photos;
  log: Logger;
}

/** Content from the owner's YAML and Markdown files; the same content has the same revision. */
export function createFilesSource({
  folder,
  tables,
  photos,
  log,
}: FilesSourceOptions): ContentSource {
  return {
    name: 'files',
    async read(tolerance) {
      await requireFolder(folder);
      const content = await contentToServe(await readFolder(folder, tables), tables, tolerance);
      const shown = await photos.attach(content, tolerance);
      return createSnapshot(shown, `files-${(await contentDigest(shown)).slice(0, 16)}`);
    },
    async watch(changed) {
      const folders = [...foldersOf(folder, tables), ...(await photos.watchedFolders())];
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
