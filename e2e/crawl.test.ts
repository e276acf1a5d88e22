import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../src/site/paths.ts';
import { fixedPaths } from '../src/site/routes.ts';
import { missingPaths } from './pages.ts';
import { test as base } from './test.ts';
import { inFreshPage } from './visit.ts';

interface Link {
  /** Path of the page that it stands on. */
  page: string;
  /** As it is written. */
  href: string;
  /** As the browser understands it. */
  address: string;
  target: string;
  rel: string;
  /** Its text, for whoever cannot see the arrow icon. */
  text: string;
}

interface Crawl {
  links: Link[];
  /** The ids of each page's elements, which fragments may name. */
  idsByPath: Map<string, string[]>;
}

/** Starts at home and at the missing pages, and follows every link to a page of the site, as a search engine would. */
const test = base.extend('crawl', { scope: 'file' }, async ({ browser, guide }): Promise<Crawl> => {
  const crawl: Crawl = { links: [], idsByPath: new Map() };
  await inFreshPage(browser, { javaScriptEnabled: false, baseURL: guide.url }, async (page) => {
    const waiting = [paths.home, ...missingPaths];
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
      if (crawl.idsByPath.has(path) || /\.\w+$/.test(path)) continue;
      await page.goto(path);
      crawl.idsByPath.set(path, await page.locator('[id]').evaluateAll((elements) => elements.map(({ id }) => id)));
      const links = await linksOn(page, path);
      crawl.links.push(...links);
      waiting.push(
        ...links.filter(({ address }) => isInternal(address, guide.url)).map(({ address }) => new URL(address).pathname),
      );
    }
  });
  return crawl;
});

function linksOn(page: Page, path: string): Promise<Link[]> {
  return page.locator('a[href]').evaluateAll(
    (anchors, path) =>
      anchors.map((anchor) => ({
        page: path,
        href: anchor.getAttribute('href') ?? '',
        address: new URL(anchor.getAttribute('href') ?? '', location.href).href,
        target: anchor.getAttribute('target') ?? '',
        rel: anchor.getAttribute('rel') ?? '',
        text: anchor.textContent ?? '',
      })),
    path,
  );
}

function isInternal(address: string, origin: string): boolean {
  return new URL(address).origin === origin;
}

test('every page of the site is reached by links from the home page', ({ crawl }) => {
  expect([...crawl.idsByPath.keys()]).toEqual(expect.arrayContaining([...fixedPaths, paths.post(1), paths.post(14)]));
});

test('every internal link answers 200, and its #fragment exists', async ({ crawl, guide }) => {
  const internal = crawl.links.filter(({ address, href }) => isInternal(address, guide.url) && href !== '#');
  const addresses = new Set(internal.map(({ address }) => address));
  expect(addresses.size).toBeGreaterThan(25);
  for (const address of addresses) {
    const { pathname, hash } = new URL(address);
    const where = internal.filter((link) => link.address === address).map(({ page }) => page);
    const isMissing = hash !== '' && missingPaths.includes(pathname);
    expect((await fetch(address)).status, `${address} on ${where}`).toBe(isMissing ? 404 : 200);
    if (hash !== '') expect(crawl.idsByPath.get(pathname), `${address} on ${where}`).toContain(hash.slice(1));
  }
});

test('every external link opens a new tab, says so, and is rel noopener', ({ crawl, guide }) => {
  const external = crawl.links.filter(({ address }) => /^https?:/.test(address) && !isInternal(address, guide.url));
  expect(external.length).toBeGreaterThan(25);
  for (const { page, href, target, rel, text } of external) {
    expect({ target, rel }, `${href} on ${page}`).toEqual({ target: '_blank', rel: 'noopener' });
    expect(text, `${href} on ${page}`).toContain('(opens in a new tab)');
  }
});

test('no other link has a target, and none leads to a script or by an unknown scheme', ({ crawl, guide }) => {
  for (const { page, href, address, target } of crawl.links) {
    expect(['http:', 'https:', 'mailto:', 'tel:'], `${href} on ${page}`).toContain(new URL(address).protocol);
    if (isInternal(address, guide.url)) expect(target, `${href} on ${page}`).toBe('');
  }
});
