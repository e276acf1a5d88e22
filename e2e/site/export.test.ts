import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import sharp from 'sharp';
import { expect } from 'vitest';
import { PAGE_WORDS } from '../../src/app/page-words.ts';
import { runExport, testWithShortExport as test } from './export-site.ts';

test('og:image of every exported page is in the export', ({ exported: { folder } }) => {
  const pages = globSync('**/*.html', { cwd: folder });
  expect(pages.length).toBeGreaterThan(25);
  for (const page of pages) {
    const [, image = ''] =
      /<meta property="og:image" content="http:\/\/guide\.example([^"]*)"/.exec(
        readFileSync(join(folder, page), 'utf8'),
      ) ?? [];
    expect([page, image, existsSync(join(folder, image))]).toEqual([
      page,
      expect.stringMatching(/^\/share\/.+\.jpg$/),
      true,
    ]);
  }
});

test('after a change to one post, only the pages and answers that show it are written; the owner’s other files there stay', async ({
  exported: { contentFolder, folder, again },
}) => {
  await writeFile(join(folder, 'CNAME'), 'www.example.com');
  const post = join(contentFolder, 'blog/0001-barbecue-by-the-pound.md');
  await writeFile(post, (await readFile(post, 'utf8')).replace(/\n$/, '\n\nBring cash.\n'));
  const written = Number(/: (\d+) files written/.exec(await again())?.[1]);
  // Its page and its answer, and the search, which finds its words: each in up to three forms.
  expect(written).toBeGreaterThanOrEqual(6);
  expect(written).toBeLessThanOrEqual(15);
  expect(await readFile(join(folder, 'CNAME'), 'utf8')).toBe('www.example.com');
});

test('after an edit of words, the export has the new ones only', async ({
  exported: { contentFolder, folder, again },
}) => {
  const before = globSync('words/*/*.js', { cwd: folder });
  expect(before).toHaveLength(PAGE_WORDS.size);
  const home = join(contentFolder, 'pages/home.yaml');
  await writeFile(home, (await readFile(home, 'utf8')).replace('All guides', 'More guides'));
  await again();
  const after = globSync('words/*/*.js', { cwd: folder });
  expect(after).toHaveLength(PAGE_WORDS.size);
  expect(after.filter((file) => before.includes(file))).toEqual([]);
  expect(await again()).toMatch(/: 0 files written, \d+ unchanged, 0 rem/);
});

test('a picture that is a link out of the content folder is left out', async ({
  exported: { contentFolder, folder, again },
}) => {
  const secret = join(contentFolder, '../secret.svg');
  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><title>A secret</title></svg>';
  await writeFile(secret, svg);
  const link = join(contentFolder, 'images/linked.svg');
  await symlink(secret, link);
  await again();
  const files = globSync('**/*', { cwd: folder });
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => file.includes('linked'))).toEqual([]);
  await rm(link);
});

test('a photo whose sizes can’t be made: nothing is exported, and it’s named', async ({
  exported: { contentFolder },
}) => {
  const photo = join(contentFolder, 'images/porch.jpg');
  await sharp({ create: { width: 800, height: 600, channels: 3, background: '#864' } }).toFile(
    photo,
  );
  const folder = join(contentFolder, '../without-photo');
  // Nothing can be made in a file, as on a disk that is read-only.
  const exporting = runExport(contentFolder, ['dist/server/export.js', folder], {
    CACHE_DIR: resolve('package.json'),
  });
  await expect(exporting).rejects.toThrow('The sizes of porch.jpg could not be made.');
  expect(existsSync(folder)).toBe(false);
  await rm(photo);
});

test('./guide export FOLDER writes to that folder; a dry run writes nothing', async ({
  exported: { contentFolder },
}) => {
  const folder = join(contentFolder, '../named');
  const exportTo = (...args: string[]) =>
    runExport(contentFolder, ['tools/launch/launch.mjs', 'export', folder, ...args]);
  expect(await exportTo('--dry-run')).toContain('This was a dry run: nothing was written.');
  expect(existsSync(folder)).toBe(false);
  expect(await exportTo()).toMatch(
    /\/named: \d+ files written, 0 unchanged, 0 removed\. It shows the guide as of [A-Z][a-z]+ \d+, 20\d\d, in Texas\./,
  );
});
