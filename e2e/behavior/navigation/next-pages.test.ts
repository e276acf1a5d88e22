import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { FETCHED_AHEAD, MOST_BYTES } from '../../../src/site/fetch-ahead.ts';
import { bytesOnTheWire } from '../../site/downloads.ts';
import { test } from '../../support/test.ts';
import { follow, visit } from '../../support/visit.ts';

/** What is fetched ahead: docs/decisions/005. */

const PAGES = /\/assets\/\w+Page-|\/words\//;
/** Long after the first page is done, in milliseconds. */
const LONG_AFTER = 2_500;
/** The first place of the last category, which is seen only far down the list. */
const PLACE = '.group:last-child li h3 a >> nth=0';

test('nothing is fetched ahead before the first page is done; then 60 KB at most', async ({
  page,
  guide,
}) => {
  const requested = await visitUntilFetched(page, guide.url + paths.home);
  const early = await page.evaluate(() => {
    const started = performance.getEntriesByName('started')[0]?.startTime ?? 0;
    return performance
      .getEntriesByType('resource')
      .filter(({ startTime }) => startTime < started)
      .map(({ name }) => name);
  });
  expect(early.filter((url) => /\/client-/.test(url))).toHaveLength(1);
  expect(early.filter((url) => /fetch-ahead|\/words\//.test(url))).toEqual([]);
  expect(early.filter((url) => PAGES.test(url))).toEqual([expect.stringMatching(/\/HomePage-/)]);
  expect(requested.filter((url) => /\.css$/.test(url) && !early.includes(url))).toEqual([]);
  const ahead = requested.filter((url) => /\.js$|\/words\//.test(url) && !early.includes(url));
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
  const isCodeThere = () => requested.some((url) => /fetch-ahead/.test(url));
  if (who !== 'saves data') await expect.poll(isCodeThere).toBe(true);
  await page.waitForTimeout(LONG_AFTER);
  // Whatever the page has asked for by now comes before these.
  for (let round = 0; round < 3; round += 1) await page.evaluate(() => fetch('/livez'));
  expect(isCodeThere()).toBe(who !== 'saves data');
  expect(requested.filter((url) => PAGES.test(url) && !/HomePage/.test(url))).toEqual([]);
});

test('the next page then needs its data and styles only, and going back needs nothing', async ({
  page,
  guide,
}) => {
  const requested = await visitUntilFetched(page, guide.url + paths.home);
  requested.length = 0;
  await follow(page, paths.thingsToDo);
  await page.locator(PLACE).waitFor();
  const answered = () =>
    requested
      .map((url) => new URL(url).pathname)
      .filter((path) => !/^\/(?:images|towns)\/|\.css$/.test(path));
  expect(answered()).toEqual(['/api/activities']);
  requested.length = 0;
  await page.goBack();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await untilQuiet(requested);
  expect(answered()).toEqual([]);
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

/** The same, until the pages that it leads to have been fetched. */
async function visitUntilFetched(page: Page, url: string): Promise<string[]> {
  const requested = await visitWith(page, url, {});
  await page.waitForFunction(
    (mark) => performance.getEntriesByName(mark).length > 0,
    FETCHED_AHEAD,
  );
  expect(requested.filter((each) => /\/PlacePage-/.test(each))).toHaveLength(1);
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
