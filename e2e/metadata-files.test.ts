import sharp from 'sharp';
import { expect } from 'vitest';
import { apiPaths, paths } from '../src/site/paths.ts';
import { fixedPaths } from '../src/site/routes.ts';
import { fetchApi } from './fetch-api.ts';
import { type Guide, SITE_URL } from './guide.ts';
import { readHead } from './head.ts';
import { everyPath } from './pages.ts';
import { test } from './test.ts';
import { readXml } from './xml.ts';

test('the sitemap lists every page once, by SITE_URL, and says when posts were last looked at', async ({ guide, page }) => {
  const { type, body } = await fetchText(guide, '/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const urls = await readXml(page, body, 'url', ['loc', 'lastmod']);
  const posts = await fetchApi<{ id: number }[]>(guide, apiPaths.posts);
  const postAddresses = posts.map(({ id }) => SITE_URL + paths.post(id));
  expect(urls.map(({ loc }) => loc)).toEqual([...fixedPaths.map((path) => SITE_URL + path), ...postAddresses]);
  for (const { loc, lastmod } of urls) {
    if (loc !== undefined && postAddresses.includes(loc)) expect(lastmod, loc).toMatch(/^20\d\d-\d\d-\d\d$/);
  }
});

test('robots.txt opens the pages, closes the API and names the sitemap', async ({ guide }) => {
  const { type, body } = await fetchText(guide, '/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(body).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});

test('the Atom feed is XML with everything that RFC 4287 demands, newest post first, and every page links to it', async ({
  guide,
  page,
}) => {
  const { type, body } = await fetchText(guide, '/feed.xml');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  const [feed] = await readXml(page, body, 'feed', ['title', 'id', 'updated', 'author']);
  expect(feed).toMatchObject({ id: `${SITE_URL}/blog`, updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/) });
  const entries = await readXml(page, body, 'entry', ['title', 'id', 'published', 'updated', 'summary', 'content']);
  expect(entries.length).toBeGreaterThanOrEqual(14);
  for (const entry of entries) {
    expect(Object.values(entry)).not.toContain('');
    expect(entry.id).toMatch(new RegExp(`^${SITE_URL}/blog/\\d+$`));
    expect(entry.content).toMatch(/^<p>/);
  }
  const published = entries.map((entry) => entry.published ?? '');
  expect(published).toEqual(published.toSorted().reverse());
  for (const path of everyPath) {
    const html = await (await fetch(guide.url + path)).text();
    expect(html, path).toContain('<link rel="alternate" type="application/atom+xml" title="Travel Blog" href="/feed.xml">');
  }
});

test('the manifest and every icon that a page or the manifest names are there, in the size that is promised', async ({
  guide,
  page,
}) => {
  await page.goto(paths.home);
  const links = await page
    .locator('link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]')
    .evaluateAll((tags) => tags.map((tag) => tag.getAttribute('href') ?? ''));
  expect(links).toEqual(['/favicon.svg', '/apple-touch-icon.png', '/site.webmanifest']);
  const manifest = await fetchApi<{ icons: { src: string; sizes: string; type: string }[] }>(guide, '/site.webmanifest');
  expect(manifest).toMatchObject({ name: expect.stringContaining('Hill Country Cabins'), start_url: '/' });
  for (const { src, sizes, type } of manifest.icons) {
    const response = await fetch(guide.url + src);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([200, type]);
    const { width, height } = await sharp(await response.bytes()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the share picture of every page is there: 1200 by 630, under 200 KB, a JPEG', async ({ guide, page }) => {
  const images = new Set<string>();
  const posts = await fetchApi<{ id: number }[]>(guide, apiPaths.posts);
  for (const path of new Set([...everyPath, ...posts.map(({ id }) => paths.post(id))])) {
    await page.goto(path, { waitUntil: 'commit' });
    const [image = ''] = (await readHead(page)).meta['og:image'] ?? [];
    images.add(image);
  }
  expect(images.size).toBeGreaterThan(24);
  for (const image of images) {
    const response = await fetch(image.replace(SITE_URL, guide.url));
    expect([response.status, response.headers.get('content-type')], image).toEqual([200, 'image/jpeg']);
    const bytes = await response.bytes();
    expect(bytes.length, image).toBeLessThan(200_000);
    expect(await sharp(bytes).metadata(), image).toMatchObject({ width: 1200, height: 630 });
  }
});

test('absolute addresses come from SITE_URL, never from the host that was asked', async ({ guide }) => {
  for (const path of ['/', '/blog/1', '/sitemap.xml', '/feed.xml', '/robots.txt']) {
    const { body } = await fetchText(guide, path);
    expect(body, path).not.toContain(new URL(guide.url).host);
    expect(body, path).toContain(SITE_URL);
  }
});

async function fetchText({ url }: Guide, path: string) {
  const response = await fetch(url + path);
  expect(response.status, path).toBe(200);
  return { type: response.headers.get('content-type'), body: await response.text() };
}
