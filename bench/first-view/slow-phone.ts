import type { Browser, Page } from 'playwright-core';
import { inFreshPage } from '../../e2e/support/visit.ts';
import { paths } from '../../src/model/paths.ts';

/** How a visitor comes to a page: with an empty cache, from another page, or by client navigation. */
export type Arrival = 'first page' | 'second page' | 'client navigation';

/** Milliseconds. After client navigation, both are the time until the whole page is shown. */
export interface PaintTimes {
  firstPaint: number;
  largestPaint: number;
}

/** Latency in milliseconds, bytes a second, and how many times slower the processor is. */
export interface Conditions {
  latency: number;
  downloadThroughput: number;
  uploadThroughput: number;
  slowdown: number;
}

/** Lighthouse's conditions, applied instead of simulated. */
export const SLOW_PHONE: Conditions = {
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 93_750,
  slowdown: 4,
};

export const PHONE = {
  viewport: { width: 412, height: 823 },
  isMobile: true,
  hasTouch: true,
  deviceScaleFactor: 1.75,
};

/** Opens the page at `path` of the guide at `url` on a slow phone. */
export function paintTimes(
  browser: Browser,
  url: string,
  path: string,
  arrival: Arrival,
): Promise<PaintTimes> {
  return inFreshPage(browser, { ...PHONE, baseURL: url }, async (page) => {
    if (arrival !== 'first page')
      await arrive(page, path === paths.home ? paths.events : paths.home);
    await slowDown(page, SLOW_PHONE);
    if (arrival === 'client navigation') return navigate(page, path);
    await page.goto(path);
    await page.waitForTimeout(1500);
    return paintsOf(page);
  });
}

/** Loads a page and its application, of whatever commit: an earlier one doesn't say when it has started. */
async function arrive(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.waitForLoadState('networkidle');
}

/** From now on; resolves to the connection that keeps it so. */
export async function slowDown(page: Page, { slowdown, ...network }: Conditions) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', { offline: false, ...network });
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return session;
}

function paintsOf(page: Page): Promise<PaintTimes> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        new PerformanceObserver((list) => {
          const firstPaint =
            performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
          resolve({ firstPaint, largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN });
        }).observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/** Clicks a link to the path, which nothing has fetched before. */
async function navigate(page: Page, path: string): Promise<PaintTimes> {
  const time = await page.evaluate(async (href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const start = performance.now();
    link.click();
    const frame = () => new Promise(requestAnimationFrame);
    do await frame();
    while (location.pathname !== href || document.querySelector('#main [aria-busy]'));
    await frame();
    return performance.now() - start;
  }, path);
  return { firstPaint: time, largestPaint: time };
}
