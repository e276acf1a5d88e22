import { execFileSync } from 'node:child_process';
import {
  appendFileSync,
  closeSync,
  ftruncateSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SampleFolder } from '../fixtures/sample-folder.ts';
import { type FileKind, listContentFolder, RefusedFile, readContentFile } from './content-gate.ts';
import { openContentFile } from './open-content-file.ts';

const GIGABYTE = 1024 ** 3;
const OUT = 'is a link that leads out of the content folder; put a copy in its place';
const NO_FILE = 'is not a file but a folder, pipe or device; put the file itself in its place';

/** What both ways to read the file say: its text, or why the gate refuses it. */
async function read(folder: SampleFolder, name: string, kind: FileKind = 'drawing') {
  const path = { root: folder.content, file: folder.path(name) };
  const whole = said(() => readContentFile(path, kind).toString());
  const opened = await openContentFile(path, kind).then(
    async (file) => {
      await using open = file;
      return (await open.read()).toString();
    },
    (error: Error) => `refused: ${error.message}`,
  );
  expect(opened).toBe(whole);
  return whole;
}

function said(work: () => string): string {
  try {
    return work();
  } catch (error) {
    return `refused: ${(error as Error).message}`;
  }
}

function linked(target: string, name = 'images/b.svg'): SampleFolder {
  const folder = new SampleFolder();
  symlinkSync(target, folder.path(name));
  return folder;
}

describe('links of the content folder', () => {
  test.each(['/proc/self/environ', '/proc/self/maps', '/proc/self/cmdline', '/etc/passwd'])(
    'a link to %s is refused',
    async (target) => {
      expect(await read(linked(target), 'images/b.svg')).toBe(`refused: ${OUT}`);
    },
  );

  test('links to a file next to the content folder, absolute, relative or through a folder, are refused', async () => {
    const folder = new SampleFolder();
    writeFileSync(join(folder.root, 'content-secret.svg'), 'secret');
    symlinkSync(join(folder.root, 'content-secret.svg'), folder.path('images/absolute.svg'));
    symlinkSync('../../content-secret.svg', folder.path('images/relative.svg'));
    symlinkSync('../..', folder.path('images/up'));
    symlinkSync('up/content-secret.svg', folder.path('images/through.svg'));
    for (const name of ['absolute', 'relative', 'through', 'up/content-secret'])
      expect([name, await read(folder, `images/${name}.svg`)]).toEqual([name, `refused: ${OUT}`]);
  });

  test('a link to a file that this process has open is refused, as the file is somewhere else', async () => {
    const folder = new SampleFolder();
    writeFileSync(join(folder.root, 'open.txt'), 'secret');
    const fd = openSync(join(folder.root, 'open.txt'), 'r');
    symlinkSync(`/proc/self/fd/${fd}`, folder.path('images/b.svg'));
    expect(await read(folder, 'images/b.svg')).toBe(`refused: ${OUT}`);
    closeSync(fd);
  });

  test('a folder that is a link to one outside is not listed, and nothing in it is read', async () => {
    const folder = new SampleFolder();
    mkdirSync(join(folder.root, 'elsewhere'));
    writeFileSync(join(folder.root, 'elsewhere/0002-secret.md'), 'secret');
    symlinkSync('../elsewhere', folder.path('notes'));
    const path = { root: folder.content, file: folder.path('notes') };
    expect(() => listContentFolder(path)).toThrow(new RefusedFile(OUT));
    expect(await read(folder, 'notes/0002-secret.md')).toBe(`refused: ${OUT}`);
  });

  test('links in a circle end', async () => {
    const folder = linked('b.svg');
    expect(await read(folder, 'images/b.svg')).toMatch(/^refused: ELOOP/);
  });

  test('links that stay inside are followed, as Kubernetes mounts files and folders', async () => {
    const folder = new SampleFolder();
    mkdirSync(folder.path('..2026_11/pages'), { recursive: true });
    writeFileSync(folder.path('..2026_11/pages/home.yaml'), 'title: Welcome');
    symlinkSync('..2026_11', folder.path('..data'));
    symlinkSync('..data/pages', folder.path('pages'));
    expect(await read(folder, 'pages/home.yaml', 'text')).toBe('title: Welcome');
    const names = listContentFolder({ root: folder.content, file: folder.path('pages') });
    expect(names).toEqual(['home.yaml']);
  });

  test('the content folder itself may be a link', async () => {
    const folder = new SampleFolder();
    renameSync(folder.content, join(folder.root, 'release-5'));
    symlinkSync('release-5', folder.content);
    expect(await read(folder, 'images/a.svg')).toContain('<svg');
  });
});

describe('what is no file is refused at once, without waiting for anybody', () => {
  test.each(['b.svg', 'b.md', 'b.yaml'])('a pipe named %s', async (name) => {
    const folder = new SampleFolder();
    execFileSync('mkfifo', [folder.path(name)]);
    expect(await read(folder, name, 'text')).toBe(`refused: ${NO_FILE}`);
  });

  test('a folder named b.svg, and a link to it', async () => {
    const folder = linked('../blog');
    mkdirSync(folder.path('images/c.svg'));
    for (const name of ['images/b.svg', 'images/c.svg'])
      expect(await read(folder, name)).toBe(`refused: ${NO_FILE}`);
  });

  test.each(['/dev/zero', '/dev/tty'])('a link to %s', async (device) => {
    expect(await read(linked(device), 'images/b.svg')).toBe(`refused: ${NO_FILE}`);
  });

  test('a socket', async () => {
    const folder = new SampleFolder();
    const server = createServer().listen(folder.path('b.yaml'));
    await new Promise((listening) => server.once('listening', listening));
    expect(await read(folder, 'b.yaml', 'text')).toBe(`refused: ${NO_FILE}`);
    server.close();
  });
});

describe('sizes', () => {
  test.each([
    ['images/xl.svg', 'drawing', 'is larger than 2 MB; save a smaller version'],
    ['images/xl.jpg', 'photo', 'is larger than 100 MB; save a smaller version'],
    ['events.yaml', 'text', 'is larger than 2 MB; shorten it'],
    ['blog/0002-xl.md', 'text', 'is larger than 2 MB; shorten it'],
  ] as const)('1.5 GB of nothing in %s are refused without being read', async (name, kind, why) => {
    const folder = new SampleFolder();
    const fd = openSync(folder.path(name), 'w');
    ftruncateSync(fd, 1.5 * GIGABYTE);
    closeSync(fd);
    const before = process.resourceUsage().maxRSS;
    expect(await read(folder, name, kind)).toBe(`refused: ${why}`);
    // In KB; the file has 1.5 million.
    expect(process.resourceUsage().maxRSS - before).toBeLessThan(50_000);
  });

  test('a file that grows while it is read is refused once it is too large, whatever it said at first', async () => {
    const folder = new SampleFolder();
    const file = folder.path('images/a.svg');
    await using picture = await openContentFile({ root: folder.content, file }, 'drawing');
    expect(picture.stats.size).toBeLessThan(1_000);
    appendFileSync(file, Buffer.alloc(64 * 1024 ** 2));
    let most = 0;
    const reading = async () => {
      for await (const piece of picture.pieces()) most += piece.length;
    };
    await expect(reading()).rejects.toThrow('is larger than 2 MB; save a smaller version');
    expect(most).toBeLessThanOrEqual(2 * 1024 ** 2);
    await expect(picture.hash()).rejects.toThrow(RefusedFile);
  });

  test('a file that is exchanged for another while it is open is read as it was opened', async () => {
    const folder = new SampleFolder();
    const file = folder.path('images/a.svg');
    const before = readFileSync(file, 'utf8');
    await using picture = await openContentFile({ root: folder.content, file }, 'drawing');
    renameSync(file, folder.path('images/old.svg'));
    symlinkSync('/etc/passwd', file);
    expect((await picture.read()).toString()).toBe(before);
    expect(readFileSync(picture.path, 'utf8')).toBe(before);
  });

  test('2 MB and no byte more are read whole; an empty file is empty', async () => {
    const folder = new SampleFolder();
    folder.write('blog/0002-long.md', 'x'.repeat(2 * 1024 ** 2));
    folder.write('blog/0003-empty.md', '');
    expect((await read(folder, 'blog/0002-long.md', 'text')).length).toBe(2 * 1024 ** 2);
    expect(await read(folder, 'blog/0003-empty.md', 'text')).toBe('');
    appendFileSync(folder.path('blog/0002-long.md'), 'x');
    expect(await read(folder, 'blog/0002-long.md', 'text')).toMatch(/^refused: is larger/);
  });
});
