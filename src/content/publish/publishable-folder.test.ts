import { cpSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { markedContent, marksIn } from '../fixtures/marked-content.ts';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { writeFolder } from '../fixtures/write-folder.ts';
import { FilesChangedError, readConsistently } from './publishable-folder.ts';

/** A folder in which every text has the mark; the file names are always the same. */
async function folderOf(mark: string): Promise<SampleFolder> {
  const folder = new SampleFolder();
  await writeFolder(markedContent(mark, 150), folder.content);
  return folder;
}

test('files that are replaced while being read are read again: all old or all new', async () => {
  const [folder, ...versions] = await Promise.all([folderOf('A'), folderOf('A'), folderOf('B')]);
  const begun = performance.now();
  await readConsistently(folder.content, contentTables, 5);
  const whole = performance.now() - begun;
  for (let round = 1; round <= 10; round += 1) {
    const reading = readConsistently(folder.content, contentTables, 5);
    await pause(whole * (round / 10));
    cpSync(versions[round % 2]?.content ?? '', folder.content, { recursive: true });
    const { content } = await reading;
    expect(content && marksIn(content)).toHaveLength(1);
  }
});

test('files that somebody keeps writing are rejected', async () => {
  const folder = await folderOf('A');
  let writing = true;
  const writer = (async () => {
    for (let round = 0; writing; round += 1) {
      folder.write('events.yaml', `${folder.read('events.yaml')}# ${round}\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  const outcome: unknown = await readConsistently(folder.content, contentTables, 5).catch(
    (error: unknown) => error,
  );
  writing = false;
  await writer;
  expect(outcome).toBeInstanceOf(FilesChangedError);
});

test.for<[string, (folder: SampleFolder) => void]>([
  ['an edit', (folder) => folder.write('site.yaml', `${folder.read('site.yaml')}# later\n`)],
  ['a new post', (folder) => folder.write('blog/0999-new.md', 'x')],
])('%s after reading is noticed', async ([, change]) => {
  const folder = await folderOf('A');
  const { requireUnchanged } = await readConsistently(folder.content, contentTables, 5);
  await requireUnchanged();
  change(folder);
  await expect(requireUnchanged()).rejects.toThrow(
    'Nothing was written; publish again when nobody is writing them.',
  );
});
