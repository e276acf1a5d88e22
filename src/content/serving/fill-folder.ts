import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rename, rm } from 'node:fs/promises';
import { basename, join, resolve } from 'node:path';
import { isLeftover } from '../files/leftover.ts';

/** Holds copies until they are complete; exists while the folder is being filled. */
const UNFINISHED = '.guide-filling';

const LOST_AND_FOUND = 'lost+found';

/** Copies the shipped content to an empty or missing folder, or resumes that; true if it did. */
export async function fillEmptyFolder(folder: string, shipped: string): Promise<boolean> {
  if (resolve(folder) === resolve(shipped) || !(await isToBeFilled(folder))) return false;
  const unfinished = join(folder, UNFINISHED);
  await mkdir(unfinished, { recursive: true });
  for (const name of (await readdir(shipped)).filter((name) => !isLeftover(name))) {
    if (existsSync(join(folder, name))) continue;
    const copy = join(unfinished, name);
    await rm(copy, { recursive: true, force: true });
    const filter = (path: string) => !isLeftover(basename(path));
    await cp(join(shipped, name), copy, { recursive: true, filter });
    await rename(copy, join(folder, name));
  }
  await rm(unfinished, { recursive: true });
  return true;
}

async function isToBeFilled(folder: string): Promise<boolean> {
  try {
    const names = await readdir(folder);
    return (
      names.includes(UNFINISHED) ||
      names.every((name) => isLeftover(name) || name === LOST_AND_FOUND)
    );
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ENOENT';
  }
}
