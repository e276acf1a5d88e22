import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { PageWords } from '../../model/content/content.ts';
import { createSecurityHeaders } from '../http/security-headers.ts';
import { wordSet } from './word-set.ts';
import { WordSets } from './word-sets.ts';

const edits = ['one', 'two', 'three', 'four', 'five'].map(
  (title): PageWords => ({
    home: { title },
    events: { title: 'Events' },
  }),
);

const newFolder = () => join(mkdtempSync(join(tmpdir(), 'guide-words-')), 'words');

/** The words of a server, with all that it reports as failed. */
function serverWith(folder: string) {
  const failures: unknown[] = [];
  const dropped: unknown[] = [];
  const words = new WordSets({
    folder,
    security: createSecurityHeaders('http://localhost', []),
    made: () => {},
    dropped: (body) => dropped.push(body),
    failed: (error) => failures.push(error),
  });
  return { words, failures, dropped, served: () => edits.map((edit) => isServed(words, edit)) };
}

function isServed(words: WordSets, edit: PageWords): boolean {
  const modules = [...wordSet(edit).modules];
  return modules.every(([path, text]) => {
    const bytes = words.get(path)?.body.identity.bytes;
    return bytes !== undefined && Buffer.from(bytes).toString() === text;
  });
}

async function addAll(words: WordSets, sets: readonly PageWords[]): Promise<void> {
  for (const set of sets) await words.add(set);
}

test('the last three sets are served, and kept on disk', async () => {
  const folder = newFolder();
  const server = serverWith(folder);
  await server.words.read();
  await addAll(server.words, edits);
  expect(server.served()).toEqual([false, false, true, true, true]);
  expect(readdirSync(folder)).toHaveLength(3);
  expect(server.dropped).toHaveLength(4);
  expect(server.failures).toEqual([]);
});

test('edits in quick succession are written one after another', async () => {
  const folder = newFolder();
  const { words, failures } = serverWith(folder);
  await Promise.all([...edits, ...edits].map((edit) => words.add(edit)));
  const restarted = serverWith(folder);
  await restarted.words.read();
  expect(restarted.served()).toEqual([false, false, true, true, true]);
  expect(failures).toEqual([]);
});

test('words are served at once, before they are on disk', () => {
  const { words, served } = serverWith(newFolder());
  void words.add(edits[0] as PageWords);
  expect(served()[0]).toBe(true);
});

test('after a restart the same sets are served, and an edit still drops the oldest', async () => {
  const folder = newFolder();
  await addAll(serverWith(folder).words, edits.slice(0, 3));
  const restarted = serverWith(folder);
  await restarted.words.read();
  expect(restarted.served()).toEqual([true, true, true, false, false]);
  await addAll(restarted.words, edits.slice(3, 4));
  expect(restarted.served()).toEqual([false, true, true, true, false]);
});

test('an edit that is taken back becomes the newest again', async () => {
  const folder = newFolder();
  const { words, served } = serverWith(folder);
  const [one, two, three, four] = edits as [PageWords, PageWords, PageWords, PageWords];
  await addAll(words, [one, two, three, one, four]);
  expect(served()).toEqual([true, false, true, true, false]);
  const restarted = serverWith(folder);
  await restarted.words.read();
  expect(restarted.served()).toEqual([true, false, true, true, false]);
});

test('several processes share a folder', async () => {
  const folder = newFolder();
  const [one, other] = [serverWith(folder), serverWith(folder)];
  for (const edit of edits) {
    await one.words.add(edit);
    await other.words.add(edit);
  }
  const last = [false, false, true, true, true];
  expect([one.served(), other.served()]).toEqual([last, last]);
  expect(readdirSync(folder)).toHaveLength(3);
  expect([...one.failures, ...other.failures]).toEqual([]);
});

test('a damaged file and one that holds other words are left out; the others are served', async () => {
  const folder = newFolder();
  await addAll(serverWith(folder).words, edits.slice(0, 3));
  const file = (edit: PageWords | undefined) => join(folder, `${wordSet(edit ?? {}).hash}.json`);
  writeFileSync(file(edits[0]), readFileSync(file(edits[0])).subarray(0, 20));
  writeFileSync(file(edits[1]), JSON.stringify({ home: { title: 'other words' } }));
  const restarted = serverWith(folder);
  await restarted.words.read();
  expect(restarted.served()).toEqual([false, false, true, false, false]);
  expect(restarted.failures).toEqual([expect.any(SyntaxError)]);
});

test.each(['5', 'null', '[]', '"text"', '{"home":null}', ''])(
  'a file that says %j is left out',
  async (text) => {
    const folder = newFolder();
    await addAll(serverWith(folder).words, edits.slice(0, 1));
    writeFileSync(join(folder, '0123456789abcdef.json'), text);
    const restarted = serverWith(folder);
    await restarted.words.read();
    expect(restarted.served()[0]).toBe(true);
  },
);

test('without a folder that it can write, a server serves what it has in memory', async () => {
  const file = join(mkdtempSync(join(tmpdir(), 'guide-words-')), 'file');
  writeFileSync(file, '');
  const { words, served, failures } = serverWith(join(file, 'words'));
  await words.read();
  await addAll(words, edits);
  expect(served()).toEqual([false, false, true, true, true]);
  expect(failures).toHaveLength(6);
});
