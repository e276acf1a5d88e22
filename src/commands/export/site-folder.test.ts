import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test as base, expect } from 'vitest';
import { EncodedBody } from '../../server/http/encoded-body.ts';
import { SiteFolder } from './site-folder.ts';

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads what a fixture needs from the pattern
const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
});

const body = (text: string, compressible = true) =>
  new EncodedBody(Buffer.from(text), compressible);

/** An export of a page, a picture and a text file. */
async function exportThree(
  folder: string,
  page: string,
  dryRun = false,
  day = '2026-11-23',
): Promise<SiteFolder> {
  const site = await SiteFolder.open(folder, { dryRun, day });
  await site.claim(['blog/1.html', 'images/a.png', '_headers']);
  await site.put('blog/1.html', body(page));
  await site.put('images/a.png', body('picture', false));
  await site.putText('_headers', 'text');
  await site.removeOthers();
  return site;
}

test('a page is next to its gzip and brotli copies, a picture has none', async ({ folder }) => {
  await exportThree(folder, 'page');
  expect(gunzipSync(await readFile(join(folder, 'blog/1.html.gz'))).toString()).toBe('page');
  expect(brotliDecompressSync(await readFile(join(folder, 'blog/1.html.br'))).toString()).toBe(
    'page',
  );
  expect(await readdir(join(folder, 'images'))).toEqual(['a.png']);
});

test('exporting the same content again writes nothing', async ({ folder }) => {
  await exportThree(folder, 'page');
  const before = await stat(join(folder, 'blog/1.html'));
  const site = await exportThree(folder, 'page');
  expect([site.written, site.unchanged]).toEqual([0, 3]);
  expect((await stat(join(folder, 'blog/1.html'))).mtimeMs).toBe(before.mtimeMs);
});

test('a change to one page writes that page and both its copies', async ({ folder }) => {
  await exportThree(folder, 'page');
  const site = await exportThree(folder, 'another page');
  expect([site.written, site.unchanged]).toEqual([1, 2]);
  expect(brotliDecompressSync(await readFile(join(folder, 'blog/1.html.br'))).toString()).toBe(
    'another page',
  );
});

test('a compressed copy that was deleted by hand comes back', async ({ folder }) => {
  await exportThree(folder, 'page');
  await rm(join(folder, 'blog/1.html.gz'));
  await exportThree(folder, 'page');
  expect(await readdir(join(folder, 'blog'))).toContain('1.html.gz');
});

/** An export of just a text file. */
async function exportOne(
  folder: string,
  dryRun = false,
): Promise<{ removed: number; changes: string[] }> {
  const site = await SiteFolder.open(folder, { dryRun });
  await site.claim(['_headers']);
  await site.putText('_headers', 'text');
  return { removed: await site.removeOthers(), changes: site.changes };
}

const OWN = ['.guide-export.json', '_headers'];

test('what is no longer part of the site is removed, along with folders that become empty', async ({
  folder,
}) => {
  await exportThree(folder, 'page');
  expect((await exportOne(folder)).removed).toBe(2);
  expect(await readdir(folder)).toEqual(OWN);
});

test('a folder with other files is rejected and left alone', async ({ folder }) => {
  await mkdir(join(folder, 'photos'));
  await writeFile(join(folder, 'letter.txt'), 'dear');
  await expect(SiteFolder.open(folder)).rejects.toThrow('contains other files');
  expect(await readdir(folder)).toEqual(['letter.txt', 'photos']);
});

test('a folder that is not an export is rejected even if it has a _headers file, and nothing is removed', async ({
  folder,
}) => {
  await writeFile(join(folder, '_headers'), '/*\n  x: y\n');
  await writeFile(join(folder, 'letter.txt'), 'dear');
  await expect(SiteFolder.open(folder)).rejects.toThrow(
    'Choose an empty folder. If this is an export by an older version',
  );
  expect(await readdir(folder)).toEqual(['_headers', 'letter.txt']);
});

test('what others put in an export stays: .git, CNAME, .well-known and empty folders', async ({
  folder,
}) => {
  await exportThree(folder, 'page');
  for (const name of ['.git/refs/heads', '.well-known', 'blog/drafts'])
    await mkdir(join(folder, name), { recursive: true });
  for (const name of ['.git/HEAD', 'CNAME', '.well-known/security.txt', 'images/b.png'])
    await writeFile(join(folder, name), 'mine');
  expect((await exportOne(folder)).removed).toBe(2);
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(
    [
      '.git',
      '.git/HEAD',
      '.git/refs',
      '.git/refs/heads',
      '.well-known',
      '.well-known/security.txt',
      'CNAME',
      'blog',
      'blog/drafts',
    ]
      .concat(['images', 'images/b.png'], OWN)
      .sort(),
  );
});

test("somebody else's file with the name of one of the site's stops the export before it writes", async ({
  folder,
}) => {
  await exportOne(folder);
  await mkdir(join(folder, 'blog'));
  await writeFile(join(folder, 'blog/1.html.gz'), 'mine');
  await expect(exportThree(folder, 'page')).rejects.toThrow(
    "with the names of the site's own: blog/1.html.gz. Move them, or",
  );
  expect((await readdir(folder, { recursive: true })).sort()).toEqual(
    [...OWN, 'blog', 'blog/1.html.gz'].sort(),
  );
});

test('the next export finishes one that was killed', async ({ folder }) => {
  const killed = await SiteFolder.open(folder);
  await killed.claim(['blog/1.html', 'blog/2.html']);
  await killed.put('blog/2.html', body('page'));
  await exportThree(folder, 'page');
  expect(await readdir(join(folder, 'blog'))).toEqual(['1.html', '1.html.br', '1.html.gz']);
});

test('a dry run reports what would be written and removed, and does neither', async ({
  folder,
}) => {
  const empty = join(folder, 'new');
  expect((await exportThree(empty, 'page', true)).changes).toEqual([
    '+ blog/1.html',
    '+ images/a.png',
    '+ _headers',
  ]);
  expect(await readdir(folder)).toEqual([]);
  await exportThree(folder, 'page');
  const before = await readdir(folder, { recursive: true });
  expect((await exportThree(folder, 'another page', true)).changes).toEqual(['~ blog/1.html']);
  expect(await exportOne(folder, true)).toEqual({
    removed: 2,
    changes: ['- blog/1.html', '- images/a.png'],
  });
  expect(await readdir(folder, { recursive: true })).toEqual(before);
  expect(await readFile(join(folder, 'blog/1.html'), 'utf8')).toBe('page');
});

const listOf = async (folder: string) =>
  JSON.parse(await readFile(join(folder, '.guide-export.json'), 'utf8')) as {
    day?: string;
    files: string[];
  };

test('the list of files says of which day they are (decision 26)', async ({ folder }) => {
  await exportThree(folder, 'page');
  expect(await listOf(folder)).toMatchObject({
    day: '2026-11-23',
    files: expect.arrayContaining(['_headers']),
  });
  await exportThree(folder, 'page', true, '2026-11-24');
  expect((await listOf(folder)).day).toBe('2026-11-23');
  await exportThree(folder, 'page', false, '2026-11-24');
  expect((await listOf(folder)).day).toBe('2026-11-24');
});

test('an export that was killed, which may be of two days, is of none', async ({ folder }) => {
  await exportThree(folder, 'page');
  const killed = await SiteFolder.open(folder, { day: '2026-11-24' });
  await killed.claim(['blog/1.html']);
  expect(await listOf(folder)).not.toHaveProperty('day');
});

test('the list of an older version, which has no day, is still good', async ({ folder }) => {
  await exportThree(folder, 'page');
  const { files } = await listOf(folder);
  await writeFile(join(folder, '.guide-export.json'), JSON.stringify({ files }));
  const site = await exportThree(folder, 'page');
  expect([site.written, site.unchanged]).toEqual([0, 3]);
  expect((await listOf(folder)).day).toBe('2026-11-23');
});

test('a list that leads outside the folder is ignored', async ({ folder }) => {
  const target = join(folder, 'export');
  await exportThree(target, 'page');
  await writeFile(join(folder, 'letter.txt'), 'dear');
  for (const file of ['../letter.txt', 'blog/../../letter.txt', join(folder, 'letter.txt')]) {
    await writeFile(join(target, '.guide-export.json'), JSON.stringify({ files: [file] }));
    await expect(SiteFolder.open(target)).rejects.toThrow('contains other files');
  }
  expect(await readFile(join(folder, 'letter.txt'), 'utf8')).toBe('dear');
});
