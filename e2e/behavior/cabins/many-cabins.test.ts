import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { contrastViolations, violations } from '../../accessibility/axe.ts';
import { inFreshPage, visit } from '../../support/visit.ts';
import { testWithTwelveCabins as test } from './rented-cabins.ts';

const PHONE = { width: 360, height: 740 };

const cards = (page: Page) => page.locator('.cabin-card').filter({ visible: true });

test.for([true, false])(
  'twelve cabins are chosen by guests, dogs, steps and price, and the way back works; with JavaScript: %s (decision 51)',
  async (javaScriptEnabled, { browser, guide }) => {
    await inFreshPage(browser, { javaScriptEnabled, viewport: PHONE }, async (page) => {
      if (javaScriptEnabled) await visit(page, guide.url + paths.cabins);
      else await page.goto(guide.url + paths.cabins);
      expect(await cards(page).count()).toBe(12);
      const wishes = page.getByRole('navigation', { name: 'Which cabins' }).getByRole('link');
      const names = await wishes.allTextContents();
      expect(names).toEqual(
        expect.arrayContaining(['All 12', 'Sleeps 4 or more 9', 'Dogs welcome 4', 'Step-free 1']),
      );
      expect(names.some((name) => /^Up to \$\d+ a night \d+$/.test(name))).toBe(true);
      for (const name of names.toReversed()) {
        await wishes.filter({ hasText: name }).click();
        await expect.poll(() => cards(page).count()).toBe(Number(/\d+$/.exec(name)?.[0]));
        const boxes = await wishes.evaluateAll((all) => all.map((one) => one.clientHeight));
        expect(Math.min(...boxes)).toBeGreaterThanOrEqual(42);
      }
      await page.goBack();
      expect(await cards(page).count()).toBe(9);
    });
  },
);

test('on a phone, the booking site stays in sight along twelve cabins, and the table says that it moves (decision 51)', async ({
  sharedPage: page,
  guide,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, guide.url + paths.cabins);
  const book = page.getByRole('link', { name: /^See dates and prices/ });
  for (const name of ['Cabin 1', 'Cabin 7', 'Cabin 12']) {
    await page.getByRole('heading', { name, exact: true }).scrollIntoViewIfNeeded();
    const { y = 0, height = 0 } = (await book.boundingBox()) ?? {};
    expect([y > 600, y + height <= PHONE.height]).toEqual([true, true]);
  }
  await page.getByText('Slide the table sideways to see all 12.').scrollIntoViewIfNeeded();
  const table = page.getByRole('region', { name: 'Side by side' });
  expect(await table.getByRole('row', { name: /^A night From \$140/ }).isVisible()).toBe(true);
  expect(await table.evaluate((one) => one.scrollWidth > one.clientWidth)).toBe(true);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
});
