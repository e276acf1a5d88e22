import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { SITE_URL } from '../support/guide.ts';

const run = promisify(execFile);

/** Where `exportSite` writes the export of this content. */
export const exportFolder = (contentFolder: string) => join(contentFolder, '../export');

/** Exports the site with the built program, and returns what it printed. */
export function exportSite(contentFolder: string): Promise<string> {
  return runExport(contentFolder, ['dist/server/export.js', exportFolder(contentFolder)]);
}

/** Runs Node with these arguments over this content, and returns what it printed. */
export async function runExport(contentFolder: string, args: readonly string[]): Promise<string> {
  const env = { ...process.env, SITE_URL, CONTENT_DIR: contentFolder };
  const { stdout } = await run(process.execPath, args, { env });
  return stdout;
}
