import type { Stats } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isLeftover } from '../publish/leftover.ts';

/**
 * Changes whenever a file in the folders is added, removed, replaced or written. Editors' temporary
 * files don't count.
 */
export async function fingerprint(folders: readonly string[]): Promise<string> {
  const lines = folders.map(async (folder) => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => !isLeftover(name));
    const files = await Promise.allSettled(names.map((name) => describeFile(join(folder, name))));
    return [folder, ...files.map((file) => (file.status === 'fulfilled' ? file.value : ''))].join(
      '\n',
    );
  });
  return (await Promise.all(lines)).join('\n');
}

async function describeFile(file: string): Promise<string> {
  return `${file} ${stampOf(await stat(file))}`;
}

/** Changes whenever the file is written or replaced. */
export function stampOf({ size, mtimeMs, ctimeMs, ino }: Stats): string {
  return [size, mtimeMs, ctimeMs, ino].join(' ');
}
