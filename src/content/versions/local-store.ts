import { mkdir, statfs } from 'node:fs/promises';
import { SqliteStore } from './sqlite-store.ts';

/** Network file systems (NFS, SMB, CIFS, SMB2), where SQLite's locks can't be trusted. */
const NETWORK: ReadonlySet<number> = new Set([0x6969, 0x517b, 0xff534d42, 0xfe534d42]);

/** The versions in the data folder. Rejects if it's on another machine or unusable. */
export async function openLocalStore(folder: string, patience?: number): Promise<SqliteStore> {
  await mkdir(folder, { recursive: true });
  const { type } = await statfs(folder);
  if (NETWORK.has(type)) throw new Error('it is on a network disk');
  return new SqliteStore(folder, patience);
}
