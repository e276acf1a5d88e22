import { createHash } from 'node:crypto';
import { JSDOM } from 'jsdom';
import { expect } from 'vitest';
import { routes } from '../../src/app/routes.ts';
import { paths } from '../../src/model/paths.ts';
import { shownPage } from '../../src/site/route.ts';
import { firstSheets, laterSheets } from '../../src/site/styles/page-styles.ts';
import { everyPage, everyPath, pathOfEachKind } from '../support/pages.ts';
import { test } from '../support/test.ts';
import {
  follow,
  inFreshPage,
  layOutWhole,
  stopPainting,
  untilShown,
  visit,
} from '../support/visit.ts';
import { applyLinkedStyles, lookOf, looksOf } from './look-of.ts';

/** The first views of a phone, a tablet and a laptop. */
const FIRST_VIEWS = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** One page of each set of styles that client navigation reaches. */
const pages = new Map(
  everyPath
    .map((path) => [routes.match(path).route, path] as const)
    .filter(([route]) => route !== routes.notFound)
    .map(([{ styles }, path]) => [JSON.stringify(styles), path] as const)
    .reverse(),
);

test('the styles in the HTML are those that the one policy of all pages names; the others are linked at the end', async ({
  guide,
}) => {
  const policies = new Set<string>();
  const hashes = new Set<string>();
  for (const { path, status } of everyPage) {
    const response = await fetch(guide.url + path);
    policies.add(response.headers.get('content-security-policy') ?? '');
    const html = await response.text();
    for (const [, css = ''] of html.matchAll(/<style>(.*?)<\/style>/gs))
      hashes.add(`'sha256-${createHash('sha256').update(css).digest('base64')}'`);
    if (!pathOfEachKind.includes(path)) continue;
    const { document } = new JSDOM(html).window;
    const page = shownPage(routes, routes.match(path), status === 404 ? null : undefined);
    const { styles } = page.route;
    const blocks = document.querySelectorAll('head > style');
    expect([path, blocks.length]).toEqual([path, firstSheets(styles).length]);
    const links = [...document.querySelectorAll('[rel="stylesheet"]')];
    // What only search engines read comes even later.
    const loaded = [...document.querySelectorAll('body > :not([type="application/ld+json"])')];
    expect(links).toEqual(loaded.slice(-links.length));
    expect(
      links.map((link) => /([a-z-]+)-.{7}\.css$/.exec(link.getAttribute('href') ?? '')?.[1]),
    ).toEqual(laterSheets(styles));
  }
  const [policy = '', ...others] = policies;
  expect(others).toEqual([]);
  const sources = /style-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources.sort()).toEqual([...hashes].sort());
  expect(sources.length).toBeLessThanOrEqual(12);
  expect(`content-security-policy: ${policy}`.length).toBeLessThan(1000);
});

test('client navigation through all pages loads each style once, and none that the document came with', async ({
  page,
}) => {
  await visit(page, paths.home);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'stylesheet') requested.push(request.url());
  });
  for (const path of [...pages.values(), paths.home]) {
    await follow(page, path);
    await page.locator('#main h1').first().waitFor();
  }
  const names = requested.map((url) => /([a-z-]+)-.{7}\.css$/.exec(url)?.[1]);
  expect(names.sort()).toEqual([
    'blog',
    'closing',
    'groups',
    'keep',
    'lists',
    'map',
    'notes',
    'place',
    'plan',
    'post',
    'reading',
    'river-safety',
    'search',
    'stay',
    'visit',
    'where',
  ]);
});

test('a page is not shown before its styles, and comes with them', async ({ page }) => {
  await visit(page, paths.home);
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/reading-*.css', async (route) => {
    await answered;
    await route.continue();
  });
  const loading = Promise.all([
    page.waitForRequest('**/reading-*.css'),
    page.waitForResponse('**/BlogPostPage-*.js'),
  ]);
  await follow(page, paths.post(1));
  await loading;
  const prose = page.locator('article .prose').first();
  await page.waitForTimeout(300);
  expect(await page.locator('#main article').count()).toBe(0);
  answer();
  await prose.waitFor();
  expect(await prose.evaluate((element) => getComputedStyle(element).lineHeight)).toBe('29.92px');
});

test('styles that are gone, as after a new release, are a full load', async ({ page }) => {
  await visit(page, paths.home);
  await page.route('**/reading-*.css', (route) => route.abort());
  const load = page.waitForRequest((request) => request.isNavigationRequest());
  await follow(page, paths.post(1));
  expect(new URL((await load).url()).pathname).toBe(paths.post(1));
  await page.locator('.prose').first().waitFor();
});

test('a page of any kind looks the same on screen and in print, whatever pages the visit came from', async ({
  browser,
  guide,
}) => {
  const viewport = { width: 1024, height: 800 };
  const options = { baseURL: guide.url, viewport, reducedMotion: 'reduce' } as const;
  const loaded = new Map<string, string>();
  await inFreshPage(browser, options, async (page) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(stopPainting);
    for (const path of pages.values()) {
      await page.goto(path);
      await layOutWhole(page);
      // Without scripts, nothing says that the browser has nothing saved.
      await page.evaluate(() => document.querySelector('.plan')?.removeAttribute('aria-busy'));
      loaded.set(path, await looksOf(page));
    }
  });
  // Each page comes after the styles of those before it, and of those after it.
  const visits = [
    { start: paths.contact, onward: [...pages.values()] },
    { start: paths.home, onward: [...pages.values()].reverse() },
  ];
  for (const { start, onward } of visits) {
    await inFreshPage(browser, options, async (page) => {
      await page.addInitScript(stopPainting);
      // Numbers beside the search's choices come with its index, and no page has them at first.
      await page.route('**/api/search', () => undefined);
      await visit(page, start);
      for (const path of onward) {
        await follow(page, path);
        // Its answer comes later, and what is below a list's first screen after that.
        await expect.poll(() => looksOf(page), { message: path }).toBe(loaded.get(path));
      }
    });
  }
});

test('what a visitor sees first doesn’t change when the linked styles arrive, at 360 to 1440 px', async ({
  browser,
  guide,
}) =>
  // Without motion: a color on its way is none that a look can be compared with.
  inFreshPage(browser, { baseURL: guide.url, reducedMotion: 'reduce' }, async (page) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.addInitScript(stopPainting);
    for (const path of pathOfEachKind) {
      await page.goto(path);
      const firstLooks = new Map<number, string>();
      await applyLinkedStyles(page, false);
      for (const { width, height } of FIRST_VIEWS) {
        await page.setViewportSize({ width, height });
        await untilShown(page);
        firstLooks.set(width, await lookOf(page, height));
      }
      await applyLinkedStyles(page, true);
      await layOutWhole(page);
      // Begins with the window that is open.
      for (const { width, height } of FIRST_VIEWS.toReversed()) {
        await page.setViewportSize({ width, height });
        const first = firstLooks.get(width);
        expect(first).toMatch(/^HEADER /m);
        expect(first, `${path} at ${width} px`).toBe(await lookOf(page, height));
      }
    }
  }));
