import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { holdBack, QUIET_PATH } from '../../support/arrive-with.ts';
import { mainLink, pageHeading } from '../../support/locators.ts';
import { testWithoutPainting as test } from '../../support/test.ts';
import { follow, untilShown, visit } from '../../support/visit.ts';

test('navigation: a link scrolls to the top, and back restores the scroll position', async ({
  sharedPage: page,
}) => {
  await visit(page, '/things-to-do');
  await scrollTo(page, 1200);
  await follow(page, '/events');
  await pageHeading(page, 'Events').waitFor();
  expect(await scrolled(page)).toBe(0);
  await scrollTo(page, 600);
  await page.goBack();
  await pageHeading(page, 'Things to Do').waitFor();
  await expect.poll(() => scrolled(page)).toBe(1200);
  await page.goForward();
  await pageHeading(page, 'Events').waitFor();
  await expect.poll(() => scrolled(page)).toBe(600);
});

test('navigation: going back restores the scroll position at once, without scrolling through the page', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, '/things-to-do');
  await scrollTo(page, 1200);
  await follow(page, '/events');
  await pageHeading(page, 'Events').waitFor();
  expect(await scrolled(page)).toBe(0);
  // The browser reports a scroll one frame later.
  await untilShown(page);
  const positions = await page.evaluateHandle(() => {
    const passed: number[] = [];
    addEventListener('scroll', () => passed.push(Math.round(scrollY)));
    return passed;
  });
  await page.goBack();
  await pageHeading(page, 'Things to Do').waitFor();
  await expect.poll(() => scrolled(page)).toBe(1200);
  await expect.poll(async () => [...new Set(await positions.jsonValue())]).toEqual([1200]);
});

test('navigation: the title changes, focus moves to the content, and the title is announced', async ({
  sharedPage: page,
}) => {
  await visit(page, '/');
  await mainLink(page, 'Events').click();
  await pageHeading(page, 'Events').waitFor();
  await expect.poll(() => page.title()).toMatch(/^Events \|/);
  const title = await page.title();
  await expect.poll(() => page.locator('[aria-live="assertive"]').textContent()).toBe(title);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('navigation: a page whose data arrives late is announced with its own title', async ({
  sharedPage: page,
}) => {
  const release = await holdBack(page, ({ pathname }) => pathname === '/api/blog/1');
  await visit(page, QUIET_PATH);
  await follow(page, '/blog/1');
  await page.locator('[data-placeholder]').first().waitFor();
  release();
  await expect
    .poll(() => page.locator('[aria-live="assertive"]').textContent())
    .toMatch(/^Barbecue by the pound/);
});

test('navigation: the first page of a visit does not take focus and announces nothing', async ({
  sharedPage: page,
}) => {
  await visit(page, '/events');
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await page.locator('[aria-live="assertive"]').textContent()).toBe('');
});

test('navigation: a click with Control opens a new tab and leaves the current page alone', async ({
  sharedPage: page,
}) => {
  await visit(page, '/');
  const opened = page.context().waitForEvent('page');
  await mainLink(page, 'Events').click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL('**/events');
  await tab.close();
  expect(new URL(page.url()).pathname).toBe('/');
});

test('navigation: a link to the current page adds nothing to the history', async ({
  sharedPage: page,
}) => {
  await visit(page, '/events');
  await scrollTo(page, 400);
  const length = await page.evaluate(() => history.length);
  await page
    .getByRole('contentinfo')
    .getByRole('link', { name: 'Events' })
    .evaluate((link: HTMLElement) => link.click());
  await expect.poll(() => scrolled(page)).toBe(0);
  expect(await page.evaluate(() => history.length)).toBe(length);
});

test('navigation: of quick clicks the last page is shown, and nothing is thrown', async ({
  sharedPage: page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await visit(page, '/');
  await page.evaluate(() => {
    for (const path of ['/blog', '/destinations', '/events'])
      document.querySelector<HTMLElement>(`.nav-wide a[href="${path}"]`)?.click();
  });
  await pageHeading(page, 'Events').waitFor();
  expect(errors).toEqual([]);
});

function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((y) => window.scrollTo({ top: y, behavior: 'instant' }), top);
}

function scrolled(page: Page): Promise<number> {
  return page.evaluate(() => Math.round(scrollY));
}

test('fragment that is not encoded: the page is shown from the top, without an error', async ({
  sharedPage: page,
}) => {
  await visit(page, QUIET_PATH);
  await page.evaluate(() => {
    const link = document.createElement('a');
    link.href = '/blog#%zz';
    document.body.append(link);
    link.click();
  });
  await page.getByRole('heading', { level: 1, name: 'Travel Blog' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});
