import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/chromium.ts';
import { clickLink, inFreshPage, visit } from '../e2e/support/visit.ts';

/** The paths that a browser requests for each page of a visit, in its order. */
export type RecordedVisit = string[][];

/** Where a letter's links lead, and where its readers go from there. */
const VISITS: readonly (readonly string[])[] = [
  ['/', '/events', '/events/old-gruene-market-days'],
  ['/', '/things-to-do'],
  ['/blog/1', '/things-to-do/wine-road-290', '/stay'],
  ['/events', '/'],
  ['/destinations/fredericksburg', '/destinations'],
];

/** Letters are mostly read on phones. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true };

/** How many screens of a page are read. */
const SCREENS = 3;

/** The time for what comes with a screen, or is fetched ahead of the next page, in milliseconds. */
const SETTLED = 700;

/** What a phone's browser with an empty cache requests on the guide at `url`. */
export async function recordVisits(url: string): Promise<RecordedVisit[]> {
  const browser = await openBrowser();
  try {
    const recorded: RecordedVisit[] = [];
    for (const pages of VISITS)
      recorded.push(
        await inFreshPage(browser, { baseURL: url, ...PHONE }, (page) => record(page, url, pages)),
      );
    return recorded;
  } finally {
    await browser.close();
  }
}

async function record(page: Page, url: string, pages: readonly string[]): Promise<RecordedVisit> {
  const seen = new Set<string>();
  const recorded: RecordedVisit = [];
  page.on('request', (request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin !== url || seen.has(pathname)) return;
    seen.add(pathname);
    recorded.at(-1)?.push(pathname);
  });
  for (const [at, path] of pages.entries()) {
    recorded.push([]);
    await (at === 0 ? visit(page, path) : clickLink(page, path));
    for (let screen = 0; screen < SCREENS; screen += 1) {
      await pause(SETTLED);
      await page.evaluate(() => scrollBy(0, innerHeight));
    }
    await pause(SETTLED);
  }
  return recorded;
}
