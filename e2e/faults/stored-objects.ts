import { execFile } from 'node:child_process';
import { readdir } from 'node:fs/promises';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** How many responses nginx keeps in its caches below the folder: a file for each, named by its key. */
export async function storedByNginx(folder: string): Promise<number> {
  const names = await readdir(folder, { recursive: true });
  return names.filter((name) => /\/[0-9a-f]{32}$/.test(name)).length;
}

/** How many objects the Varnish with this working folder holds, those it only remembers included. */
export async function storedByVarnish(workFolder: string): Promise<number> {
  const { stdout } = await run('varnishstat', ['-n', workFolder, '-1', '-f', 'MAIN.n_object']);
  return Number(/^MAIN\.n_object\s+(\d+)/.exec(stdout)?.[1]);
}
