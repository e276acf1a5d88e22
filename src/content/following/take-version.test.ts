import { hash } from 'node:crypto';
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { contentTables } from '../../app/content-tables.ts';
import { parseYaml } from '../files/yaml-text.ts';
import { SampleFolder, sampleEvent, samplePost } from '../fixtures/sample-folder.ts';
import { fileSetsOf } from '../versions/file-sets.ts';
import { SqliteStore } from '../versions/sqlite-store.ts';
import { FolderTaker } from '../versions/take-folder.ts';
import { takeVersion } from './take-version.ts';

const fileSets = fileSetsOf(contentTables);

const event = (id: number) => ({ ...sampleEvent, id, title: `Fair ${id}` });

/** A folder with so many events, and what a server would serve of it. */
async function openFolder(count: number) {
  const folder = new SampleFolder();
  const store = new SqliteStore(join(folder.cache, 'data'));
  onTestFinished(() => store.close());
  const taker = new FolderTaker(folder.content, fileSets, store.objects);
  const take = async () => {
    const { tree, problems } = await takeVersion(store, taker, fileSets);
    const written = await text(store.objects.pieces(tree.get('events.yaml') ?? ''));
    const yaml = parseYaml({ file: '', text: written, firstLine: 1 }, () => {});
    const rows = (yaml?.value ?? undefined) as { id: number }[] | undefined;
    return {
      ids: rows?.map(({ id }) => id),
      posts: [...tree.keys()].filter((path) => path.startsWith('blog/')).length,
      problems: problems.map(({ file, message }) => `${file.split('/').at(-1)}: ${message}`),
    };
  };
  const ids = Array.from({ length: count }, (_, index) => index + 1);
  const write = (some: readonly number[]) =>
    some.length === 0
      ? folder.write('events.yaml', '[]\n')
      : folder.writeRows('events', some.map(event));
  write(ids);
  await take();
  return { folder, store, take, write, ids };
}

test.each([
  ['more than three', 40, [2, 9, 17, 30]],
  ['a fifth of ten', 10, [2, 5]],
  ['all of them', 2, [1, 2]],
  ['some of the end, as a cut upload does', 8, [8]],
])(
  '%s: the file stays as it was, and is named, until it is whole again (decision 46)',
  async (_, count, gone) => {
    const { take, write, ids } = await openFolder(count);
    write(ids.filter((id) => !gone.includes(id)));
    const { ids: served, problems } = await take();
    expect(served).toEqual(ids);
    const named = gone.slice(0, 3).map((id) => `“Fair ${id}”`);
    expect(problems).toEqual([
      expect.stringContaining(
        `events.yaml: ${gone.length === 1 ? '1 event is' : `${gone.length} events are`} gone: ${named.join(', ')}`,
      ),
    ]);
    write(ids);
    expect(await take()).toMatchObject({ ids, problems: [] });
  },
);

test('a space that doesn’t break, as from a web page, is no way around that', async () => {
  const { folder, take, write, ids } = await openFolder(12);
  write(ids.slice(0, 5));
  folder.write('events.yaml', String(folder.read('events.yaml')).replace('- ', '-\u00A0'));
  expect(await take()).toMatchObject({ ids, problems: [expect.stringContaining('7 events')] });
});

test.each([
  ['one of the middle', 8, [3]],
  ['three of forty', 40, [3, 7, 20]],
])('%s may be taken out without a word', async (_, count, gone) => {
  const { take, write, ids } = await openFolder(count);
  const left = ids.filter((id) => !gone.includes(id));
  write(left);
  expect(await take()).toMatchObject({ ids: left, problems: [] });
});

test('the last ones may be replaced by others', async () => {
  const { take, write } = await openFolder(8);
  write([1, 2, 3, 4, 5, 6, 7, 9]);
  expect((await take()).ids).toEqual([1, 2, 3, 4, 5, 6, 7, 9]);
});

test('all other edits go live meanwhile', async () => {
  const { folder, take, write } = await openFolder(40);
  write([1, 2, 3]);
  folder.writePost('0002-more.md', samplePost, 'More.');
  expect(await take()).toMatchObject({ posts: 2, problems: [expect.any(String)] });
});

test('four of the posts wait, too; one that gets another file name is not gone', async () => {
  const { folder, take } = await openFolder(3);
  for (const id of [2, 3, 4, 5]) folder.writePost(`000${id}-more.md`, samplePost, 'More.');
  expect((await take()).posts).toBe(5);
  folder.remove('blog/0002-more.md');
  folder.writePost('0002-other.md', samplePost, 'More.');
  expect(await take()).toMatchObject({ posts: 5, problems: [] });
  for (const id of [3, 4, 5]) folder.remove(`blog/000${id}-more.md`);
  folder.remove('blog/0002-other.md');
  expect(await take()).toMatchObject({
    posts: 5,
    problems: [expect.stringContaining('blog: 4 posts are gone: “')],
  });
});

test('a file confirm.txt with the code of the message lets them go, and nothing else', async () => {
  const { folder, take, write, ids } = await openFolder(12);
  write(ids.slice(0, 5));
  const [code = ''] = /\b[0-9a-f]{6}\b/.exec((await take()).problems.join()) ?? [];
  folder.write('confirm.txt', `Yes: ${code.toUpperCase()}\r\n`);
  write(ids.slice(0, 4));
  expect((await take()).ids).toEqual(ids);
  write(ids.slice(0, 5));
  expect(await take()).toMatchObject({ ids: ids.slice(0, 5), problems: [] });
});

test('a confirm.txt that cannot be read says so, beside what it was to let go', async () => {
  const { folder, take, write, ids } = await openFolder(12);
  write(ids.slice(0, 5));
  const { problems } = await take();
  const [code = ''] = /\b[0-9a-f]{6}\b/.exec(problems.join()) ?? [];
  folder.write('confirm.txt', Buffer.from(`\uFEFF${code}`, 'utf16le'));
  folder.writePost('0002-more.md', samplePost, 'More.');
  expect((await take()).problems).toEqual([
    'confirm.txt: is UTF-16 text; save it as UTF-8',
    ...problems,
  ]);
});

test('while the disk can’t be read, nothing is taken away; bytes that are gone hold nothing up', async () => {
  const { folder, store, take, write, ids } = await openFolder(12);
  const kept = store.objects.pathOf(hash('sha256', folder.read('events.yaml')));
  rmSync(kept);
  mkdirSync(kept);
  write(ids.slice(0, 5));
  await expect(take()).rejects.toThrow('EISDIR');
  expect(await store.history()).toHaveLength(1);
  rmSync(kept, { recursive: true });
  expect((await take()).ids).toEqual(ids.slice(0, 5));
});

test('an upload that is cut at any point takes no event away; a file that cannot be read is named by its reader', async () => {
  const { folder, take, ids } = await openFolder(15);
  const whole = String(folder.read('events.yaml'));
  for (let cut = 1; cut <= 50; cut += 1) {
    folder.write('events.yaml', whole.slice(0, Math.floor((whole.length * cut) / 51)));
    const { ids: served } = await take();
    // Undefined: it isn't YAML any more, so its last good form is served.
    expect([cut, served ?? ids]).toEqual([cut, ids]);
  }
});
