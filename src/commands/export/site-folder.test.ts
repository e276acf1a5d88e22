import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { test as base, expect } from 'vitest';
import { EncodedBody } from '../../server/encoded-body.ts';
import { SiteFolder } from './site-folder.ts';

// biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
const test = base.extend('folder', async ({}, { onCleanup }) => {
  const folder = await mkdtemp(join(tmpdir(), 'export-'));
  onCleanup(() => rm(folder, { recursive: true, force: true }));
  return folder;
});

const body = (text: string, compressible = true) => new EncodedBody(Buffer.from(text), compressible);

/** An export of a page, a picture and a text. */
async function exportThree(folder: string, page: string): Promise<SiteFolder> {
  const site = await SiteFolder.open(folder);
  await site.put('blog/1.html', body(page));
  await site.put('images/a.png', body('picture', false));
  await site.putText('_headers', 'text');
  return site;
}

test('a page lies beside its gzip and brotli forms, a picture alone', async ({ folder }) => {
  await exportThree(folder, 'page');
  expect(gunzipSync(await readFile(join(folder, 'blog/1.html.gz'))).toString()).toBe('page');
  expect(brotliDecompressSync(await readFile(join(folder, 'blog/1.html.br'))).toString()).toBe('page');
  expect(await readdir(join(folder, 'images'))).toEqual(['a.png']);
});

test('an export of equal content writes nothing', async ({ folder }) => {
  await exportThree(folder, 'page');
  const before = await stat(join(folder, 'blog/1.html'));
  const site = await exportThree(folder, 'page');
  expect([site.written, site.unchanged]).toEqual([0, 3]);
  expect((await stat(join(folder, 'blog/1.html'))).mtimeMs).toBe(before.mtimeMs);
});

test('a change of one page writes that page with both its forms', async ({ folder }) => {
  await exportThree(folder, 'page');
  const site = await exportThree(folder, 'another page');
  expect([site.written, site.unchanged]).toEqual([1, 2]);
  expect(brotliDecompressSync(await readFile(join(folder, 'blog/1.html.br'))).toString()).toBe('another page');
});

test('a compressed form that was deleted by hand comes back', async ({ folder }) => {
  await exportThree(folder, 'page');
  await rm(join(folder, 'blog/1.html.gz'));
  await exportThree(folder, 'page');
  expect(await readdir(join(folder, 'blog'))).toContain('1.html.gz');
});

test('what is no longer part of the site is removed, with folders left empty', async ({ folder }) => {
  await exportThree(folder, 'page');
  const site = await SiteFolder.open(folder);
  await site.putText('_headers', 'text');
  expect(await site.removeOthers()).toBe(2);
  expect(await readdir(folder)).toEqual(['_headers']);
});

test('a folder that holds something else is refused and not touched', async ({ folder }) => {
  await mkdir(join(folder, 'photos'));
  await writeFile(join(folder, 'letter.txt'), 'dear');
  await expect(SiteFolder.open(folder)).rejects.toThrow('holds other files. Name an empty folder');
  expect(await readdir(folder)).toEqual(['letter.txt', 'photos']);
});
