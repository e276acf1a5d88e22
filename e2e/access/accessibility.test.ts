import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { everyPath } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';
import { contrastViolations, violations } from './axe.ts';

async function open(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  await visit(page, path);
}

test.for(everyPath)(
  'axe finds nothing on %s at 320, 768 and 1280 px, in light and dark mode',
  async (path, { sharedPage: page }) => {
    await open(page, path, 320);
    await showEverything(page);
    for (const width of [320, 768, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violations(page), `${width} px`).toEqual([]);
    }
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page), 'dark').toEqual([]);
  },
);

test.for([360, 768, 1440])(
  'axe finds nothing on the home page at %i px with the menu and all questions open',
  async (width, { page }) => {
    await open(page, paths.home, width);
    for (const question of await page.locator('details').all())
      await question.locator('summary').click();
    await page.locator('header button[popovertarget]:visible').click();
    expect(await page.locator('details[open]').count()).toBe(6);
    expect(await page.locator('[popover]:popover-open').count()).toBe(1);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), colorScheme).toEqual([]);
    }
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
