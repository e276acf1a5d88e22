import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { readContentFolder } from '../reading/content-folder.ts';
import { fillEmptyFolder } from './fill-folder.ts';

/** A path for the owner's folder, which doesn't exist yet. */
function ownersFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'guide-owner-'));
  onTestFinished(() => rmSync(root, { recursive: true, force: true }));
  return join(root, 'guide', 'content');
}

/** The text of each file by its path. */
function filesIn(folder: string): Record<string, string> {
  const names = readdirSync(folder, { recursive: true }) as string[];
  const files = names.filter((name) => statSync(join(folder, name)).isFile()).sort();
  return Object.fromEntries(files.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

test('a missing folder gets the content that comes with the guide, which can be served right away', async () => {
  const shipped = new SampleFolder();
  const folder = ownersFolder();
  expect(await fillEmptyFolder(folder, shipped.content)).toBe(true);
  expect(filesIn(folder)).toEqual(filesIn(shipped.content));
  expect((await readContentFolder(folder, contentTables)).problems).toEqual([]);
});

test('so does an empty one, such as a new volume; files of the program and of editors stay behind', async () => {
  const shipped = new SampleFolder();
  const expected = filesIn(shipped.content);
  shipped.write('.guide-origin.json', '{}');
  shipped.write('blog/.0001-bats.md.swp', 'x');
  shipped.write('site.yaml~', 'x');
  const folder = ownersFolder();
  mkdirSync(join(folder, 'lost+found'), { recursive: true });
  writeFileSync(join(folder, '.keep'), '');
  expect(await fillEmptyFolder(folder, shipped.content)).toBe(true);
  expect(filesIn(folder)).toEqual({ ...expected, '.keep': '' });
});

test("the owner's folder is left alone, whatever is in it", async () => {
  const shipped = new SampleFolder();
  const folder = ownersFolder();
  await fillEmptyFolder(folder, shipped.content);
  rmSync(join(folder, 'events.yaml'));
  writeFileSync(join(folder, 'site.yaml'), 'brand: Mine\n');
  const before = filesIn(folder);
  shipped.write('news.yaml', '[]');
  expect(await fillEmptyFolder(folder, shipped.content)).toBe(false);
  expect(filesIn(folder)).toEqual(before);
  expect(await fillEmptyFolder(shipped.content, `${shipped.content}/`)).toBe(false);
});

test('a start that was cut off anywhere is finished by the next one, and keeps what was edited meanwhile', async () => {
  const shipped = new SampleFolder();
  const names = readdirSync(shipped.content);
  for (let done = 0; done <= names.length; done += 1) {
    const folder = ownersFolder();
    mkdirSync(join(folder, '.guide-filling/blog'), { recursive: true });
    writeFileSync(join(folder, '.guide-filling/blog/0001-ba'), 'half a name');
    for (const name of names.slice(0, done))
      cpSync(shipped.path(name), join(folder, name), { recursive: true });
    const edited = join(folder, 'events.yaml');
    if (existsSync(edited)) writeFileSync(edited, '[]');
    const expected = {
      ...filesIn(shipped.content),
      ...(existsSync(edited) && { 'events.yaml': '[]' }),
    };
    expect(await fillEmptyFolder(folder, shipped.content)).toBe(true);
    expect(filesIn(folder)).toEqual(expected);
    expect(await fillEmptyFolder(folder, shipped.content)).toBe(false);
  }
});

test('a file in its place is left alone; without content to copy, it rejects', async () => {
  const shipped = new SampleFolder();
  expect(await fillEmptyFolder(shipped.path('site.yaml'), shipped.content)).toBe(false);
  await expect(fillEmptyFolder(ownersFolder(), shipped.path('nowhere'))).rejects.toThrow('ENOENT');
});
