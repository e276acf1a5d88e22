import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

export interface PictureFile {
  path: string;
  name: string;
}

/**
 * The files in the folder that may be served, except hidden ones; none if the folder is missing.
 * Rejects if it cannot be read. Follows symlinks: Kubernetes mounts every file of a folder as one.
 */
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
    const path = join(folder, name);
    return (await isFile(path)) ? [{ path, name }] : [];
  });
  return (await Promise.all(files)).flat();
}

async function isFile(path: string): Promise<boolean> {
  return await stat(path).then(
    (stats) => stats.isFile(),
    () => false,
  );
}

/** True for the error of a file or folder that doesn't exist. */
export function isMissing(error: unknown): boolean {
  return (
    error instanceof Error &&
    'code' in error &&
    (error.code === 'ENOENT' || error.code === 'ENOTDIR')
  );
}
