import { beforeAll, expect, test } from 'vitest';
import { siteDocuments } from '../app/documents.server.ts';
import { eventCalendars } from '../features/places/event-calendars.server.ts';
import { paths } from '../model/paths.ts';
import { fixedPaths } from '../model/site-paths.ts';
import { missingPaths } from '../site/fixtures/every-page.ts';
import { type PageInMemory, pageAt, SITE_URL } from './fixtures/page-at.tsx';
import { shippedContent } from './fixtures/shipped-snapshot.ts';

interface Link {
  /** Path of the page that it is on. */
  page: string;
  /** As written in the page. */
  href: string;
  /** As the browser resolves it. */
  address: string;
  target: string;
  rel: string;
  /** Its text, for people who can't see the arrow icon. */
  text: string;
}

const documents = new Map([
  ...siteDocuments(SITE_URL),
  ...eventCalendars(await shippedContent(), SITE_URL),
]);

const links: Link[] = [];
const pages = new Map<string, Awaited<ReturnType<typeof pageAt>>>();

/**
 * Starts at home and at the missing pages, and follows every link to a page of the site, as a
 * search engine would.
 */
beforeAll(async () => {
  const waiting = [paths.home, ...missingPaths];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) {
    if (pages.has(path) || documents.has(path)) continue;
    const page = await pageAt(path);
    pages.set(path, page);
    const found = linksOn(page, path);
    links.push(...found);
    waiting.push(...found.filter(isInternal).map(({ address }) => new URL(address).pathname));
  }
});

function linksOn({ document }: PageInMemory, path: string): Link[] {
  return [...document.querySelectorAll('a[href]')].map((anchor) => ({
    page: path,
    href: anchor.getAttribute('href') ?? '',
    address: new URL(anchor.getAttribute('href') ?? '', SITE_URL + path).href,
    target: anchor.getAttribute('target') ?? '',
    rel: anchor.getAttribute('rel') ?? '',
    text: anchor.textContent,
  }));
}

function isInternal({ address }: Link): boolean {
  return new URL(address).origin === SITE_URL;
}

test('every page of the site can be reached by links from the home page', () => {
  expect([...pages.keys()]).toEqual(
    expect.arrayContaining([...fixedPaths, paths.post(1), paths.post(14)]),
  );
});

test('every internal link answers 200, and its #fragment exists', () => {
  const internal = links.filter((link) => isInternal(link) && link.href !== '#');
  const pageOf = new Map(internal.map(({ page, address }) => [address, page]));
  expect(pageOf.size).toBeGreaterThan(25);
  for (const [address, page] of pageOf) {
    const { pathname, hash: fragment } = new URL(address);
    // Browsers look for the words behind it by themselves.
    const [hash = ''] = fragment.split(':~:');
    if (documents.has(pathname)) continue;
    const isMissing = hash !== '' && missingPaths.includes(pathname);
    expect([address, page, pages.get(pathname)?.status]).toEqual([
      address,
      page,
      isMissing ? 404 : 200,
    ]);
    // The search's fragment is what it looks for.
    if (hash !== '' && pathname !== paths.search)
      expect(
        pages.get(pathname)?.document.getElementById(hash.slice(1)),
        `${address} on ${page}`,
      ).not.toBeNull();
  }
});

test('every external link opens a new tab, says so, and is rel noopener', () => {
  const external = links.filter((link) => /^https?:/.test(link.address) && !isInternal(link));
  expect(external.length).toBeGreaterThan(25);
  for (const { page, href, target, rel, text } of external) {
    expect({ target, rel }, `${href} on ${page}`).toEqual({ target: '_blank', rel: 'noopener' });
    expect(text, `${href} on ${page}`).toContain('(opens in a new tab)');
  }
});

test('no other link has a target, and none runs a script or uses an unknown scheme', () => {
  const wrong = links.filter(
    (link) =>
      !/^(?:https?|mailto|tel|geo|webcal):/.test(link.address) ||
      (link.target !== '' && (!/^https?:/.test(link.address) || isInternal(link))),
  );
  expect(wrong).toEqual([]);
});
