import { statSync } from 'node:fs';

/**
 * A command that root runs goes on as the owner of the first folder that isn't root's, so that whoever
 * edits the files, or serves them, may still change what it writes (decision 44). There is no way
 * back. Does nothing for anybody else.
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
