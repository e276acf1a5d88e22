import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { pathOfEachKind } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';
import { contrastViolations, layoutViolations, violations } from './axe.ts';

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, path);
}

/** A missing post has a page of its own. */
test.for([...pathOfEachKind, paths.post(999_999)])(
  'axe finds nothing on %s at 320, 768 and 1280 px, in light and dark mode',
  async (path, { sharedPage: page }) => {
    await open(page, path, 320);
    expect(await violations(page), '320 px').toEqual([]);
    for (const width of [768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutViolations(page), `${width} px`).toEqual([]);
    }
    // What has colors of its own on a narrow window is measured by pixels (looks-contrast.test.ts).
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await contrastViolations(page), colorScheme).toEqual([]);
    }
  },
);

test.for([360, 768, 1440])(
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

test('axe finds nothing with a notice and a tooltip on screen', async ({ page }) => {
  await open(page, paths.contact, 1280);
  await page.getByRole('link', { name: 'Facebook' }).click();
  await page.getByText('We aren’t on Facebook yet').first().waitFor();
  await page.getByRole('link', { name: 'Instagram' }).focus();
  await page.getByRole('tooltip').waitFor();
  expect(await violations(page)).toEqual([]);
});
