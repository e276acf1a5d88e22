import { expect } from 'vitest';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('§2 Home: the arrow in the hero moves to the things to do', async ({ sharedPage: page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Scroll down' }).click();
  const heading = page.getByRole('heading', { name: 'Unforgettable Experiences' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Number.NaN).toBeLessThan(400);
  const top = (await heading.boundingBox())?.y ?? Number.NaN;
  const bar = await page.getByRole('banner').boundingBox();
  expect(top, 'not behind the sticky bar').toBeGreaterThan(bar?.height ?? Number.NaN);
});

test('§2 Home: questions expand and collapse independently', async ({ sharedPage: page }) => {
  await visit(page, '/');
  const answers = page.locator('details p');
  const summaries = page.locator('summary');
  const shown = () => answers.evaluateAll((all) => all.map((answer) => answer.checkVisibility()));
  expect(await shown()).toEqual([false, false, false, false, false, false]);
  await summaries.nth(0).click();
  await summaries.nth(3).click();
  expect(await shown()).toEqual([true, false, false, true, false, false]);
  await summaries.nth(0).click();
  expect(await shown()).toEqual([false, false, false, true, false, false]);
});
