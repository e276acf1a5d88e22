import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { inFreshPage, visit } from '../support/visit.ts';
import { dataDrivenPaths, showState } from './list-states.ts';

const PHONE = { width: 360, height: 740 };
/** The home page leaves out what could not be loaded. */
const LISTS = dataDrivenPaths.filter((path) => path !== paths.home);

test.for(LISTS)(
  'what could not be loaded on %s is said in the middle',
  (path, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
      await showState(page, path, 'error');
      const said = page.locator('#main [role="alert"] > *');
      await said.first().waitFor();
      const middles = await said.evaluateAll((parts) =>
        parts.map((part) => {
          const { left, width } = part.getBoundingClientRect();
          return Math.round(left + width / 2);
        }),
      );
      expect(middles.length).toBeGreaterThan(1);
      expect(new Set(middles)).toEqual(new Set([PHONE.width / 2]));
    }),
);

test.for([
  { width: 360, height: 740 },
  { width: 1440, height: 900 },
])(
  'at $width pixels, events that load have the column of a date with its picture, as wide as it will be, and a row for the months',
  (viewport, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url, viewport }, async (page) => {
      await showState(page, paths.events, 'loading');
      const list = page.locator('#main [aria-busy]').first();
      // Its styles may come a moment later.
      const row = () =>
        list.evaluate((one) => Number.parseFloat(getComputedStyle(one, '::before').height));
      await expect.poll(row).toBe(44);
      const loading = await page.locator('#main .date-box').first().boundingBox();
      await visit(page, guide.url + paths.events);
      const months = await page.locator('.group-links').boundingBox();
      const picture = await page.locator('#main .event-picture').first().boundingBox();
      expect(months?.height).toBeGreaterThan(44);
      expect(loading?.width).toBe(picture?.width);
      expect(loading?.height).toBeGreaterThan(picture?.height ?? 0);
    }),
);
