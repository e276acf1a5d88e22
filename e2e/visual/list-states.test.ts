import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { inFreshPage } from '../support/visit.ts';
import { dataDrivenPaths, showState } from './list-states.ts';

const PHONE = { width: 360, height: 740 };
/** The home page leaves out what could not be loaded. */
const LISTS = dataDrivenPaths.filter((path) => path !== paths.home);

test.for(LISTS)(
  'what could not be loaded on %s is said in the middle',
  (path, { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
      await showState(page, path, 'error');
      const middles = await page.locator('#main [role="alert"] > *').evaluateAll((parts) =>
        parts.map((part) => {
          const { left, width } = part.getBoundingClientRect();
          return Math.round(left + width / 2);
        }),
      );
      expect(middles.length).toBeGreaterThan(1);
      expect(new Set(middles)).toEqual(new Set([PHONE.width / 2]));
    }),
);
