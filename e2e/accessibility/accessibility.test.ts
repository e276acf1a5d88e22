import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { missingPaths, pathOfEachKind } from '../support/pages.ts';
import { testWithoutPictures as test } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';
import {
  contrastViolations,
  layoutAndContrastViolations,
  layoutViolations,
  violations,
  violationsButContrast,
} from './axe.ts';

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, path);
}

/**
 * Goes on in the document of the page before, which axe is in already: it looks as if it had been
 * loaded (styles.test.ts). Only links to missing pages are full loads.
 */
async function goOn(page: Page, path: string, width: number): Promise<void> {
  const hasAxe = await page.evaluate(() => 'axe' in window);
  if (!hasAxe || missingPaths.includes(path)) return open(page, path, width);
  await page.setViewportSize({ width, height: 900 });
  await follow(page, path);
  await page.waitForFunction(
    () => document.querySelector('#main h1') && !document.querySelector('[data-placeholder]'),
  );
}

/** A missing post has a page of its own. */
test.for([
  ...pathOfEachKind,
  // With a table.
  paths.post(17),
  // With a way, and its map.
  paths.post(14),
  paths.post(999_999),
  paths.cabins,
  paths.cabin('example-two-guests-by-a-creek'),
])(
  'axe finds nothing on %s at 320, 768 and 1280 px, in light and dark mode',
  async (path, { sharedPage: page }) => {
    await goOn(page, path, 320);
    // What has colors of its own on a narrow window is measured by pixels (looks-contrast.test.ts).
    expect(await violationsButContrast(page), '320 px').toEqual([]);
    await page.setViewportSize({ width: 768, height: 900 });
    expect(await layoutViolations(page), '768 px').toEqual([]);
    await page.setViewportSize({ width: 1280, height: 900 });
    expect(await layoutAndContrastViolations(page), '1280 px').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page), 'dark').toEqual([]);
  },
);

test.for([360, 1440])(
  'axe finds nothing on the home page at %i px with the menu and all questions open',
  async (width, { sharedPage: page }) => {
    await open(page, paths.home, width);
    await page.evaluate(() => {
      for (const question of document.querySelectorAll('summary')) question.click();
    });
    await page.locator('header button[popovertarget]:visible').click();
    expect(await page.locator('details[open]').count()).toBe(6);
    expect(await page.locator('[popover]:popover-open').count()).toBe(1);
    expect(await violations(page), 'light').toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page), 'dark').toEqual([]);
  },
);

test('axe finds nothing with a notice and a tooltip on screen', async ({ sharedPage: page }) => {
  await open(page, paths.contact, 1280);
  await page.getByRole('link', { name: 'Facebook' }).click();
  await page.getByText('We aren’t on Facebook yet').first().waitFor();
  await page.getByRole('link', { name: 'Instagram' }).focus();
  await page.getByRole('tooltip').waitFor();
  expect(await violations(page)).toEqual([]);
});
