import { closeSync, mkdirSync, openSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprint } from './files/folder-fingerprint.ts';
import { readFolder } from './files/read-folder.ts';
import { problemsOf } from './fixtures/read-sample.ts';
import { SampleFolder } from './fixtures/sample-folder.ts';
import { MOST_FILES, someNames } from './gate/content-gate.ts';
import { PictureSurvey } from './pictures/picture-survey.ts';

const TOO_MANY = 'has more than 20,000 files; move what is no content elsewhere';

/** A folder with one file more than is read; the system makes 100,000 no other way. */
function crowded(name: string, suffix: string): SampleFolder {
  const folder = new SampleFolder();
  mkdirSync(folder.path(name), { recursive: true });
  for (let count = 0; count <= MOST_FILES; count += 1)
    closeSync(openSync(folder.path(`${name}/f${count}${suffix}`), 'w'));
  return folder;
}

test.each([
  ['blog', '.md'],
  ['pages', '.yaml'],
  ['pages/own', '.md'],
])(
  'too many files in %s: one fault that names the folder, and none of them is read',
  async (name, suffix) => {
    const folder = crowded(name, suffix);
    expect(await problemsOf(folder)).toEqual([`${name}: ${TOO_MANY}`]);
    await expect(readFolder(folder.content)).resolves.toBeDefined();
  },
);

test('too many files in images: one fault that names the folder, and none of them is read', async () => {
  const folder = crowded('images', '.png');
  const { problems, pictures } = await new PictureSurvey().read(folder.images);
  expect([problems, pictures]).toEqual([[{ file: folder.images, message: TOO_MANY }], []]);
});

test('too many files: looking for changes takes no longer with more of them, and sees them go', async () => {
  const folder = crowded('images', '.txt');
  expect(someNames(folder.images)).toHaveLength(MOST_FILES + 1);
  const before = await fingerprint([folder.images]);
  expect(await fingerprint([folder.images])).toBe(before);
  for (const count of [1, 2, 3]) folder.remove(`images/f${count}.txt`);
  expect(await fingerprint([folder.images])).not.toBe(before);
});
