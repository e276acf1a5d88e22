import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { rows, visitWithPlan } from '../behavior/plan/visit-plan.ts';
import { pathOfEachKind } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { inFreshPage, showEverything, untilHydrated, untilShown } from '../support/visit.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
];

/** Below this, a sum rounds to 0.00. */
const NO_SHIFT = 0.005;

/** Far below the 0.1 that counts as good. */
const SMALL_SHIFT = 0.05;

test.for(windows)(
  'nothing shifts while a page of any kind loads at $width px',
  (viewport, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url, viewport }, async (page) => {
      await page.addInitScript(watchFonts);
      // The fonts are already loaded, as they are on every page but the first of a visit.
      await page.goto(paths.contact);
      await page.evaluate(() => document.fonts.ready);
      for (const path of pathOfEachKind) {
        await page.goto(path);
        await untilHydrated(page);
        await showEverything(page);
        const shifts = await layoutShifts(page);
        // A busy machine may read a font from its cache after the first paint: then the limit for
        // late fonts applies, as below.
        const limit = (await fontsAreLate(page)) ? SMALL_SHIFT : NO_SHIFT;
        expect(sum(shifts), `${path} ${JSON.stringify(shifts)}`).toBeLessThan(limit);
      }
    }),
);

test.for(windows)(
  'nothing shifts while a stored plan appears at $width px',
  (viewport, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url, viewport }, async (page) => {
      await page.goto(paths.contact);
      await page.evaluate(() => document.fonts.ready);
      await visitWithPlan(page);
      await page.getByRole('heading', { name: 'Book these first' }).waitFor();
      const shifts = await layoutShifts(page);
      expect(sum(shifts), JSON.stringify(shifts)).toBeLessThan(SMALL_SHIFT);
    }),
);

test('a stored plan is there before what fits it, if that takes its time', async ({ page }) => {
  await page.route('**/PlanChecks-*', () => {});
  await visitWithPlan(page);
  await rows(page).first().waitFor();
  expect(await page.getByRole('heading', { name: 'Book these first' }).count()).toBe(0);
});

test.for([paths.home, paths.category('outdoor'), paths.events, paths.post(1)])(
  'on the first page of a visit, %s, hardly anything shifts when the fonts arrive late',
  async (path, { sharedPage: page }) => {
    await page.route('**/*.woff2', async (route) => {
      await page.waitForFunction(
        () => performance.getEntriesByName('first-contentful-paint').length > 0,
      );
      await page.waitForTimeout(200);
      await route.continue();
    });
    await page.addInitScript(watchFonts);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      expect(await fontsAreLate(page)).toBe(true);
      const shifts = await layoutShifts(page);
      expect(sum(shifts), JSON.stringify(shifts)).toBeLessThan(SMALL_SHIFT);
    }
  },
);

/** Runs in the page, before anything else: notes when fonts can be used, later than they arrive. */
function watchFonts(): void {
  document.fonts.addEventListener('loadingdone', () => performance.mark('fonts'));
}

/** Whether a font could be used only after the first paint. */
function fontsAreLate(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    const loaded = performance.getEntriesByName('fonts');
    return loaded.some(({ startTime }) => startTime > (paint?.startTime ?? 0));
  });
}

function sum(shifts: Shift[]): number {
  return shifts.reduce((total, { value }) => total + value, 0);
}

interface Shift {
  value: number;
  /** The first characters of the HTML of what moved. */
  moved: string[];
}

/** Every layout shift so far, with what moved. */
async function layoutShifts(page: Page): Promise<Shift[]> {
  await untilShown(page);
  return page.evaluate(() => {
    const observer = new PerformanceObserver(() => {});
    observer.observe({ type: 'layout-shift', buffered: true });
    return (observer.takeRecords() as LayoutShift[]).map(({ value, sources }) => ({
      value,
      moved: sources.map(({ node }) => {
        const html = node instanceof Element ? node.outerHTML : node?.textContent;
        return (html ?? '').slice(0, 80);
      }),
    }));
  });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}
