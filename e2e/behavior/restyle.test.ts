import { expect } from 'vitest';
import { pathOfEachKind } from '../support/pages.ts';
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

/** Runs in the page: it has been styled as it is now before an element comes, and is again after it. */
function addElement(): void {
  document.body.getBoundingClientRect();
  performance.mark('came');
  document.querySelector('main p')?.append(document.createElement('i'));
  document.body.getBoundingClientRect();
}

/** How many elements the browser has styled first after the mark, from its own record. */
function restyledIn(trace: Buffer): number {
  const { traceEvents } = JSON.parse(trace.toString()) as {
    traceEvents: { name: string; ts: number; args: { elementCount?: number } }[];
  };
  const inOrder = traceEvents.toSorted((one, other) => one.ts - other.ts);
  const since = inOrder.slice(inOrder.findIndex(({ name }) => name === 'came'));
  return since.find(({ name }) => name === 'UpdateLayoutTree')?.args.elementCount ?? 0;
}
