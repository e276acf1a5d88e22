import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import type { Guide } from '../support/guide.ts';
import { everyPath, missingPaths } from '../support/pages.ts';
import { fetchDocument } from '../support/server-page.ts';
import { test as base } from '../support/test.ts';
import { type FoundLink, touchControls } from '../support/touch-controls.ts';
import { visit } from '../support/visit.ts';

interface TouchedPage {
  /** What the page is about: its headings, its title, its description, and what links call it. */
  says: string;
  links: FoundLink[];
  deadEnds: string[];
}

/** Every page that search engines are told of, and the one of a path without a page. */
async function pathsOfAllPages({ url }: Guide): Promise<string[]> {
  const sitemap = await (await fetch(`${url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  return [...addresses.map((address) => new URL(address).pathname), ...missingPaths.slice(0, 1)];
}

/** What links call pages whose own words are others. */
const LABELS: Record<string, string> = { [paths.home]: 'Home', [paths.blog]: 'Articles' };

/**
 * Touches every control of every page, once for all tests; the header and footer, which are the same
 * on all pages, on one page of every kind.
 */
const test = base.extend('pages', { scope: 'file' }, async ({ guide, warmPage }) => {
  const pages = new Map<string, TouchedPage>();
  for (const path of await pathsOfAllPages(guide)) {
    await visit(warmPage, guide.url + path);
    const { links, deadEnds } = await touchControls(
      warmPage,
      everyPath.includes(path) ? 'body' : 'main',
    );
    const document = await fetchDocument(guide, path);
    const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
    const headings = [...document.querySelectorAll('h1, h2, h3')].map(
      (heading) => heading.textContent,
    );
    const says = [document.title, description, LABELS[path], ...headings].join(' ');
    pages.set(path, { says, links, deadEnds });
    // What was saved on all pages would fill the plan.
    await warmPage.evaluate(() => localStorage.clear());
  }
  return pages;
});

test('no control of any page is a dead end: each does something, or shows a notice with a link', ({
  pages,
}) => {
  expect(pages.size).toBeGreaterThan(90);
  const deadEnds = [...pages].flatMap(([path, page]) =>
    page.deadEnds.map((control) => `${path}: ${control}`),
  );
  expect(deadEnds).toEqual([]);
});

test('every link, those of notices included, leads to a page that is about what its words or its card say', ({
  pages,
}) => {
  const strays = [...pages].flatMap(([path, { links }]) =>
    links
      .filter(({ address }) => address.startsWith('/') && !/\.\w+$/.test(address))
      .filter((link) => {
        const target = pages.get(link.address.replace(/[#?].*/, ''));
        return target === undefined || !isAbout(target.says, link);
      })
      .map(({ name, address, heading }) => `${path}: “${name}” (${heading}) → ${address}`),
  );
  expect([...new Set(strays)]).toEqual([]);
});

test('every page is at most three taps from the home page', ({ pages }) => {
  const taps = new Map<string, number>([[paths.home, 0]]);
  const waiting: string[] = [paths.home];
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift())
    for (const link of pages.get(path)?.links ?? []) {
      const target = link.address.replace(/[#?].*/, '');
      const total = (taps.get(path) ?? 0) + link.taps;
      if (!pages.has(target) || total >= (taps.get(target) ?? Number.POSITIVE_INFINITY)) continue;
      taps.set(target, total);
      waiting.push(target);
    }
  const far = [...pages.keys()].filter(
    (path) => !missingPaths.includes(path) && !((taps.get(path) ?? 99) <= 3),
  );
  expect(far).toEqual([]);
});

/** Words that say nothing about where a link leads. */
const GENERAL = new Set(
  'with from your more learn read view explore page opens this that what they here about guide hill country'.split(
    ' ',
  ),
);

/** True if the page says one of the words of the link or of the card around it. */
function isAbout(says: string, { name, heading }: FoundLink): boolean {
  const said = new Set(wordsOf(says));
  return wordsOf(`${name} ${heading}`).some((word) => !GENERAL.has(word) && said.has(word));
}

/** Words of four letters or more, cut to the first five so that "winery" and "wineries" agree. */
function wordsOf(text: string): string[] {
  return (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).map((word) => word.slice(0, 5));
}
