import { execFile } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { NOTE_FOLDER } from '../../src/content/pictures/picture-notes.ts';
import { SITE_URL } from '../support/guide.ts';
import { copyMeasurements } from '../support/measured-pictures.ts';
import { shortenContent } from '../support/small-content.ts';
import { test as base } from '../support/test.ts';

const run = promisify(execFile);

/** The site as static files, and what it was made from. */
export interface Exported {
  /** A copy of the content that a test may change. */
  contentFolder: string;
  /** The folder with the files. */
  folder: string;
  /** Exports the site again and returns what was printed. */
  again(): Promise<string>;
}

/** Vitest's `test` with an export that all tests of a file share. */
export const test = base.extend(
  'exported',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  ({}, { onCleanup }): Promise<Exported> => exportSite(onCleanup),
);

/** The same with few events and posts. */
export const testWithShortExport = test.extend(
  'exported',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  ({}, { onCleanup }): Promise<Exported> => exportSite(onCleanup, shortenContent),
);

/** Exports a copy of the content, which `prepare` may change first. */
async function exportSite(
  onCleanup: (cleanUp: () => Promise<void>) => void,
  prepare: (contentFolder: string) => Promise<void> = async () => {},
): Promise<Exported> {
  const root = await mkdtemp(join(tmpdir(), 'guide-export-'));
  onCleanup(() => rm(root, { recursive: true, force: true }));
  const contentFolder = join(root, 'content');
  const folder = join(root, 'export');
  await cp('content', contentFolder, { recursive: true });
  await prepare(contentFolder);
  await copyMeasurements(join(root, '.cache/photos', NOTE_FOLDER));
  const again = () => runExport(contentFolder, ['dist/server/export.js', folder]);
  await again();
  return { contentFolder, folder, again };
}

/** Runs Node with these arguments over this content, and returns what it printed. */
export async function runExport(
  contentFolder: string,
  args: readonly string[],
  settings: Readonly<Record<string, string>> = {},
): Promise<string> {
  const env = { ...process.env, SITE_URL, CONTENT_DIR: contentFolder, ...settings };
  const { stdout } = await run(process.execPath, args, { env });
  return stdout;
}
