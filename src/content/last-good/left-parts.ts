import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Removes the parts of files in the folder that processes have left behind which ended while they
 * wrote: `<file>.<process>.part`.
 */
export async function removeLeftParts(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const [, pid] = /\.(\d+)\.part$/.exec(name) ?? [];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(join(folder, name), { force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    // The process of another user is running, too.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
