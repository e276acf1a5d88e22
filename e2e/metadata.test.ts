import { expect } from 'vitest';
import { paths } from '../src/site/paths.ts';
import { SITE_URL } from './guide.ts';
import { type Head, readHead } from './head.ts';
import { everyPage, everyPath, missingPaths } from './pages.ts';
import { test } from './test.ts';
import { follow, inFreshPage, visit } from './visit.ts';

const CENTRE = '30.1;-98.4';

/** Coordinates of the four towns, to the tenth of a degree, from any atlas. */
const TOWN_POSITIONS: Record<string, string> = {
  '/destinations/fredericksburg': '30.3;-98.9',
  '/destinations/austin': '30.3;-97.7',
  '/destinations/dripping-springs': '30.2;-98.1',
  '/destinations/new-braunfels': '29.7;-98.1',
};

test.for(everyPage)(
  'the head of $path tells search engines and social networks what they ask',
  async ({ path, status }, { browser, guide }) => {
    const { titles, canonicals, meta } = await inFreshPage(browser, { javaScriptEnabled: false }, async (page) => {
      await page.goto(guide.url + path);
      return readHead(page);
    });
    const isListed = status === 200;
    expect(titles).toEqual([expect.stringMatching(/^\w.+ \| Hill Country Cabins$/)]);
    expect(canonicals).toEqual(isListed ? [SITE_URL + path] : []);
    const [title] = titles.map((text) => text.replace(' | Hill Country Cabins', ''));
    const [description] = meta.description ?? [];
    expect(description?.length).toBeGreaterThan(isListed ? 50 : 10);
    expect(description?.length).toBeLessThanOrEqual(200);
    const [image = ''] = meta['og:image'] ?? [];
    expect(image).toMatch(new RegExp(`^${SITE_URL}/share/[a-z0-9-]+\\.jpg$`));
    expect(meta).toMatchObject({
      robots: [isListed ? 'index, follow, max-image-preview:large' : 'noindex'],
      'og:title': [title],
      'og:description': [description],
      'og:type': [path === paths.post(1) ? 'article' : 'website'],
      'og:site_name': ['Hill Country Cabins'],
      'og:image:width': ['1200'],
      'og:image:height': ['630'],
      'og:image:alt': [expect.stringMatching(/.{10,}/)],
      'twitter:card': ['summary_large_image'],
      'twitter:title': [title],
      'twitter:description': [description],
      'twitter:image': [image],
      'geo.region': ['US-TX'],
      'geo.placename': [expect.stringMatching(/\w/)],
      ...(isListed && { 'og:url': [SITE_URL + path], keywords: [expect.stringContaining(', ')] }),
    });
    expect(roundedPosition(meta)).toBe(TOWN_POSITIONS[path] ?? CENTRE);
  },
);

function roundedPosition(meta: Head['meta']): string {
  const [position = ''] = meta['geo.position'] ?? [];
  const [latitude = 0, longitude = 0] = position.split(';').map(Number);
  expect(meta.ICBM).toEqual([`${latitude}, ${longitude}`]);
  return `${latitude.toFixed(1)};${longitude.toFixed(1)}`;
}

test('no two pages share a title or a description', async ({ browser, guide }) => {
  const heads = await inFreshPage(browser, { javaScriptEnabled: false }, async (page) => {
    const heads: Head[] = [];
    for (const path of everyPath.filter((path) => !missingPaths.includes(path))) {
      await page.goto(guide.url + path);
      heads.push(await readHead(page));
    }
    return heads;
  });
  const titles = heads.map(({ titles }) => titles[0]);
  const descriptions = heads.map(({ meta }) => meta.description?.[0]);
  expect(new Set(titles).size).toBe(titles.length);
  expect(new Set(descriptions).size).toBe(descriptions.length);
});

test('client navigation replaces title, canonical and every other tag; none is left behind or doubled', async ({
  page,
  browser,
  guide,
}) => {
  await visit(page, paths.home);
  for (const path of everyPath.filter((path) => path !== '/no-such-page')) {
    const loaded = await inFreshPage(browser, { javaScriptEnabled: false }, async (fresh) => {
      await fresh.goto(guide.url + path);
      return readHead(fresh);
    });
    await follow(page, path);
    await expect.poll(() => readHead(page), { message: path }).toEqual(loaded);
  }
});
