import { execFile } from 'node:child_process';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { apiPaths, paths } from '../../src/model/paths.ts';
import { SITE_URL } from '../support/guide.ts';
import { everyPage } from '../support/pages.ts';
import { testWithOwnGuide } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';
import { ensureNginx, type Nginx, startNginx } from './nginx.ts';

const run = promisify(execFile);

const hasNginx = ensureNginx();
if (!hasNginx)
  process.stderr.write(
    'nginx is not here and cannot be installed, so the export is not tested behind it.\n',
  );

/** Runs the export over the guide's copy of the content and gives what it printed. */
async function exportSite(contentFolder: string): Promise<string> {
  const env = { ...process.env, SITE_URL, CONTENT_DIR: contentFolder };
  const { stdout } = await run(
    process.execPath,
    ['dist/server/export.js', exportFolder(contentFolder)],
    { env },
  );
  return stdout;
}

const exportFolder = (contentFolder: string) => join(contentFolder, '../export');

const test = testWithOwnGuide.extend(
  'nginx',
  { scope: 'file' },
  async ({ guide }, { onCleanup }): Promise<Nginx> => {
    await exportSite(guide.contentFolder);
    const nginx = await startNginx(exportFolder(guide.contentFolder));
    onCleanup(nginx.stop);
    return nginx;
  },
);

/** Addresses of every kind of answer that the server gives. */
const addresses = [
  ...everyPage.map(({ path }) => path),
  ...Object.values(apiPaths).map((path) => (typeof path === 'string' ? path : path(1))),
  apiPaths.post(999_999),
  '/api',
  '/api/no-such-route',
  '/blog/seven',
  '/index',
  '/404',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/icon-192.png',
  '/images/hero-home.svg',
  '/share/bluebonnets.jpg',
  '/assets/no-such-file.js',
];

/** What may differ between two servers that send the same; the revision is for purging a CDN. */
const OWN_HEADERS = [
  'date',
  'server',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'x-revision',
  'transfer-encoding',
];
const FILE_HEADERS = ['accept-ranges', 'content-length', 'vary', 'content-encoding'];

async function answerOf(origin: string, path: string) {
  const response = await fetch(origin + path, { redirect: 'manual' });
  const headers = Object.fromEntries(
    [...response.headers].filter(([name]) => ![...OWN_HEADERS, ...FILE_HEADERS].includes(name)),
  );
  return {
    status: response.status,
    headers,
    body: Buffer.from(await response.arrayBuffer()).toString('base64'),
  };
}

describe.skipIf(!hasNginx)('the exported site behind nginx', () => {
  test.for(addresses)(
    '%s has the status, headers and bytes that the server sends',
    async (path, { guide, nginx }) => {
      expect(await answerOf(nginx.url, path)).toEqual(await answerOf(guide.url, path));
    },
  );

  test('all pages’ scripts, styles, fonts and pictures are the same bytes', async ({
    guide,
    nginx,
  }) => {
    const html = await (await fetch(guide.url)).text();
    const files = [...html.matchAll(/(?:src|href)="(\/(?:assets|images)\/[^"]+)"/g)].map(
      ([, file = '']) => file,
    );
    expect(files.length).toBeGreaterThan(10);
    for (const file of new Set(files))
      expect(await answerOf(nginx.url, file), file).toEqual(await answerOf(guide.url, file));
  });

  test('whoever takes gzip gets the smaller form', async ({ nginx }) => {
    const response = await fetch(nginx.url, { headers: { 'accept-encoding': 'gzip' } });
    expect(response.headers.get('content-encoding')).toBe('gzip');
    expect(await response.text()).toContain('Discover Texas Hill Country');
  });

  test.for([
    ['/blog/', '/blog'],
    ['/blog//1', '/blog/1'],
    ['/blog/1/?from=mail', '/blog/1?from=mail'],
  ] as const)('%s moves to %s (decision 17)', async ([from, to], { nginx }) => {
    const response = await fetch(nginx.url + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([308, to]);
  });

  test('a path that begins with two slashes leads nowhere (decision 17)', async ({ nginx }) => {
    const response = await fetch(`${nginx.url}//example.com/`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  test('a visitor walks from home to posts and activities and back', async ({ page, nginx }) => {
    await visit(page, nginx.url);
    for (const path of [
      paths.blog,
      paths.post(1),
      paths.thingsToDo,
      paths.category('dining'),
      paths.destination('austin'),
      paths.home,
    ]) {
      await follow(page, path);
      await page.locator('main h1').waitFor();
      expect(await page.locator('[role="alert"]').count(), path).toBe(0);
    }
  });

  test('a post and a page that are not there say so', async ({ page, nginx }) => {
    await visit(page, nginx.url + paths.post(999_999));
    await page.getByRole('heading', { name: 'Blog post not found' }).waitFor();
    await visit(page, `${nginx.url}/no-such-page`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await follow(page, paths.post(888_888));
    await page.getByRole('heading', { name: 'Blog post not found' }).waitFor();
  });
});

test('og:image of every exported page is in the export', async ({ guide: { contentFolder } }) => {
  await exportSite(contentFolder);
  const folder = exportFolder(contentFolder);
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

test('a change of one post writes the pages and answers that show it, and no others', async ({
  guide: { contentFolder },
}) => {
  await exportSite(contentFolder);
  expect(await exportSite(contentFolder)).toMatch(/: 0 files written, \d+ unchanged, 0 removed\./);
  const post = join(contentFolder, 'blog/0001-barbecue-by-the-pound.md');
  await writeFile(post, (await readFile(post, 'utf8')).replace(/\n$/, '\n\nBring cash.\n'));
  const written = Number(/: (\d+) files written/.exec(await exportSite(contentFolder))?.[1]);
  expect(written).toBeGreaterThanOrEqual(3);
  expect(written).toBeLessThanOrEqual(6);
});

test('npm run export -- FOLDER writes to that folder and leaves what others put there; a dry run writes nothing', async ({
  guide,
}) => {
  const folder = join(guide.contentFolder, '../named');
  const env = { ...process.env, SITE_URL, CONTENT_DIR: guide.contentFolder };
  const exportTo = async (...args: string[]) =>
    (await run(process.execPath, ['tools/launch/launch.mjs', 'export', folder, ...args], { env }))
      .stdout;
  expect(await exportTo('--dry-run')).toContain('This was a dry run: nothing was written.');
  expect(existsSync(folder)).toBe(false);
  expect(await exportTo()).toMatch(/\/named: \d+ files written, 0 unchanged, 0 removed\./);
  await writeFile(join(folder, 'CNAME'), 'www.example.com');
  await exportTo();
  expect(await readFile(join(folder, 'CNAME'), 'utf8')).toBe('www.example.com');
});
