import { expect, test } from 'vitest';
import { markedContent, marksIn, SAMPLE_PAGE_PATHS } from './fixtures/sample-content.ts';
import { SampleFolder } from './fixtures/sample-folder.ts';
import { pullContent } from './pull.ts';
import { FilesChangedError, readSteadily } from './steady-folder.ts';

/** A folder whose every text is marked A. */
async function folderOfA(): Promise<{ folder: SampleFolder; write: (mark: string) => Promise<unknown> }> {
  const folder = new SampleFolder();
  const write = (mark: string) => pullContent(markedContent(mark, 300), folder.content, SAMPLE_PAGE_PATHS);
  await write('A');
  return { folder, write };
}

test('files that are rewritten while they are read are read again: all old or all new', async () => {
  const { folder, write } = await folderOfA();
  for (const mark of ['B', 'C', 'D']) {
    const [{ content }] = await Promise.all([readSteadily(folder.content, SAMPLE_PAGE_PATHS), write(mark)]);
    expect(content && marksIn(content)).toHaveLength(1);
  }
});

test('files that somebody writes all the time are refused', async () => {
  const { folder } = await folderOfA();
  let writing = true;
  const writer = (async () => {
    for (let round = 0; writing; round += 1) {
      folder.write('events.yaml', `${folder.read('events.yaml')}# ${round}\n`);
      await new Promise((resolve) => setImmediate(resolve));
    }
  })();
  await expect(readSteadily(folder.content, SAMPLE_PAGE_PATHS)).rejects.toThrow(FilesChangedError);
  writing = false;
  await writer;
});

test.for<[string, (folder: SampleFolder) => void]>([
  ['an edit', (folder) => folder.write('site.yaml', `${folder.read('site.yaml')}# later\n`)],
  ['a new post', (folder) => folder.write('blog/0999-new.md', 'x')],
])('%s after the reading is noticed', async ([, change]) => {
  const { folder } = await folderOfA();
  const { requireUnchanged } = await readSteadily(folder.content, SAMPLE_PAGE_PATHS);
  await requireUnchanged();
  change(folder);
  await expect(requireUnchanged()).rejects.toThrow('Nothing was written; publish again when nobody writes them.');
});
