import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { inFreshPage, untilHydrated } from '../support/visit.ts';

/** When a first visit brings the application: docs/decisions/005. */

const HERO = '/images/hero-home.svg';
const TELEPHONE = { width: 412, height: 823 };

test('the application is asked for once the hero is painted, and not before', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url, viewport: TELEPHONE }, async (page) => {
    await page.goto(paths.home);
    await untilHydrated(page);
    const { tag, painted, asked } = await page.evaluate(firstVisit);
    expect(tag).toBe('IMG');
    expect(asked).toBeGreaterThan(painted);
  }));

test('a picture that never comes holds the application for four seconds at most', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url, viewport: TELEPHONE }, async (page) => {
    await page.route(`**${HERO}`, () => undefined);
    const applied = arrival(page);
    await page.goto(paths.home, { waitUntil: 'commit' });
    const committed = Date.now();
    const waited = (await applied) - committed;
    expect(waited).toBeGreaterThan(2_000);
    expect(waited).toBeLessThan(8_000);
  }));

test('the first touch brings the application at once, whatever is still missing', ({
  browser,
  guide,
}) =>
  inFreshPage(
    browser,
    { baseURL: guide.url, viewport: TELEPHONE, hasTouch: true },
    async (page) => {
      await page.route(`**${HERO}`, () => undefined);
      const applied = arrival(page);
      await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
      const touched = Date.now();
      await page.touchscreen.tap(200, 700);
      expect((await applied) - touched).toBeLessThan(3_000);
    },
  ));

/** Resolves with the time at which the page asked for the application. */
async function arrival(page: Page): Promise<number> {
  await page.waitForRequest('**/assets/client*', { timeout: 15_000 });
  return Date.now();
}

/**
 * The largest paint and the first request for the application, in milliseconds since the navigation
 * began. Runs in the page.
 */
async function firstVisit(): Promise<{ tag: string | undefined; painted: number; asked: number }> {
  const type = 'largest-contentful-paint';
  const paints = await new Promise<PerformanceEntryList>((resolve) => {
    new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
  });
  const largest = paints.at(-1) as PerformanceEntry & { element?: Element };
  const [script] = performance
    .getEntriesByType('resource')
    .filter(({ name }) => name.includes('/assets/client'));
  return {
    tag: largest.element?.tagName,
    painted: largest.startTime,
    asked: script?.startTime ?? Number.NaN,
  };
}
