import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, relative, resolve } from 'node:path';
import { openContentFile } from '../gate/open-content-file.ts';

/**
 * Copies files from a folder, byte for byte, to a new folder next to it, so that no copy is read as
 * content. The new folder is named after the time, such as content-backup-2026-11-22T14-05-33.
 * Resolves to its path.
 */
export async function backUp(
  folder: string,
  files: readonly string[],
  now = new Date(),
): Promise<string> {
  const backup = await makeFolder(
    `${resolve(folder)}-backup-${now.toISOString().slice(0, 19).replaceAll(':', '-')}`,
  );
  for (const file of files) {
    const copy = join(backup, relative(folder, file));
    await mkdir(dirname(copy), { recursive: true });
    await using original = await openContentFile({ root: folder, file }, 'photo');
    await writeFile(copy, original.pieces());
  }
  return backup;
}

/** Never reuses a folder: two backups in the same second get one each. */
async function makeFolder(name: string, number = 1): Promise<string> {
  const folder = number === 1 ? name : `${name}-${number}`;
  try {
    await mkdir(folder);
    return folder;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return await makeFolder(name, number + 1);
  }
}
