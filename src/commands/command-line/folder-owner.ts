import { statSync } from 'node:fs';

/**
 * Lets a command that runs as root go on as the owner of the first folder that isn't root's, who
 * may then change what it writes (decision 44), in the groups of all folders. There is no way back.
 */
export function becomeOwnerOf(...folders: readonly string[]): void {
  if (process.getuid?.() !== 0) return;
  const owners = folders.flatMap((folder) => statSync(folder, { throwIfNoEntry: false }) ?? []);
  const owner = owners.find(({ uid }) => uid !== 0);
  if (owner === undefined) return;
  process.setgroups?.(owners.map(({ gid }) => gid).filter((gid) => gid !== 0));
  process.setgid?.(owner.gid);
  process.setuid?.(owner.uid);
}
