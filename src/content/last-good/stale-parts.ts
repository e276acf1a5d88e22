import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** Removes `<file>.<process>.part` files from the folder whose process died while writing them. */
export async function removeStaleParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /\.(\d+)\.part$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // EPERM means that it's running, as another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
