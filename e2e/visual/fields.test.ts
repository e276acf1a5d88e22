import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { visitWithPlan } from '../behavior/plan/visit-plan.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** What the eye compares between the fields of two pages. */
function looksOf(page: Page, field: string) {
  return page
    .locator(field)
    .first()
    .evaluate((one) => {
      const { borderTopWidth, borderTopColor, borderRadius, backgroundColor, appearance } =
        getComputedStyle(one);
      return { borderTopWidth, borderTopColor, borderRadius, backgroundColor, appearance };
    });
}

test('choices of search and plan have the same frame and arrow, and the dates of a stay the same frame', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.search);
  const choice = await looksOf(page, '.search-choice select');
  expect(choice.appearance).toBe('none');
  await visitWithPlan(page);
  expect(await looksOf(page, '.plan-tools select')).toEqual(choice);
  await visit(page, paths.stay);
  const { appearance: _, ...frame } = choice;
  expect(await looksOf(page, '.stay-dates input')).toMatchObject(frame);
});

test('by night, a tick to set is as dark as the fields beside it, and once set shows its mark', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit(page, paths.search);
  const { backgroundColor } = await looksOf(page, '.search-choice select');
  const tick = page.getByRole('checkbox', { name: 'Indoors' });
  expect(await looksOf(page, '.search-traits input')).toMatchObject({ backgroundColor });
  await tick.check();
  expect(
    await tick.evaluate((one) => {
      const { height, borderBottomColor } = getComputedStyle(one, '::before');
      return [height, borderBottomColor, getComputedStyle(one).backgroundColor];
    }),
  ).toEqual(['13px', backgroundColor, 'rgb(179, 188, 255)']);
});

test('on a phone, what unfolds says so with the arrow of a choice, not with the browser’s triangle', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.search);
  const summary = page.locator('.search-narrow summary');
  const arrow = () =>
    summary.evaluate((one) => {
      const { rotate, borderBottomWidth } = getComputedStyle(one, '::after');
      return [getComputedStyle(one).listStyleType, borderBottomWidth, rotate];
    });
  expect(await arrow()).toEqual(['none', '2px', '45deg']);
  await summary.click();
  expect(await arrow()).toEqual(['none', '2px', '225deg']);
});
