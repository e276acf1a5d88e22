import { createHash } from 'node:crypto';
import { type Stats, statSync } from 'node:fs';
import { join } from 'node:path';
import { MOST_FILES, readableNames } from '../gate/content-gate.ts';
import { createYielder } from '../yielder.ts';
import { isLeftover } from './leftover.ts';

/** Changes whenever a file in the folders is added, removed or written; ignores leftovers. */
export async function fingerprint(folders: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  const yielding = createYielder();
  for (const folder of folders) {
    hash.update(`${folder}\n`);
    const names = readableNames(folder);
    for (const name of names.length > MOST_FILES ? ['too many files'] : names) {
      if (isLeftover(name)) continue;
      await yielding();
      hash.update(describeFile(join(folder, name)));
    }
  }
  return hash.digest('hex');
}

/** Synchronous, which takes a quarter of the time. */
function describeFile(file: string): string {
  try {
    return `${file} ${stampOf(statSync(file))}\n`;
  } catch {
    return `${file}\n`;
  }
}

type Stamped = Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>;

/** Changes whenever the file is written or replaced. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stamped): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}
