import { createHash } from 'node:crypto';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { matchRoute, shownPage } from '../../src/site/routes.ts';
import { firstSheets, laterSheets } from '../../src/site/styles/page-styles.ts';
import { everyPage, everyPath } from '../support/pages.ts';
import { fetchDocument } from '../support/server-page.ts';
import { test } from '../support/test.ts';
import { follow, inFreshPage, visit } from '../support/visit.ts';

/** The first views of a small phone, a large one, a tablet and a laptop. */
const FIRST_VIEWS = [
  { width: 360, height: 740 },
  { width: 412, height: 915 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

/** One page of each kind that client navigation reaches. */
const pages = new Map(
  everyPath
    .map((path) => [matchRoute(path).route.kind, path] as const)
    .filter(([kind]) => kind !== 'not-found')
    .reverse(),
);

test('the styles in the HTML are those that the one policy of all pages names; the others are linked at the end', async ({
  guide,
}) => {
  const policies = new Set<string>();
  const hashes = new Set<string>();
  for (const { path, status } of everyPage) {
    const { headers } = await fetch(guide.url + path);
    policies.add(headers.get('content-security-policy') ?? '');
    const document = await fetchDocument(guide, path);
    const { kind } = shownPage(matchRoute(path), status === 404 ? null : undefined).route;
    const blocks = [...document.querySelectorAll('head > style')];
    for (const { textContent } of blocks)
      hashes.add(`'sha256-${createHash('sha256').update(textContent).digest('base64')}'`);
    expect([path, blocks.length]).toEqual([path, firstSheets(kind).length]);
    const links = [...document.querySelectorAll('[rel="stylesheet"]')];
    const last = [...document.body.children].slice(-links.length);
    expect(links).toEqual(last);
    expect(
      links.map((link) => /([a-z-]+)-.{8}\.css$/.exec(link.getAttribute('href') ?? '')?.[1]),
    ).toEqual(laterSheets(kind));
  }
  const [policy = '', ...others] = policies;
  expect(others).toEqual([]);
  const sources = /style-src 'self' ([^;]*)/.exec(policy)?.[1]?.split(' ') ?? [];
  expect(sources.sort()).toEqual([...hashes].sort());
  expect(sources.length).toBeLessThanOrEqual(6);
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
    await page.locator('main h1').first().waitFor();
  }
  const names = requested.map((url) => /([a-z-]+)-.{8}\.css$/.exec(url)?.[1]);
  expect(names.sort()).toEqual([
    'keep',
    'map',
    'notes',
    'place',
    'plan',
    'reading',
    'river-safety',
    'search',
    'stay',
    'visit',
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
  expect(await page.locator('main article').count()).toBe(0);
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

test.for(['light', 'print'] as const)(
  'every page looks the same, whatever page the visit came from (%s)',
  async (medium, { browser, guide }) => {
    const viewport = { width: 1024, height: 800 };
    const reducedMotion = 'reduce';
    const options = { baseURL: guide.url, viewport, reducedMotion } as const;
    const media = { media: medium === 'print' ? 'print' : 'screen' } as const;
    const loaded = new Map<string, string[]>();
    await inFreshPage(browser, options, async (page) => {
      await page.emulateMedia(media);
      await page.route('**/*.js', (route) => route.abort());
      for (const path of pages.values()) {
        await page.goto(path);
        // Without scripts, nothing says that the browser has nothing saved.
        await page.evaluate(() => document.querySelector('.plan')?.removeAttribute('aria-busy'));
        loaded.set(path, await lookOf(page));
      }
    });
    for (const start of [paths.contact, paths.home]) {
      await inFreshPage(browser, options, async (page) => {
        await page.emulateMedia(media);
        await visit(page, start);
        for (const path of pages.values()) {
          await follow(page, path);
          await page.locator('[data-placeholder]').first().waitFor({ state: 'detached' });
          await page.locator('main h1').first().waitFor();
          expect([path, await lookOf(page)]).toEqual([path, loaded.get(path)]);
        }
      });
    }
  },
);

test('what a visitor sees first doesn’t change when the linked styles arrive, at 360 to 1440 px', async ({
  browser,
  guide,
}) => {
  const looks = [];
  for (const blocked of ['**/*.{js,css}', '**/*.js']) {
    looks.push(
      await inFreshPage(browser, { baseURL: guide.url }, async (page) => {
        await page.route(blocked, (route) => route.abort());
        const firstLooks: Record<string, string[]> = {};
        for (const path of everyPath) {
          await page.goto(path);
          for (const viewport of FIRST_VIEWS) {
            await page.setViewportSize(viewport);
            firstLooks[`${path} at ${viewport.width} px`] = await lookOf(page, viewport.height);
          }
        }
        return firstLooks;
      }),
    );
  }
  expect(looks[0]).toEqual(looks[1]);
});

/** Where every element of the page is that begins above `below`, and what it looks like. */
async function lookOf(page: Page, below = Number.POSITIVE_INFINITY): Promise<string[]> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    (end) =>
      [...document.querySelectorAll('.page *')].flatMap((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        if (width * height === 0 || y + scrollY >= end) return [];
        const style = getComputedStyle(element);
        const place = [x, y + scrollY, width, Math.min(height, end - y)].map(Math.round).join(' ');
        const look = [
          style.color,
          style.backgroundColor,
          style.font,
          style.boxShadow,
          style.border,
        ];
        return `${element.tagName} ${element.className} ${place} ${look.join(' ')}`;
      }),
    below,
  );
}
