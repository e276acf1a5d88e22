import { mkdir, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect } from 'vitest';
import { body, exportThree, test } from '../fixtures/export-folder.ts';
import { SiteFolder } from './site-folder.ts';

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
