import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ContentPath } from '../../content/gate/content-gate.ts';
import type { ShownPictures } from '../../content/pictures/shown-pictures.ts';

export interface PictureSources {
  /** Which pictures may be served. As they are, only drawings are: photos may reveal places. */
  shown: () => Promise<ShownPictures>;
  /** The folder with photos' smaller versions, without metadata, and share pictures. */
  made: string;
}

export interface PictureFile extends ContentPath {
  name: string;
}

/** The files in the folder that may be served; none if it's missing. May reject. */
export async function pictureFilesIn(
  folder: string,
  isServed: (name: string) => boolean,
): Promise<PictureFile[]> {
  const entries = await readdir(folder).catch((error: unknown) => {
    if (isMissing(error)) return [];
    throw error;
  });
  const names = entries.filter((name) => !name.startsWith('.') && isServed(name));
  const files = names.map(async (name) => {
    const file = join(folder, name);
    return (await isFile(file)) ? [{ root: folder, file, name }] : [];
  });
  return (await Promise.all(files)).flat();
}

async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** True if the error says that a file or folder doesn't exist. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  );
}
