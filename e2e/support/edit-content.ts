import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import type { Guide, OwnGuide } from './guide.ts';

/** Rewrites a file in the server's copy of the content. Throws if that changes nothing. */
export async function editContent(
  { contentFolder }: Pick<OwnGuide, 'contentFolder'>,
  file: string,
  change: (text: string) => string,
): Promise<void> {
  const path = join(contentFolder, file);
  const before = await readFile(path, 'utf8');
  const after = change(before);
  if (after === before) throw new Error(`The edit changes nothing in ${file}.`);
  await writeFile(path, after);
}

/** Waits until the answer at the path contains the text: the server picks up edits on its own. */
export async function untilServed({ url }: Guide, path: string, text: string): Promise<void> {
  await expect.poll(async () => (await fetch(url + path)).text()).toContain(text);
}
