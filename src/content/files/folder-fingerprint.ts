import { createHash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { MOST_FILES, someNames } from '../gate/content-gate.ts';
import { isLeftover } from './leftover.ts';

/** Changes whenever a file in the folders is added, removed or written; leftovers aside. */
export async function fingerprint(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  for (const folder of folders) {
    hash.update(`${folder}\n`);
    const names = namesIn(folder).filter((name) => !isLeftover(name));
    for (let at = 0; at < names.length; at += AT_ONCE)
      for (const line of await Promise.all(
        names.slice(at, at + AT_ONCE).map((name) => describeFile(join(folder, name))),
      ))
        hash.update(line);
  }
  return hash.digest('hex');
}

/** Files looked at together, so that many of them take neither memory nor all threads. */
const AT_ONCE = 64;

/** None if the folder is missing, or has more files than are read. */
function namesIn(folder: string): string[] {
  try {
    const names = someNames(folder);
    return names.length > MOST_FILES ? ['too many files'] : names;
  } catch {
    return [];
  }
}

async function describeFile(file: string): Promise<string> {
  const stats = await stat(file).catch(() => undefined);
  return stats ? `${file} ${stampOf(stats)}\n` : `${file}\n`;
}

/** Changes whenever the file is written or replaced. */
export function stampOf({
  size,
  mtimeMs,
  ctimeMs,
  ino,
}: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}
