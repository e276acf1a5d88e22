import { rmSync } from 'node:fs';
import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readContentFolder } from '../../src/content/files/content-folder.ts';
import type { Content } from '../../src/model/content/content.ts';
import { shortenContent } from '../support/small-content.ts';

let folder: Promise<string> | undefined;

/**
 * A folder with a part of content/, for servers that are started to be stopped or crashed: they read
 * and render it in half the time. No test may change it; it goes when this process ends.
 */
export function shortContentFolder(): Promise<string> {
  folder ??= makeFolder();
  return folder;
}

async function makeFolder(): Promise<string> {
  const made = await mkdtemp(join(tmpdir(), 'guide-short-'));
  process.once('exit', () => rmSync(made, { recursive: true, force: true }));
  await cp('content', made, { recursive: true });
  await shortenContent(made);
  return made;
}

let content: Promise<Content> | undefined;

/** What the folder holds, read once. Rejects if it has problems. */
export function shortContent(): Promise<Content> {
  content ??= shortContentFolder().then(readWhole);
  return content;
}

/** The content in a folder. Rejects if it has problems. */
export async function readWhole(folder: string): Promise<Content> {
  const { content, problems } = await readContentFolder(folder);
  if (content === undefined) throw new Error(`${folder} has ${problems.length} problems`);
  return content;
}
