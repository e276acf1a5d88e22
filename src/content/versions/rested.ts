import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fingerprint } from '../files/folder-fingerprint.ts';
import { someNames } from '../gate/content-gate.ts';

/** Whoever saves or uploads files is done after this many milliseconds without a change. */
const REST = 1_000;

/**
 * Resolves once nothing in the folders has changed for a second, to their fingerprint; at once if that
 * is the known one.
 */
export async function restedFingerprint(
  folders: readonly string[],
  known: string | undefined,
): Promise<string> {
  for (let before = ''; ; ) {
    const found = await fingerprint(folders);
    if (found === known) return found;
    const age = Date.now() - (await lastChange(folders));
    // A file system whose clock is ahead says nothing about the age.
    if (age >= REST || (age < 0 && found === before)) return found;
    before = found;
    await pause(age < 0 ? REST : REST - age);
  }
}

/** When anything in the folders changed last, in milliseconds since 1970. */
async function lastChange(folders: readonly string[]): Promise<number> {
  let last = 0;
  for (const folder of folders)
    for (const name of ['.', ...namesIn(folder)]) {
      const stats = await stat(join(folder, name)).catch(() => undefined);
      if (stats) last = Math.max(last, stats.ctimeMs);
    }
  return last;
}

function namesIn(folder: string): string[] {
  try {
    return someNames(folder);
  } catch {
    return [];
  }
}
