import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { inFreshPage, untilHydrated } from '../support/visit.ts';

/** When a first visit loads the application: docs/decisions/005. */

const HERO = '/images/hero-home*.svg';
const PHONE = { width: 412, height: 823 };

test('the application is requested once the hero is painted, and not before', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
    await page.goto(paths.home);
    await untilHydrated(page);
    const { tag, painted, requested } = await page.evaluate(readTimings);
    expect(tag).toBe('IMG');
    expect(requested).toBeGreaterThan(painted);
  }));

test('a picture that never arrives delays the application by at most four seconds', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
    await page.route(`**${HERO}`, () => undefined);
    let isRequested = false;
    void applicationRequest(page).then(() => {
      isRequested = true;
    });
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await page.clock.runFor(3_900);
    // Whatever the page has asked for by now comes before this.
    await page.evaluate(() => fetch('/livez'));
    expect(isRequested).toBe(false);
    await page.clock.runFor(200);
    await expect.poll(() => isRequested).toBe(true);
  }));

test('the first touch loads the application at once, whatever is still missing', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url, viewport: PHONE, hasTouch: true }, async (page) => {
    await page.route(`**${HERO}`, () => undefined);
    const requested = applicationRequest(page);
    // No timer ends, so nothing but the touch can load it.
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(1_000);
    await page.goto(paths.home, { waitUntil: 'domcontentloaded' });
    await page.touchscreen.tap(200, 700);
    await requested;
  }));

/** Resolves when the page requests the application. */
async function applicationRequest(page: Page): Promise<void> {
  await page.waitForRequest('**/assets/client*');
}

/**
 * Runs in the page: the largest contentful paint and the first request for the application, in
 * milliseconds since navigation started.
 */
async function readTimings(): Promise<{
  tag: string | undefined;
  painted: number;
  requested: number;
}> {
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
    requested: script?.startTime ?? Number.NaN,
  };
}
