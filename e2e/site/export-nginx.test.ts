import { describe, expect } from 'vitest';
import { PAGE_WORDS } from '../../src/app/page-words.ts';
import { apiPaths, paths } from '../../src/model/paths.ts';
import { wordsPath } from '../../src/model/words-path.ts';
import { everyPage } from '../support/pages.ts';
import { follow, visit } from '../support/visit.ts';
import { test as base } from './export-site.ts';
import { ensureNginx, type Nginx, startNginx } from './nginx.ts';

const hasNginx = await ensureNginx();
if (!hasNginx)
  process.stderr.write(
    "nginx isn't installed and can't be installed here, so the export isn't tested behind it.\n",
  );

const test = base.extend(
  'nginx',
  { scope: 'file' },
  async ({ exported }, { onCleanup }): Promise<Nginx> => {
    const nginx = await startNginx(exported.folder);
    onCleanup(nginx.stop);
    return nginx;
  },
);

/** Paths for every kind of answer that the server gives. */
const addresses = [
  ...everyPage.map(({ path }) => path),
  ...Object.values(apiPaths).map((path) => (typeof path === 'string' ? path : path(1 as never))),
  apiPaths.post(999_999),
  '/api',
  '/api/no-such-route',
  '/blog/seven',
  '/index',
  '/404',
  '/feed.xml',
  '/events.ics',
  '/events/old-gruene-market-days.ics',
  '/events/no-such-event.ics',
  '/sitemap.xml',
  '/robots.txt',
  '/site.webmanifest',
  '/favicon.svg',
  '/icon-192.png',
  '/images/hero-home-bluebonnets.svg',
  '/share/bluebonnets.jpg',
  '/cabins/example-two-guests-by-a-creek.svg',
  '/cabins/no-such-cabin.svg',
  '/assets/no-such-file.js',
  '/words/0123456789abcdef/home.js',
];

/** Headers that may differ between two servers of the same site; the revision is for CDN purges. */
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

  test('the words of all pages are the same bytes, to be kept for good', async ({
    guide,
    nginx,
  }) => {
    const [, set = ''] = /"wordSet":"(\w+)"/.exec(await (await fetch(guide.url)).text()) ?? [];
    for (const name of PAGE_WORDS.keys()) {
      const answer = await answerOf(nginx.url, wordsPath(set, name));
      expect(answer, name).toEqual(await answerOf(guide.url, wordsPath(set, name)));
      expect(answer.headers['cache-control'], name).toBe(
        'public, max-age=31536000, immutable, no-transform',
      );
    }
  });

  test('a client that accepts gzip gets it', async ({ nginx }) => {
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

  test('a path that starts with two slashes gets a 404 (decision 17)', async ({ nginx }) => {
    const response = await fetch(`${nginx.url}//example.com/`, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')]).toEqual([404, null]);
  });

  test('a visitor can go from home to posts and activities and back', async ({
    sharedPage: page,
    nginx,
  }) => {
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
      await page.locator('#main h1').waitFor();
      expect(await page.locator('[role="alert"]').count(), path).toBe(0);
    }
  });

  test('a post and a page that do not exist say so', async ({ sharedPage: page, nginx }) => {
    await visit(page, nginx.url + paths.post(999_999));
    await page.getByRole('heading', { name: 'Blog post not found' }).waitFor();
    await visit(page, `${nginx.url}/no-such-page`);
    await page.getByRole('heading', { name: '404 Page Not Found' }).waitFor();
    await follow(page, paths.post(888_888));
    await page.getByRole('heading', { name: 'Blog post not found' }).waitFor();
  });
});
