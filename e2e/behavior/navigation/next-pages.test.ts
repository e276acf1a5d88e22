import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { MOST_BYTES } from '../../../src/site/next-pages/fetch-ahead.ts';
import { bytesOnTheWire } from '../../site/downloads.ts';
import { test } from '../../support/test.ts';
import { follow, visit } from '../../support/visit.ts';

/** What is fetched ahead, and how a next page is laid out: docs/decisions/005. */

const PAGES = /\/assets\/\w+Page-|\/words\//;
const PHONE = { width: 412, height: 823 };
/** Long after the first page is done, in milliseconds. */
const LONG_AFTER = 2_500;
/** A place that's seen only far down the list. */
const PLACE = '.grid-cards > li:nth-child(40) h3 a';

test('nothing is fetched ahead before the first page is done; then 60 KB at most', async ({
  page,
  guide,
}) => {
  const requested = await visitWith(page, guide.url + paths.home, {});
  await expect.poll(() => requested.filter((url) => /\/PlacePage-/.test(url))).toHaveLength(1);
  await untilQuiet(requested);
  const early = await page.evaluate(() => {
    const started = performance.getEntriesByName('started')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < started)
      .map(({ name }) => name);
  });
  expect(early.filter((url) => /\/client-/.test(url))).toHaveLength(1);
  expect(early.filter((url) => /next-pages|\/words\//.test(url))).toEqual([]);
  expect(early.filter((url) => PAGES.test(url))).toEqual([expect.stringMatching(/\/HomePage-/)]);
  const ahead = requested.filter(
    (url) => /\.(?:js|css)$|\/words\//.test(url) && !early.includes(url),
  );
  const sizes = await Promise.all(ahead.map(bytesOnTheWire));
  const bytes = sizes.reduce((sum, size) => sum + size);
  expect(bytes).toBeGreaterThan(MOST_BYTES / 3);
  expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  expect(requested.filter((url) => url.includes('/api/'))).toEqual([]);
});

test.for([
  { device: { connection: { saveData: true } }, who: 'saves data' },
  { device: { connection: { effectiveType: 'slow-2g' } }, who: 'is on a slow network' },
  { device: { deviceMemory: 0.5 }, who: 'has little memory' },
])('for a visitor who $who, no page is fetched ahead', async ({ device, who }, { page, guide }) => {
  const requested = await visitWith(page, guide.url + paths.home, device);
  const isCodeThere = () => requested.some((url) => /next-pages/.test(url));
  if (who !== 'saves data') await expect.poll(isCodeThere).toBe(true);
  await page.waitForTimeout(LONG_AFTER);
  // Whatever the page has asked for by now comes before these.
  for (let round = 0; round < 3; round += 1) await page.evaluate(() => fetch('/livez'));
  expect(isCodeThere()).toBe(who !== 'saves data');
  expect(requested.filter((url) => PAGES.test(url) && !/HomePage/.test(url))).toEqual([]);
});

test('the next page then needs its data only, and going back needs nothing', async ({
  page,
  guide,
}) => {
  const requested = await visitWith(page, guide.url + paths.home, {});
  await expect.poll(() => requested.filter((url) => /\/PlacePage-/.test(url))).toHaveLength(1);
  await untilQuiet(requested);
  requested.length = 0;
  await follow(page, paths.thingsToDo);
  await page.locator(PLACE).waitFor();
  const answered = () =>
    requested.map((url) => new URL(url).pathname).filter((path) => !path.startsWith('/images/'));
  expect(answered()).toEqual(['/api/activities']);
  requested.length = 0;
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(requested);
  expect(answered()).toEqual([]);
});

test('a long list is laid out as far as it’s in sight, then whole, without a shift', async ({
  page,
  guide,
}) => {
  await page.setViewportSize(PHONE);
  await visitWith(page, guide.url + paths.home, {});
  await untilPrepared(page);
  await page.evaluate(() => {
    const shifts: number[] = [];
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift' });
    Object.assign(window, { shifts, skipped: [] });
    const note = () => {
      const last = document.querySelector('.grid-cards > li:nth-child(40) h3');
      if (last) {
        const isLaidOut = last.checkVisibility({ contentVisibilityAuto: true });
        (window as unknown as { skipped: boolean[] }).skipped.push(!isLaidOut);
      }
      requestAnimationFrame(note);
    };
    note();
  });
  await follow(page, paths.thingsToDo);
  await page.waitForFunction(() => {
    const { skipped } = window as unknown as { skipped: boolean[] };
    return skipped.length > 0 && !skipped.at(-1);
  });
  const { skipped, shifts } = await page.evaluate(() => {
    const { skipped, shifts } = window as unknown as { skipped: boolean[]; shifts: number[] };
    return { skipped, shifts };
  });
  expect(skipped[0]).toBe(true);
  expect(shifts).toEqual([]);
});

test('who goes back finds the place that they left', async ({ page, guide }) => {
  await page.setViewportSize(PHONE);
  await visitWith(page, guide.url + paths.home, {});
  await untilPrepared(page);
  await follow(page, paths.thingsToDo);
  await page.waitForFunction(() => !document.querySelector('main')?.style.length);
  await page.locator(PLACE).scrollIntoViewIfNeeded();
  const top = () => page.locator(PLACE).evaluate((link) => link.getBoundingClientRect().top);
  const left = await top();
  const path = (await page.locator(PLACE).getAttribute('href')) ?? '';
  await follow(page, path);
  await page.locator('.place-page').waitFor();
  await page.goBack();
  await page.locator(PLACE).waitFor();
  await expect.poll(top).toBeCloseTo(left, 0);
  await page.waitForFunction(() => !document.querySelector('main')?.style.length);
  expect(await top()).toBeCloseTo(left, 0);
});

/** Opens the page on a device with these traits, as the first of a visit. Resolves with what it requests. */
async function visitWith(page: Page, url: string, device: object): Promise<string[]> {
  await page.addInitScript((traits) => {
    for (const [name, value] of Object.entries({ connection: {}, deviceMemory: 8, ...traits }))
      Object.defineProperty(navigator, name, { configurable: true, value });
  }, device);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await visit(page, url);
  return requested;
}

/** Waits until nothing has been requested for a while. */
async function untilQuiet(requested: readonly string[]): Promise<void> {
  let before = -1;
  await expect
    .poll(
      () => {
        const isQuiet = requested.length === before;
        before = requested.length;
        return isQuiet;
      },
      { interval: 500 },
    )
    .toBe(true);
}

/** Waits until the code for next pages runs. */
async function untilPrepared(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/PlacePage-/.test(name)),
  );
}
