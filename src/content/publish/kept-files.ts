import { existsSync } from 'node:fs';
import { mkdir, rename } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { writeWhole } from '../files/write-whole.ts';
import { openContentFile } from '../gate/open-content-file.ts';

/**
 * Moves a file to a folder next to the content, named by day; or, if only the content folder is
 * writable, to a name there that the guide ignores. Resolves to the new path.
 */
export async function keepNextTo(folder: string, path: string, file: string): Promise<string> {
  const day = new Date().toISOString().slice(0, 10);
  const move = async (kept: string) => {
    await mkdir(dirname(kept), { recursive: true });
    const target = existsSync(kept) ? `${kept}.${Date.now()}` : kept;
    await rename(file, target);
    return target;
  };
  return await move(join(`${resolve(folder)}-kept-${day}`, path)).catch(() =>
    move(join(dirname(file), `.guide-kept-${day}-${basename(path)}`)),
  );
}

/** Copies files next to the content folder, or to an ignored folder in it. Resolves to that. */
export async function keepCopies(folder: string, paths: readonly string[]): Promise<string> {
  const name = `backup-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}`;
  const beside = `${resolve(folder)}-${name}`;
  const root = await mkdir(beside, { recursive: true }).then(
    () => beside,
    () => join(folder, `.guide-${name}`),
  );
  for (const path of paths) {
    await using original = await openContentFile(
      { root: folder, file: join(folder, path) },
      'photo',
    );
    await writeWhole(join(root, path), await original.read());
  }
  return root;
}
