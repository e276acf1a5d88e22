import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { paths } from '../model/paths.ts';
import { pagePaths } from '../model/site-paths.ts';
import { pageAt, SITE_URL } from '../server/fixtures/page-at.tsx';
import { shippedContent } from '../server/fixtures/shipped-snapshot.ts';
import { everyPath } from '../site/fixtures/every-page.ts';
import { siteDocuments } from './documents.server.ts';

test('the sitemap lists every page once, under SITE_URL, and says when posts and own pages were last reviewed', async () => {
  const { type, text } = await documentAt('/sitemap.xml');
  expect(type).toBe('application/xml; charset=utf-8');
  const urls = readXml(text, 'url', ['loc', 'lastmod']);
  const content = await shippedContent();
  const { ownPages, posts } = content;
  const ownAddresses = ownPages.map(({ slug }) => SITE_URL + paths.own(slug));
  const postAddresses = posts.map(({ id }) => SITE_URL + paths.post(id));
  expect(postAddresses.length).toBeGreaterThan(0);
  const real = pagePaths(content).filter((path) => !path.startsWith('/cabins'));
  expect(urls.map(({ loc }) => loc)).toEqual(real.map((path) => SITE_URL + path));
  for (const { loc = '', lastmod } of urls) {
    if ([...ownAddresses, ...postAddresses].includes(loc))
      expect(lastmod, loc).toMatch(/^20\d\d-\d\d-\d\d$/);
    else expect(lastmod, loc).toBeUndefined();
  }
});

test('robots.txt allows the pages, disallows the API and names the sitemap', async () => {
  const { type, text } = await documentAt('/robots.txt');
  expect(type).toBe('text/plain; charset=utf-8');
  expect(text).toBe(`User-agent: *\nDisallow: /api/\n\nSitemap: ${SITE_URL}/sitemap.xml\n`);
});

test('on a phone, the icon leads to the home page, and to the plan, the events and the river card by the titles of these pages', async () => {
  const { type, text } = await documentAt('/site.webmanifest');
  expect(type).toBe('application/manifest+json');
  const { id, start_url, scope, shortcuts } = JSON.parse(text);
  expect([id, start_url, scope]).toEqual(['/', '/', '/']);
  const titles = await Promise.all(
    ['/plan', '/events', '/river-safety'].map(async (url) => {
      const { document } = await pageAt(url);
      return { name: document.querySelector('h1')?.textContent, url };
    }),
  );
  expect(shortcuts).toEqual(titles);
});

test('the manifest has icons for any place, and one apart that may be cut to any shape', async () => {
  const { icons } = JSON.parse((await documentAt('/site.webmanifest')).text);
  const purposes = icons.map(({ src, purpose = 'any' }: Record<string, string>) => [src, purpose]);
  expect(purposes).toEqual([
    ['/favicon.svg', 'any'],
    ['/icon-192.png', 'any'],
    ['/icon-512.png', 'any'],
    ['/icon-maskable-512.png', 'maskable'],
  ]);
});

test('the Atom feed is XML with everything that RFC 4287 requires, newest post first, and every page links to it', async () => {
  const { type, text } = await documentAt('/feed.xml');
  expect(type).toBe('application/atom+xml; charset=utf-8');
  const [feed] = readXml(text, 'feed', ['title', 'id', 'updated', 'author']);
  expect(feed).toEqual({
    title: expect.stringMatching(/\w/),
    id: `${SITE_URL}/blog`,
    updated: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00-0[56]:00$/),
    author: expect.stringMatching(/\w/),
  });
  const entries = readXml(text, 'entry', [
    'title',
    'id',
    'published',
    'updated',
    'summary',
    'content',
  ]);
  expect(entries.length).toBeGreaterThanOrEqual(14);
  for (const entry of entries) {
    for (const value of Object.values(entry)) expect(value).toMatch(/\S/);
    expect(entry.id).toMatch(new RegExp(`^${SITE_URL}/blog/\\d+$`));
    expect(entry.content).toMatch(/^<p>/);
  }
  const published = entries.map((entry) => entry.published ?? '');
  expect(published).toEqual(published.toSorted().reverse());
  expect(feed?.updated).toBe(
    entries
      .map(({ updated }) => updated)
      .sort()
      .at(-1),
  );
  for (const path of everyPath) {
    const { document } = await pageAt(path);
    const link = document.querySelector('link[rel="alternate"]');
    expect([path, link?.outerHTML]).toEqual([
      path,
      '<link rel="alternate" type="application/atom+xml" title="Travel Blog" href="/feed.xml">',
    ]);
  }
});

/** The document of the shipped content at the path, and its content type. */
async function documentAt(path: string) {
  const { contentType: type, write } = siteDocuments(SITE_URL).get(path) ?? {};
  return { type, text: write?.(await shippedContent()) ?? '' };
}

/** The texts of the named children of every `element`; throws if the text is not XML. */
function readXml(
  text: string,
  element: string,
  children: string[],
): Record<string, string | undefined>[] {
  const { document } = new JSDOM(text, { contentType: 'application/xml' }).window;
  return [...document.querySelectorAll(element)].map((found) =>
    Object.fromEntries(
      children.map((child) => [
        child,
        [...found.children].find(({ localName }) => localName === child)?.textContent,
      ]),
    ),
  );
}
