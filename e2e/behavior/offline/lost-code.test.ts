import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { planLink } from '../../../src/features/plan/link/plan-link.ts';
import { paths } from '../../../src/model/paths.ts';
import { notice } from '../../support/notices.ts';
import { test } from '../../support/test.ts';
import { isHydrated, untilHydrated, visit, watchLoads } from '../../support/visit.ts';
import { BLUE_HOLE, plan, rows, visitWithPlan } from '../plan/visit-plan.ts';

/** Pages whose connection is gone once they work, and whose later code can't be had. */

test('saving without a signal leaves the page as it is, and the next touch saves', async ({
  page,
}) => {
  await visit(page, paths.events);
  const loads = watchLoads(page);
  const save = page.locator('.save').first();
  await loseLine(page, () => save.click());
  expect(await save.getAttribute('aria-pressed')).toBe('false');
  await save.click();
  await page.getByRole('link', { name: 'My plan: 1 saved' }).waitFor();
  expect(loads).toEqual([]);
});

test('a notice without a signal leaves the page as it is; its words are asked for once, so the next touch loads the page', async ({
  page,
}) => {
  await visit(page, paths.events);
  const loads = watchLoads(page);
  const control = page.getByText('Privacy Policy');
  await loseLine(page, () => control.click());
  expect(loads).toEqual([]);
  const load = page.waitForEvent('load');
  await control.click();
  await load;
  await untilHydrated(page);
  await control.click();
  await notice(page).waitFor();
});

test('code that is gone, as after a new release, is a full load', async ({ page }) => {
  await visit(page, paths.events);
  const loads = watchLoads(page);
  await page.route(/\/(Notices|my-plan)-/, (route) => route.fulfill({ status: 404 }));
  for (const control of [page.getByText('Privacy Policy'), page.locator('.save').first()]) {
    const load = page.waitForEvent('load');
    await control.click();
    await load;
    await untilHydrated(page);
  }
  expect(loads).toEqual([paths.events, paths.events]);
});

test('the plan and the ways to take it along need no code that comes later', async ({ page }) => {
  await loseLaterCode(page);
  await visitWithPlan(page);
  expect((await plan(page)).flat()).toContain(BLUE_HOLE);
  await page.getByLabel('The link to your plan').waitFor();
});

test('a plan in a link that cannot be shown is said so, and can be tried again', async ({
  page,
  guide,
}) => {
  await loseLaterCode(page);
  const made = planLink(guide.url + paths.plan, [{ key: 'a1', order: 0, changes: 1 }], false);
  if (!('link' in made)) throw new Error('There are no notes.');
  await visit(page, made.link);
  await page.getByRole('heading', { name: 'The plan in this link could not be loaded' }).waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  const lost = page.getByRole('alert').filter({ hasText: 'The plan in this link' });
  await lost.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Take all' }).waitFor();
  await expect.poll(() => rows(page).count()).toBe(1);
});

test('a calendar that cannot be made is said so, and can be tried again', async ({ page }) => {
  await loseLaterCode(page);
  await visitWithPlan(page);
  const button = page.getByRole('button', { name: 'Add to my calendar' });
  await button.click();
  const lost = page.getByText('The calendar could not be loaded');
  await lost.waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  const download = page.waitForEvent('download');
  await button.click();
  expect((await download).suggestedFilename()).toBe('hill-country-plan.ics');
  await lost.waitFor({ state: 'detached' });
});

test('a guide that cannot be kept is said so once the visitor asks for it, and can be tried again', async ({
  page,
}) => {
  await loseLaterCode(page);
  await visit(page, paths.plan);
  const button = page.getByRole('button', { name: 'Keep this guide on your phone' });
  await button.scrollIntoViewIfNeeded();
  const alert = page.getByText('It can’t be kept just now');
  expect(await alert.count()).toBe(0);
  await button.click();
  await alert.waitFor();
  await page.unrouteAll({ behavior: 'wait' });
  await button.click();
  await alert.waitFor({ state: 'detached' });
});

/** The connection is gone while `touch` needs it, until the page has seen that it is. */
async function loseLine(page: Page, touch: () => Promise<void>): Promise<void> {
  await page.context().setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'HEAD');
  await touch();
  await failed;
  await page.context().setOffline(false);
}

/** From the moment when React has hydrated the page, its code can't be had. */
async function loseLaterCode(page: Page): Promise<void> {
  await page.route('**/assets/*.js', async (route) => {
    if (await page.evaluate(isHydrated)) await route.abort();
    else await route.continue();
  });
}
