import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { pathOfEachKind } from '../support/pages.ts';
import { fetchDocument } from '../support/server-page.ts';
import { test } from '../support/test.ts';
import { inFreshPage, visit } from '../support/visit.ts';

/**
 * How many elements the browser may look at again when one comes to a page of some 200 to 2,000. A rule
 * like "html:has(:target) .card" made it look at all of them, with each key of a search.
 */
const MOST = 40;

test.for(pathOfEachKind)(
  '%s: an element that comes restyles none but those near it',
  (path, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url }, async (page) => {
      await visit(page, path);
      await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
      await page.evaluate(addElement);
      const restyled = restyledIn(await browser.stopTracing());
      expect(restyled).toBeGreaterThan(0);
      expect(restyled).toBeLessThan(MOST);
    }),
);

/** A sheet with a cascade layer makes Chromium look at all fonts again, and lay out every word. */
test('the styles of other pages lay out nothing of the one that is shown', async ({
  browser,
  guide,
}) => {
  const documents = await Promise.all(pathOfEachKind.map((path) => fetchDocument(guide, path)));
  const sheets = documents.flatMap((one) =>
    [...one.querySelectorAll('link[rel=stylesheet]')].map((link) => link.getAttribute('href')),
  );
  await inFreshPage(browser, { baseURL: guide.url }, async (page) => {
    await visit(page, paths.events);
    // What it does by itself is done: fonts, and what was left for later.
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.locator('[style*="content-visibility"]').count()).toBe(0);
    await browser.startTracing(page, { categories: ['devtools.timeline', 'blink.user_timing'] });
    await page.evaluate(addSheets, [...new Set(sheets)]);
    const laidOut = layoutsIn(await browser.stopTracing());
    expect(sheets.length).toBeGreaterThan(pathOfEachKind.length);
    expect(Math.max(...laidOut, 0)).toBeLessThan(MOST);
  });
});

/** Runs in the page. */
async function addSheets(urls: (string | null)[]): Promise<void> {
  document.body.getBoundingClientRect();
  performance.mark('came');
  for (const url of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'stylesheet', href: url });
    document.head.append(link);
    await new Promise((resolve) => {
      link.onload = resolve;
    });
    document.body.getBoundingClientRect();
  }
}

/** Runs in the page: it has been styled as it is now before an element comes, and is again after it. */
function addElement(): void {
  document.body.getBoundingClientRect();
  performance.mark('came');
  document.querySelector('main p')?.append(document.createElement('i'));
  document.body.getBoundingClientRect();
}

/** How many elements the browser has styled first after the mark. */
function restyledIn(trace: Buffer): number {
  const styled = sinceMark(trace).find(({ name }) => name === 'UpdateLayoutTree');
  return styled?.args.elementCount ?? 0;
}

/** How much each layout after the mark had to lay out. */
function layoutsIn(trace: Buffer): number[] {
  return sinceMark(trace)
    .filter(({ name }) => name === 'Layout')
    .map(({ args }) => args.beginData?.dirtyObjects ?? 0);
}

interface TraceEvent {
  name: string;
  ts: number;
  args: { elementCount?: number; beginData?: { dirtyObjects: number } };
}

/** The browser's own record, from the mark on. */
function sinceMark(trace: Buffer): TraceEvent[] {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const inOrder = traceEvents.toSorted((one, other) => one.ts - other.ts);
  return inOrder.slice(inOrder.findIndex(({ name }) => name === 'came'));
}
