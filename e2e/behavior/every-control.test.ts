import { expect } from 'vitest';
import { apiPaths, pages as fixedPages, paths } from '../../src/model/paths.ts';
import { fetchApi } from '../support/fetch-api.ts';
import type { Guide } from '../support/guide.ts';
import { missingPaths, pathOfEachKind } from '../support/pages.ts';
import { fetchDocument } from '../support/server-page.ts';
import { testWithoutPainting as base } from '../support/test.ts';
import { CONTROLS, type FoundLink, linksOf, touchControls } from '../support/touch-controls.ts';
import { visit } from '../support/visit.ts';

interface ReadPage {
  /** What the page is about: its headings, its title, its description, and what links call it. */
  says: string;
  links: FoundLink[];
  /** True of an event that is over: no list has it. */
  isOver: boolean;
}

/** Every page that search engines are told of, the cabins, and the one of a path without a page. */
async function pathsOfAllPages(guide: Guide): Promise<string[]> {
  const sitemap = await (await fetch(`${guide.url}/sitemap.xml`)).text();
  const cabins = await fetchApi<{ slug: string }[]>(guide, apiPaths.cabins);
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => address,
  );
  const told = addresses.map((address) => new URL(address).pathname);
  const ofCabins = [paths.cabins, ...cabins.map(({ slug }) => paths.cabin(slug))];
  return [...new Set([...told, ...ofCabins]), ...missingPaths.slice(0, 1)];
}

/** The pages whose controls are touched: one of each kind, and the cabins' choices. */
const TOUCHED: readonly string[] = [...pathOfEachKind, paths.cabins];

/** What links call pages whose own words are others. */
const LABELS: Record<string, string> = {
  [paths.home]: 'Home',
  [paths.blog]: 'Articles',
  [paths.contact]: 'Found a mistake? Tell us.',
  [paths.search]: 'With dogs, indoors, for rain, free of charge, step-free',
  [paths.activity('wine-road-290')]: 'Taste along US 290',
  [paths.activity('be-on-time-for-pie')]: 'Pie in Marble Falls',
  [paths.activity('eat-austin-from-a-window')]: 'Eat at the food trucks',
  [paths.post(9)]: 'Low rivers',
  [paths.post(10)]: 'Stay up for the stars',
  [fixedPages['river-safety'].path]: 'The second rains',
  // The four feature cards of the home page.
  [paths.cabins]: 'Luxury Amenities, Prime Locations, Group Friendly, Easy Booking',
};

/**
 * Reads every page, once for all tests, and touches every control of a page of each kind: `kinds` are
 * the kinds of controls that were touched, and `deadEnds` those controls that did nothing.
 */
const test = base.extend('site', { scope: 'file' }, async ({ guide, warmPage }) => {
  const pages = new Map<string, ReadPage>();
  const kinds = new Set<string>();
  const strangers: string[] = [];
  const deadEnds: string[] = [];
  const add = (document: Document, path: string, links: FoundLink[]) =>
    pages.set(path, {
      says: textsOf(document, path),
      links,
      isOver: document.body.textContent.includes('This one is over.'),
    });
  const all = await pathsOfAllPages(guide);
  for (const path of [...all].sort((one, other) => touchRank(one) - touchRank(other))) {
    const document = await fetchDocument(guide, path);
    const controls = [...document.querySelectorAll(`#main :is(${CONTROLS})`)];
    if (TOUCHED.includes(path)) {
      await visit(warmPage, guide.url + path);
      // The header and the footer are the same on all pages.
      const part = path === paths.home ? 'body' : 'main';
      const touched = await touchControls(warmPage, part);
      deadEnds.push(...touched.deadEnds.map((control) => `${path}: ${control}`));
      for (const control of controls) kinds.add(kindOf(control));
      add(document, path, touched.links);
      // What was saved on all pages would fill the plan.
      await warmPage.evaluate(() => localStorage.clear());
    } else {
      const others = controls.filter((control) => !kinds.has(kindOf(control)));
      strangers.push(...others.map((control) => `${path}: ${control.outerHTML}`));
      add(document, path, linksOf(document));
    }
  }
  return { pages, deadEnds, strangers };
});

/** Pages whose controls are touched come first. */
function touchRank(path: string): number {
  return TOUCHED.includes(path) ? 0 : 1;
}

/** What decides how a control behaves: its element, its look and what it's marked with. */
function kindOf(control: Element): string {
  const marks = control.getAttributeNames().filter((name) => name !== 'aria-label');
  const target = control.getAttribute('href');
  const leads = target === '#' ? 'nowhere' : target?.replace(/\W.*/, '');
  return [control.localName, control.className, leads ?? '', ...marks.sort()].join(' ');
}

function textsOf(document: Document, path: string): string {
  const description = document.querySelector('meta[name="description"]')?.getAttribute('content');
  const headings = [...document.querySelectorAll('h1, h2, h3')].map(
    (heading) => heading.textContent,
  );
  return [document.title, description, LABELS[path], ...headings].join(' ');
}

test('no control is a dead end: on a page of each kind, each does something or shows a notice with a link', ({
  site,
}) => {
  expect(site.deadEnds).toEqual([]);
});

test('no page has a control of another kind than those', ({ site }) => {
  expect(site.pages.size).toBeGreaterThan(90);
  expect(site.strangers).toEqual([]);
});

test('every link, those of notices included, leads to a page that is about what its words or its card say', ({
  site: { pages },
}) => {
  const strays = [...pages].flatMap(([path, { links }]) =>
    links
      .filter(({ address }) => address.startsWith('/') && !/\.\w+$/.test(address))
      .filter((link) => {
        const target = pages.get(link.address.replace(/[#?].*/, ''));
        const chosen = link.address.startsWith(`${paths.search}#`) ? link.address : '';
        return target === undefined || !isAbout(`${target.says} ${decodeURI(chosen)}`, link);
      })
      .map(({ name, address, heading }) => `${path}: “${name}” (${heading}) → ${address}`),
  );
  expect([...new Set(strays)]).toEqual([]);
});

test('every page is at most three taps from the home page', ({ site: { pages } }) => {
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
    (path) =>
      !missingPaths.includes(path) && !pages.get(path)?.isOver && !((taps.get(path) ?? 99) <= 3),
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
