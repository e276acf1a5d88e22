import sharp from 'sharp';
import { expect } from 'vitest';
import { apiPaths, paths } from '../../src/model/paths.ts';
import { readHead } from '../../src/site/fixtures/page-head.ts';
import { fetchApi } from '../support/fetch-api.ts';
import { type Guide, SITE_URL } from '../support/guide.ts';
import { everyPath } from '../support/pages.ts';
import { fetchDocument, fetchHead } from '../support/server-page.ts';
import { test } from '../support/test.ts';

test('the manifest and all icons in it and on a page exist, and the icons have the sizes that the manifest says', async ({
  guide,
}) => {
  const document = await fetchDocument(guide, paths.home);
  const tags = document.querySelectorAll(
    'link[rel="icon"], link[rel="apple-touch-icon"], link[rel="manifest"]',
  );
  expect([...tags].map((tag) => [tag.getAttribute('href'), tag.getAttribute('sizes')])).toEqual([
    ['/favicon.ico', '32x32'],
    ['/favicon.svg', null],
    ['/apple-touch-icon.png', null],
    ['/site.webmanifest', null],
  ]);
  const usualIcon = await fetch(`${guide.url}/favicon.ico`);
  expect([usualIcon.status, usualIcon.headers.get('content-type')]).toEqual([200, 'image/x-icon']);
  const manifest = await fetchApi<{ icons: { src: string; sizes: string; type: string }[] }>(
    guide,
    '/site.webmanifest',
  );
  expect(manifest).toMatchObject({
    name: expect.stringContaining('Hill Country Cabins'),
    start_url: '/',
  });
  expect(manifest.icons).toHaveLength(4);
  const touchIcon = { src: '/apple-touch-icon.png', sizes: '180x180', type: 'image/png' };
  for (const { src, sizes, type } of [...manifest.icons, touchIcon]) {
    const response = await fetch(guide.url + src);
    expect([response.status, response.headers.get('content-type')?.split(';')[0]]).toEqual([
      200,
      type,
    ]);
    const { width, height } = await sharp(await response.bytes()).metadata();
    if (sizes !== 'any') expect(`${width}x${height}`).toBe(sizes);
  }
});

test('the share picture of every page exists: a JPEG, 1200 by 630, under 200 KB', async ({
  guide,
}) => {
  const images = new Set<string>();
  const posts = await fetchApi<{ id: number }[]>(guide, apiPaths.posts);
  for (const path of new Set([...everyPath, ...posts.map(({ id }) => paths.post(id))])) {
    const [image] = readHead(await fetchHead(guide, path)).meta['og:image'] ?? [];
    if (image === undefined) throw new Error(`${path} has no share picture.`);
    images.add(image);
  }
  expect(images.size).toBeGreaterThan(24);
  for (const image of images) {
    const response = await fetch(image.replace(SITE_URL, guide.url));
    expect([response.status, response.headers.get('content-type')], image).toEqual([
      200,
      'image/jpeg',
    ]);
    const bytes = await response.bytes();
    expect(bytes.length, image).toBeLessThan(200_000);
    expect(await sharp(bytes).metadata(), image).toMatchObject({ width: 1200, height: 630 });
  }
});

test('absolute addresses come from SITE_URL, never from the requested host', async ({ guide }) => {
  for (const path of ['/', '/blog/1', '/sitemap.xml', '/feed.xml', '/events.ics', '/robots.txt']) {
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
