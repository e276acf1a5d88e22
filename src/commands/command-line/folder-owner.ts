import { statSync } from 'node:fs';

/**
 * A root's command goes on as the owner of the first folder that isn't root's, who may then change
 * what it writes (decision 44). There is no way back.
 */
export function becomeOwnerOf(...folders: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  for (const folder of folders) {
    const { uid = 0, gid = 0 } = statSync(folder, { throwIfNoEntry: false }) ?? {};
    if (uid === 0) continue;
    process.setgroups?.([gid]);
    process.setgid?.(gid);
    process.setuid?.(uid);
    return;
  }
}
