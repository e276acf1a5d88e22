import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes atomically, never through a link; flushes to disk (some ms) unless `flush` is false. */
export async function writeWhole(
  target: string,
  data: string | Uint8Array,
  flush = true,
): Promise<void> {
  const folder = dirname(target);
  const part = join(folder, `.${basename(target)}.part`);
  try {
    await mkdir(folder, { recursive: true });
    await rm(part, { force: true });
    await writeFile(part, data, { flag: 'wx', flush });
    await rename(part, target);
  } catch (error) {
    await rm(part, { force: true }).catch(() => undefined);
    throw error;
  }
}
