import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fingerprint } from '../files/folder-fingerprint.ts';
import { isLeftover } from '../files/leftover.ts';
import { readableNames } from '../gate/content-gate.ts';

/** In milliseconds; without changes for so long, a save or an upload is done. */
const REST = 1_000;

/** In milliseconds. */
const LOOK_EVERY = 100;

/** The folders' fingerprint after a quiet second; at once if `known`, undefined if `isOver`. */
export async function restedFingerprint(
  folders: readonly string[],
  known: string | undefined,
  isOver: () => Promise<boolean> = async () => false,
): Promise<string | undefined> {
  for (let before = ''; ; ) {
    const found = await fingerprint(folders);
    if (found === known) return found;
    if (await isOver()) return undefined;
    const age = Date.now() - (await lastChange(folders));
    // If the file system's clock is ahead, the age means nothing.
    if (age >= REST || (age < 0 && found === before)) return found;
    before = found;
    for (let left = age < 0 ? REST : REST - age; left > 0; left -= LOOK_EVERY) {
      await pause(Math.min(left, LOOK_EVERY));
      if (await isOver()) return undefined;
    }
  }
}

async function lastChange(folders: readonly string[]): Promise<number> {
  let last = 0;
  for (const folder of folders)
    for (const name of ['.', ...readableNames(folder).filter((name) => !isLeftover(name))]) {
      const stats = await stat(join(folder, name)).catch(() => undefined);
      if (stats) last = Math.max(last, stats.ctimeMs);
    }
  return last;
}
