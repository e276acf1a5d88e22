import { hash as hashOf } from 'node:crypto';
import fs, {
  chmodSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { ageFiles } from '../fixtures/write-folder.ts';
import { INTENT_FILE, openIntent } from '../versions/intent.ts';
import type { Tree } from '../versions/version.ts';
import { finishWriting, writeFiles } from './write-files.ts';

const EVENTS = '- {id: 1}\n';

/** A folder, what it holds of the files that change, and what they are to hold. */
function openFolder() {
  const folder = new SampleFolder();
  ageFiles(folder.content);
  const texts = new Map([EVENTS, 'new'].map((text) => [hashOf('sha256', text), text]));
  const hashIn = (file: string) => hashOf('sha256', folder.read(file));
  const before: Tree = new Map(
    ['events.yaml', 'images/a.svg', 'site.yaml'].map((file) => [file, hashIn(file)]),
  );
  const after: Tree = new Map([
    ['events.yaml', hashOf('sha256', EVENTS)],
    ['blog/0002-new.md', hashOf('sha256', 'new')],
    ['site.yaml', hashIn('site.yaml')],
  ]);
  const writing = {
    ...{ folder: folder.content, before, after, known: new Map() },
    async fetch(hashes: Iterable<string>, keep: (hash: string, bytes: Buffer) => Promise<void>) {
      for (const hash of hashes) await keep(hash, Buffer.from(texts.get(hash) ?? ''));
    },
  };
  const expectDone = () => {
    expect(String(folder.read('events.yaml'))).toBe(EVENTS);
    expect(String(folder.read('blog/0002-new.md'))).toBe('new');
    const names = readdirSync(folder.content, { recursive: true, encoding: 'utf8' });
    expect(names).not.toContain('images/a.svg');
    expect(names.filter((name) => name.includes('.guide'))).toEqual([]);
  };
  return { folder, writing, expectDone };
}

test('files are added, replaced and removed; mode and all other files stay', async () => {
  const { folder, writing, expectDone } = openFolder();
  chmodSync(folder.path('events.yaml'), 0o664);
  const { ino } = statSync(folder.path('site.yaml'));
  expect(await writeFiles(writing)).toEqual([]);
  expectDone();
  expect(statSync(folder.path('events.yaml')).mode & 0o777).toBe(0o664);
  expect(statSync(folder.path('site.yaml')).ino).toBe(ino);
});

test('a file that was saved just now, or isn’t what it was, is refused, and nothing is written', async () => {
  const { folder, writing } = openFolder();
  folder.write('events.yaml', folder.read('events.yaml'));
  await expect(writeFiles(writing)).rejects.toThrow('less than five seconds ago');
  folder.write('events.yaml', '[]');
  await expect(writeFiles(writing)).rejects.toThrow(
    'was changed while it was about to be replaced',
  );
  expect(String(folder.read('events.yaml'))).toBe('[]');
  expect(openIntent(folder.content)).toBe(undefined);
});

test('a commit that fails changes no file', async () => {
  const { folder, writing } = openFolder();
  const before = String(folder.read('events.yaml'));
  const commit = () => Promise.reject(new Error('too late'));
  await expect(writeFiles({ ...writing, commit })).rejects.toThrow('too late');
  expect(String(folder.read('events.yaml'))).toBe(before);
  expect(readdirSync(folder.content).filter((name) => name.startsWith('.'))).toEqual([]);
});

test('what somebody saves at the same moment is put next to the folder', async () => {
  const { folder, writing, expectDone } = openFolder();
  const commit = async () => folder.write('events.yaml', 'saved meanwhile');
  const kept = await writeFiles({ ...writing, commit });
  expectDone();
  expect(kept).toEqual([expect.stringMatching(/content-kept-\d{4}-\d\d-\d\d\/events\.yaml$/)]);
  expect(readFileSync(String(kept[0]), 'utf8')).toBe('saved meanwhile');
});

test('if nothing can be put next to the folder, it stays next to the file, where the guide ignores it', async () => {
  const { folder, writing } = openFolder();
  const day = new Date().toISOString().slice(0, 10);
  writeFileSync(`${folder.content}-kept-${day}`, 'in the way');
  const commit = async () => folder.write('events.yaml', 'saved meanwhile');
  const kept = await writeFiles({ ...writing, commit });
  expect(kept).toEqual([folder.path(`.guide-kept-${day}-events.yaml`)]);
  expect(readFileSync(String(kept[0]), 'utf8')).toBe('saved meanwhile');
  expect(String(folder.read('events.yaml'))).toBe(EVENTS);
  expect(openIntent(folder.content)).toBe(undefined);
});

test('a file that somebody adds at the same moment stays', async () => {
  const { folder, writing } = openFolder();
  const commit = async () => folder.write('blog/0002-new.md', 'added meanwhile');
  await writeFiles({ ...writing, commit });
  expect(String(folder.read('blog/0002-new.md'))).toBe('added meanwhile');
});

test('whatever was done when a command was cut off, the next one finishes it', async () => {
  let numbers: number[] = [];
  const steps: ((folder: SampleFolder) => void)[] = [
    (folder) => folder.rename('events.yaml', '.guide-old-events.yaml'),
    (folder) => folder.write('events.yaml', EVENTS),
    (folder) => rmSync(folder.path(`.guide-new/${numbers[0]}`)),
    (folder) => rmSync(folder.path('.guide-old-events.yaml')),
    (folder) => folder.rename(`.guide-new/${numbers[1]}`, 'blog/0002-new.md'),
    (folder) => folder.rename('images/a.svg', 'images/.guide-old-a.svg'),
    (folder) => rmSync(folder.path('images/.guide-old-a.svg')),
  ];
  for (let done = 0; done <= steps.length; done += 1) {
    const { folder, writing, expectDone } = openFolder();
    const cut = new Error('cut off');
    let intent = '';
    const commit = async () => {
      intent = readFileSync(join(folder.content, INTENT_FILE), 'utf8');
      throw cut;
    };
    await expect(writeFiles({ ...writing, commit })).rejects.toBe(cut);
    writeFileSync(join(folder.content, INTENT_FILE), intent);
    const paths = (JSON.parse(intent) as { path: string }[]).map(({ path }) => path);
    numbers = [paths.indexOf('events.yaml'), paths.indexOf('blog/0002-new.md')];
    mkdirSync(folder.path('.guide-new'));
    folder.write(`.guide-new/${numbers[0]}`, EVENTS);
    folder.write(`.guide-new/${numbers[1]}`, 'new');
    for (const step of steps.slice(0, done)) step(folder);
    expect(await finishWriting(folder.content)).toEqual([]);
    expectDone();
    expect(await finishWriting(folder.content)).toEqual([]);
  }
});

test('while the disk can’t be read, nobody takes half-written files for whole ones', () => {
  const { folder } = openFolder();
  folder.write(INTENT_FILE, '[]');
  vi.spyOn(fs, 'readSync').mockImplementation(() => {
    throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO' });
  });
  syncBuiltinESMExports();
  onTestFinished(() => {
    vi.restoreAllMocks();
    syncBuiltinESMExports();
  });
  expect(() => openIntent(folder.content)).toThrow('EIO');
});

test.each(['no JSON', '{}'])('a file like an intent, of somebody else, is none: %s', (text) => {
  const { folder } = openFolder();
  folder.write(INTENT_FILE, text);
  expect(openIntent(folder.content)).toBe(undefined);
  folder.remove(INTENT_FILE);
  mkdirSync(folder.path(INTENT_FILE));
  expect(openIntent(folder.content)).toBe(undefined);
});
