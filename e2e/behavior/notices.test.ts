import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import {
  closeNotice,
  loadTooltips,
  notice,
  pauseClock,
  showOne,
  swipe,
} from '../support/notices.ts';
import { siteContext } from '../support/site-context.ts';
import { testWithoutPainting as test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('§9 Toasts: at most 1 is visible; a new one replaces it', async ({ sharedPage: page }) => {
  await showHome(page);
  for (const name of ['Facebook', 'Instagram', 'Privacy Policy']) {
    await page.getByRole('contentinfo').getByRole('link', { name }).click();
    await notice(page).filter({ hasText: name }).waitFor();
    expect(await notice(page).count()).toBe(1);
  }
});

test('§9 Toasts: a swipe to the right of more than 50 pixels dismisses, a shorter one does not', async ({
  sharedPage: page,
}) => {
  await showHome(page);
  await showOne(page);
  await swipe(page, 45);
  expect(await notice(page).isVisible()).toBe(true);
  await swipe(page, -90);
  expect(await notice(page).isVisible()).toBe(true);
  await swipe(page, 60);
  await expect.poll(() => notice(page).isVisible()).toBe(false);
});

test('§9 Toasts: F8 moves focus to the toast region', async ({ sharedPage: page }) => {
  await showHome(page);
  await showOne(page);
  await page.keyboard.press('F8');
  await expect
    .poll(() =>
      page.evaluate(
        () => document.activeElement?.closest('.notice-region, [role="region"]') !== null,
      ),
    )
    .toBe(true);
  const region = page.getByRole('region', { name: /F8/ });
  expect(await region.evaluate((element) => element.contains(document.activeElement))).toBe(true);
});

test('§9 Toasts: one is announced to screen readers, and its button closes it', async ({
  sharedPage: page,
}) => {
  await showHome(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).click();
  await page
    .getByRole('status')
    .filter({ hasText: siteContext.phone })
    .first()
    .waitFor({ state: 'attached' });
  await closeNotice(page);
});

test('a notice gives the focus back to its control: after Escape and after its close button', async ({
  sharedPage: page,
}) => {
  await visit(page, '/events');
  const control = page.getByRole('link', { name: 'Learn More →' }).first();
  const focusIsBack = () => control.evaluate((element) => element === document.activeElement);
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => notice(page).getByRole('button', { name: 'Close' }).press('Enter'),
    () => notice(page).getByRole('button', { name: 'Close' }).click(),
  ]) {
    await control.press('Enter');
    await notice(page).waitFor();
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect.poll(focusIsBack).toBe(false);
    await close();
    await expect.poll(() => notice(page).isVisible()).toBe(false);
    expect(await focusIsBack()).toBe(true);
  }
});

test('§9 Tooltips: one opens under a pointer that came to rest before its code loaded', async ({
  sharedPage: page,
}) => {
  await page.route(/\/Hint-/, async (route) => {
    await setTimeout(300);
    await route.continue();
  });
  await visit(page, '/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).hover();
  await page.locator('.tooltip').filter({ hasText: 'Facebook' }).waitFor();
});

test('tooltips: none opens under a pointer that left just after its code loaded', async ({
  sharedPage: page,
}) => {
  await visit(page, '/');
  const footer = page.getByRole('contentinfo');
  for (const [index, name] of ['Facebook', 'Instagram', 'Twitter'].entries()) {
    await footer.getByRole('link', { name }).hover();
    await expect.poll(() => footer.locator('[data-state] > a').count()).toBe(index + 1);
    // In two steps, as a hand does it: should one have opened meanwhile, the second step closes it.
    await page.mouse.move(5, 5, { steps: 2 });
  }
  await setTimeout(1000);
  expect(await page.locator('.tooltip').count()).toBe(0);
});

test('§9 Tooltips: keyboard focus opens one at once, Escape closes it', async ({
  sharedPage: page,
}) => {
  await visit(page, '/');
  await loadTooltips(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).focus();
  await page.keyboard.press('Tab');
  await page.locator('.tooltip').filter({ hasText: 'Instagram' }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('.tooltip').count()).toBe(0);
});

test('notices and tooltips: their code is loaded only when first needed', async ({
  sharedPage: page,
}) => {
  const scripts: string[] = [];
  page.on(
    'request',
    (request) => /\/(?:Notices|Hint)-/.test(request.url()) && scripts.push(request.url()),
  );
  await visit(page, '/');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(scripts).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy Policy' }).click();
  await notice(page).waitFor();
  expect(scripts.filter((url) => url.includes('/Notices-'))).toHaveLength(1);
});

/* These come last: they stop the clock of the page that the tests share. */

test('§9 Tooltips: one opens after the pointer has rested for 700 ms', async ({
  sharedPage: page,
}) => {
  await showPaused(page);
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' });
  await link.hover();
  await page.clock.runFor(650);
  expect(await page.locator('.tooltip').count()).toBe(0);
  await page.clock.runFor(100);
  await page.locator('.tooltip').filter({ hasText: 'Facebook' }).waitFor();
});

test('§9 Toasts: one stays for 5000 ms, even after another was closed by hand', async ({
  sharedPage: page,
}) => {
  await showPaused(page);
  await showOne(page);
  await page.clock.runFor(4900);
  expect(await notice(page).isVisible()).toBe(true);
  await page.clock.runFor(200);
  await expect.poll(() => notice(page).isVisible()).toBe(false);
});

test('§9 Toasts: one stays while the pointer or the focus is on it', async ({
  sharedPage: page,
}) => {
  await showPaused(page);
  await showOne(page);
  await notice(page).hover();
  await page.clock.runFor(20_000);
  expect(await notice(page).isVisible()).toBe(true);
  await notice(page).getByRole('link').first().focus();
  await page.mouse.move(5, 5);
  await page.clock.runFor(20_000);
  expect(await notice(page).isVisible()).toBe(true);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' }).focus();
  await page.clock.runFor(5100);
  await expect.poll(() => notice(page).isVisible()).toBe(false);
});

/** Shows the home page without a notice; one load is enough for tests that leave it as it was. */
async function showHome(page: Page): Promise<void> {
  if (new URL(page.url()).pathname !== '/') await visit(page, '/');
  else if (await notice(page).isVisible()) await closeNotice(page);
}

let isPaused = false;

/** Shows the home page, whose clock stands still from then on unless a test advances it. */
async function showPaused(page: Page): Promise<void> {
  if (!isPaused) await pauseClock(page);
  isPaused = true;
}
