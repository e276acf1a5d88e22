import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isWithin, paths } from '../model/paths.ts';
import { pagePaths } from '../model/site-paths.ts';
import { expectBookingLink, NEW_TAB } from '../server/fixtures/booking-link.ts';
import { texts } from '../server/fixtures/element-texts.ts';
import { type PageInMemory, pageAt, SITE_URL } from '../server/fixtures/page-at.tsx';
import { shippedContent, shippedSnapshot } from '../server/fixtures/shipped-snapshot.ts';
import { QUICK_LIMIT } from '../server/http/encoded-body.ts';
import { everyPath, missingPaths } from '../site/fixtures/every-page.ts';
import { api } from './api.ts';

const CENTER = '30.1;-98.4';

const snapshot = await shippedSnapshot();
const pages = new Map<string, PageInMemory & { status: number }>();
for (const path of new Set([...pagePaths(await shippedContent()), ...everyPath]))
  pages.set(path, await pageAt(path));
const existing = [...pages].filter(([path]) => !missingPaths.includes(path));

test('§1 Product: every booking control of every page opens the external site in a new tab and says so (decision 2)', () => {
  const { origin } = new URL(snapshot.site.bookingUrl);
  for (const [path, { document }] of pages) {
    const controls = [...document.links].filter((link) => link.origin === origin);
    expect(texts(controls)[0], path).toBe(`Book Now ${NEW_TAB}`);
    for (const { textContent, target, rel } of controls) {
      expect([path, textContent, target, rel]).toEqual([
        path,
        expect.stringMatching(/ \(opens in a new tab\)$/),
        '_blank',
        'noopener',
      ]);
    }
    const contents = controls.map(({ href }) => new URL(href).searchParams.get('utm_content'));
    expect(new Set(contents).size, `every placement on ${path} has its own name: ${contents}`).toBe(
      contents.length,
    );
  }
});

test('§1 Product: booking links name site, page and placement for the owner’s statistics', async () => {
  await expectBookingLink(mainOf('/destinations/austin'), 'Book Your Stay', 'austin-closing');
});

test("the owner's list of what utm_content says has every value that a link sends, with the button's words, and no other", () => {
  const { origin } = new URL(snapshot.site.bookingUrl);
  const sent = new Map<string, string>();
  for (const { document } of pages.values())
    for (const { href, textContent } of document.links) {
      const url = new URL(href);
      const value = url.searchParams.get('utm_content')?.replace(/-stay-\d+$/, '-stay-NUMBER');
      if (url.origin === origin && value !== undefined)
        sent.set(value, textContent.replace(` ${NEW_TAB}`, '').replace(/ near .*/, ' near …'));
    }
  const rows = readFileSync('docs/operations/attribution.md', 'utf8').matchAll(
    /^\| (`[^|]+`) \| "([^"]+)"/gm,
  );
  const listed = [...rows].flatMap(([, values = '', words = '']) =>
    values.split(', ').map((value): [string, string] => [value.replaceAll('`', ''), words]),
  );
  expect(Object.fromEntries(listed)).toEqual(Object.fromEntries(sent));
});

test('§1 Product: no page has an account, a login or a form, and only the search and the stay have inputs (decision 35)', () => {
  for (const [path, { document }] of pages) {
    const inputs = document.querySelectorAll('input, textarea, select, [contenteditable]').length;
    expect([path, document.querySelectorAll('form').length]).toEqual([path, 0]);
    const mayHave = path === paths.search || path === paths.stay;
    expect([path, inputs > 0]).toEqual([path, mayHave]);
    const words = document.querySelector('.page')?.textContent;
    expect(words, path).toContain(snapshot.site.brand);
    expect(words, path).not.toMatch(/\b(?:log ?in|sign ?in|sign ?up|my account|password)\b/i);
  }
});

test('§2 Route table: every page is wrapped in the shared header and footer', () => {
  const [header, footer] = [
    linksIn('/contact', '.page > header'),
    linksIn('/contact', '.page > footer'),
  ];
  expect([header.length > 20, footer.length > 8]).toEqual([true, true]);
  for (const [path, { document }] of pages) {
    const landmarks = [...document.querySelectorAll('.page > *, .page > div > main')].map(
      ({ localName }) => localName,
    );
    expect([path, landmarks.filter((name) => /^(?:header|main|footer)$/.test(name))]).toEqual([
      path,
      ['header', 'main', 'footer'],
    ]);
    expect([path, linksIn(path, '.page > header')]).toEqual([path, header]);
    expect([path, linksIn(path, '.page > footer')]).toEqual([path, footer]);
  }
});

test('§1 Product: every page sets title, description, canonical path, share tags, structured data and keywords', () => {
  const names = ['description', 'keywords', 'twitter:card', 'twitter:title', 'twitter:image'];
  const properties = ['og:title', 'og:description', 'og:image', 'og:type'];
  for (const [path, { status, document }] of existing) {
    expect([path, status]).toEqual([path, 200]);
    // Search engines are asked to leave examples out (decision 51), so these have no address to name.
    const isExample = isWithin(path, paths.cabins);
    const { head } = document;
    expect(document.title, path).toMatch(new RegExp(`^.+ \\| ${snapshot.site.brand}$`));
    for (const selector of [
      ...names.map((name) => `[name="${name}"]`),
      ...(isExample ? properties : [...properties, 'og:url']).map((name) => `[property="${name}"]`),
    ]) {
      const values = [...head.querySelectorAll(`meta${selector}`)].map((tag) =>
        tag.getAttribute('content'),
      );
      expect([path, selector, values]).toEqual([path, selector, [expect.stringMatching(/\S/)]]);
    }
    if (isExample) continue;
    const canonicals = [...head.querySelectorAll('link[rel="canonical"]')].map((link) =>
      link.getAttribute('href'),
    );
    expect(canonicals).toEqual([SITE_URL + path]);
    expect(structuredData(path), path).not.toEqual([]);
    for (const data of structuredData(path)) expect(data['@context']).toBe('https://schema.org');
  }
});

test('§1 Product: the default share image is the bluebonnets', () => {
  for (const path of [
    paths.home,
    paths.thingsToDo,
    paths.destinations,
    paths.events,
    paths.blog,
    paths.contact,
  ]) {
    const image = pages
      .get(path)
      ?.document.querySelector('meta[property="og:image"]')
      ?.getAttribute('content');
    expect([path, image]).toEqual([path, `${SITE_URL}/share/bluebonnets.jpg`]);
  }
});

test('§1 Product: towns carry their own coordinates and tourist types, every other page the center of the Hill Country', () => {
  const towns = new Map([
    ['/destinations/fredericksburg', [30.28, -98.87]],
    ['/destinations/austin', [30.27, -97.74]],
    ['/destinations/dripping-springs', [30.19, -98.09]],
    ['/destinations/new-braunfels', [29.7, -98.12]],
  ]);
  const isOfPlace = (path: string) => /^\/(?:things-to-do|events)\/(?!no-such)/.test(path);
  for (const [path, { document }] of pages) {
    if (isOfPlace(path)) continue;
    const town = towns.get(path);
    const position = document.querySelector('meta[name="geo.position"]')?.getAttribute('content');
    if (!town) expect([path, position]).toEqual([path, CENTER]);
    else {
      expect([
        path,
        position?.split(';').map((degrees) => Math.round(Number(degrees) * 100) / 100),
      ]).toEqual([path, town]);
      const [destination] = structuredData(path).filter(
        (data) => data['@type'] === 'TouristDestination',
      );
      expect([path, destination?.touristType]).toEqual([
        path,
        expect.arrayContaining([expect.stringMatching(/\w/)]),
      ]);
    }
  }
});

test('every page and list is small enough that the first visitor after an edit gets it compressed', async () => {
  const content = await shippedContent();
  const sent = new Map([...pages].map(([path, { html }]) => [path, html]));
  for (const path of api.listPaths) sent.set(path, JSON.stringify(api.read(content, path)?.value));
  const large = [...sent].filter(([, text]) => Buffer.byteLength(text) > QUICK_LIMIT);
  expect(large.map(([path]) => path)).toEqual([]);
});

function mainOf(path: string): Element {
  const main = pages.get(path)?.document.querySelector('main');
  if (!main) throw new Error(`There is no page at ${path}.`);
  return main;
}

/**
 * Text and href of the links in a part of the page; of a booking link, without the page that it
 * names.
 */
function linksIn(path: string, selector: string): string[] {
  const links = pages.get(path)?.document.querySelectorAll(`${selector} a`) ?? [];
  return [...links].map(
    (link) => `${link.textContent}: ${link.getAttribute('href')?.replace(/utm_content=.*/, '')}`,
  );
}

/** The page's JSON-LD objects. */
function structuredData(path: string): Record<string, unknown>[] {
  const blocks =
    pages.get(path)?.document.querySelectorAll('script[type="application/ld+json"]') ?? [];
  return [...blocks].map(({ textContent }) => JSON.parse(textContent) as Record<string, unknown>);
}
