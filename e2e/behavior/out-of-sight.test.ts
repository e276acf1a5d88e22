import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { pathOfEachKind } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { inFreshPage, stopPainting, untilShown } from '../support/visit.ts';

/** What is far below the first screen is laid out once the page is loaded: docs/decisions/005. */

const PHONE = { width: 360, height: 740 };
/** A small phone and a laptop. */
const FIRST_VIEWS = [PHONE, { width: 1440, height: 900 }];
const LONG_PAGES = [paths.home, paths.thingsToDo, paths.destinations, paths.events, paths.post(1)];
const FAR_EVENT = '.group:nth-of-type(9) li:first-child';
const MAP = '#map';
const WORDS = ':is(main, .site-footer) :is(p, h2, h3)';
const FOOTER_WORDS = '.site-footer p';

test.for(LONG_PAGES)(
  '%s is laid out as far as a visitor is about to see, and whole soon after it is loaded',
  (path, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
      const { promise: styles, resolve: sendStyles } = Promise.withResolvers<void>();
      await page.route('**/*.css', (route) => styles.then(() => route.continue()));
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(FOOTER_WORDS).last().waitFor({ state: 'attached' });
      const words = await page.locator(WORDS).count();
      await expect.poll(() => skippedWords(page, WORDS)).toBeGreaterThan(words / 3);
      await expect.poll(() => skippedWords(page, WORDS, 1.5 * PHONE.height)).toBe(0);
      // What comes into sight on the way there is laid out, and may push the footer on.
      const footer = page.locator('.site-footer');
      await expect
        .poll(() => footer.scrollIntoViewIfNeeded().then(() => skippedWords(page, FOOTER_WORDS)))
        .toBe(0);

      sendStyles();
      await page.waitForLoadState();
      await expect.poll(() => skippedWords(page, WORDS)).toBe(0);
      await expect.poll(() => page.locator('[style*="content-visibility"]').count()).toBe(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
    }),
);

test.for(LONG_PAGES)(
  '%s leaves what is far below for after its load, but not if a place is looked for, or without scripts',
  async (path, { browser, guide }) => {
    const phone = { baseURL: guide.url, viewport: PHONE };
    await inFreshPage(browser, phone, async (page) => {
      await page.addInitScript(markSkippedAtLoad, WORDS);
      await page.goto(path);
      expect(await skippedAtLoad(page)).toBeGreaterThan(0);
      await page.reload();
      expect(await skippedAtLoad(page)).toBe(0);
      await page.goto('about:blank');
      await page.goto(`${path}#main`);
      expect(await skippedAtLoad(page)).toBe(0);
      await page.goto('about:blank');
      await page.goBack();
      expect(await skippedAtLoad(page)).toBe(0);
    });
    await inFreshPage(browser, { ...phone, javaScriptEnabled: false }, async (page) => {
      await page.goto(path);
      expect(await skippedWords(page, WORDS)).toBe(0);
    });
  },
);

test('of what is on the first screen, only whole sections may be left for later, never a card', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url }, async (page) => {
    await page.route('**/*.js', (route) => route.abort());
    await page.route('**/*.css', (route) => route.abort());
    await page.addInitScript(stopPainting);
    for (const viewport of FIRST_VIEWS) {
      await page.setViewportSize(viewport);
      for (const path of pathOfEachKind) {
        await page.goto(path);
        const later = await leftForLater(page);
        expect(later.length).toBeGreaterThan(0);
        const onFirstScreen = later.filter(({ top }) => top < viewport.height);
        expect(
          onFirstScreen.filter(({ isSection }) => !isSection),
          `${path} at ${viewport.width} px`,
        ).toEqual([]);
      }
    }
  }));

test('a reload comes back to its place, and a link finds its target, if the linked styles are late', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
    await page.goto(`${paths.destinations}${MAP}`);
    await untilShown(page);
    const mapTop = await topOf(page, MAP);
    await page.goto(paths.events);
    await page.locator(FAR_EVENT).evaluate((event) => event.scrollIntoView());
    const top = await topOf(page, FAR_EVENT);
    expect(top).toBeLessThan(PHONE.height);

    await page.route('**/rest-*.css', async (route) => {
      await page.locator('h1').waitFor();
      await page.waitForTimeout(300);
      await route.continue();
    });
    await page.reload();
    await expect.poll(() => topOf(page, FAR_EVENT)).toBe(top);
    await page.goto(`${paths.destinations}${MAP}`);
    await expect.poll(() => topOf(page, MAP)).toBe(mapTop);
  }));

test.for([
  { path: paths.events, until: 'scripts', held: '**/*.js' },
  { path: paths.thingsToDo, until: 'scripts', held: '**/*.js' },
  { path: paths.events, until: 'fonts', held: '**/*.woff2' },
  { path: paths.thingsToDo, until: 'fonts', held: '**/*.woff2' },
])(
  '$path: a link to a group leads there if $until come late, for all of the page is laid out then',
  ({ path, until, held }, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
      await page.route(held, (route) => page.waitForEvent('close').then(() => route.abort()));
      await page.goto(path, { waitUntil: 'commit' });
      await page.locator(FOOTER_WORDS).last().waitFor({ state: 'attached' });
      if (until === 'fonts') await page.locator('html[style]').waitFor();
      expect(await skippedWords(page, WORDS)).toBeGreaterThan(0);
      const link = page.locator('.group-links a').nth(6);
      await link.click();
      expect(await skippedWords(page, 'main :is(p, h2, h3)')).toBe(0);
      const group = (await link.getAttribute('href')) ?? '';
      await expect.poll(() => topOf(page, group)).toBeLessThan(PHONE.height / 3);
      expect(await topOf(page, group)).toBeGreaterThan(0);
    }),
);

/** Runs in the page: notes how many elements are not laid out yet when its load event comes. */
function markSkippedAtLoad(selector: string): void {
  addEventListener('load', () => {
    const skipped = [...document.querySelectorAll(selector)].filter(
      (element) =>
        element.checkVisibility() && !element.checkVisibility({ contentVisibilityAuto: true }),
    );
    performance.mark('skipped', { detail: skipped.length });
  });
}

/** What `markSkippedAtLoad` has noted. */
function skippedAtLoad(page: Page): Promise<number> {
  return page.evaluate(
    () => (performance.getEntriesByName('skipped')[0] as PerformanceMark).detail as number,
  );
}

/** How many elements that begin above `end` the browser has not laid out yet. */
function skippedWords(
  page: Page,
  selector: string,
  end = Number.POSITIVE_INFINITY,
): Promise<number> {
  return page
    .locator(selector)
    .evaluateAll(
      (elements, end) =>
        elements.filter(
          (element) =>
            element.checkVisibility() &&
            !element.checkVisibility({ contentVisibilityAuto: true }) &&
            element.getBoundingClientRect().top < end,
        ).length,
      end,
    );
}

/** What the browser may lay out later, and where it begins, in pixels from the page's upper edge. */
function leftForLater(page: Page): Promise<{ name: string; top: number; isSection: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((element) => getComputedStyle(element).contentVisibility === 'auto')
      .filter((element) => element.checkVisibility())
      // What stands in something that is left for later is nowhere yet.
      .filter(({ parentElement: around }) =>
        around?.checkVisibility({ contentVisibilityAuto: true }),
      )
      .map((element) => ({
        name: `${element.tagName} ${element.className}`,
        top: element.getBoundingClientRect().top,
        isSection: element.matches('main > *, main > article > *, .site-footer'),
      })),
  );
}

/** Of the first element, in pixels from the upper edge of the window. */
function topOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => Math.round(element.getBoundingClientRect().top));
}
