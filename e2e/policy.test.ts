import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../src/site/paths.ts';
import { watchFaults } from './faults.ts';
import { everyPage, everyPath } from './pages.ts';
import { test } from './test.ts';
import { follow, showEverything, visit } from './visit.ts';

test('every page is sent under the strict policy: no inline script, no inline style, no other host, trusted types', async ({
  guide,
}) => {
  for (const { path } of everyPage) {
    const { headers } = await fetch(guide.url + path);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    );
  }
});

test.for(everyPage)(
  '$path loads and is used without an error, a hydration mismatch or a violation of the policy',
  async ({ path, status }, { page }) => {
    const faults = watchFaults(page.context());
    // A tooltip closes when its control scrolls, as it would for half a second.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await visit(page, path);
    await showEverything(page);
    await useControls(page);
    // The browser reports the page's own status 404 as an error.
    expect(faults.filter((fault) => status === 200 || !fault.endsWith('404 (Not Found)'))).toEqual([]);
    expect(new URL(page.url()).pathname).toBe(path);
  },
);

/** All paths that the browser knows; an unknown one is left to the server. */
const pagesOfTheTable = everyPath.filter((path) => path !== '/no-such-page');

test('client navigation through all pages, and back, causes no error, no violation and no full load', async ({ page }) => {
  const faults = watchFaults(page.context());
  const loads: string[] = [];
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, paths.contact);
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  for (const path of pagesOfTheTable) {
    await follow(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('[data-placeholder]') === null);
  }
  for (const path of pagesOfTheTable.slice(0, -1).reverse()) {
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  expect(loads).toEqual([]);
  // The one fetch of a post that does not exist answers 404, as specified.
  expect(faults.filter((fault) => !fault.includes('/api/blog/999999'))).toEqual([]);
});

/** Opens menus and questions, comes to an icon by keyboard, and asks controls without an action what to do instead. */
async function useControls(page: Page): Promise<void> {
  for (const question of await page.locator('summary').all()) await question.click();
  await page.getByRole('button', { name: 'Things to Do' }).click();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Facebook' }).focus();
  await page.getByRole('tooltip').waitFor();
  const first = page.locator('main').locator('a[href="#"], [data-notice]').first();
  const last = page.locator('a[href="#"]').last();
  for (const control of [...((await first.count()) > 0 ? [first] : []), last]) {
    await control.click();
    await page.locator('.notice[data-state="open"]').getByRole('button', { name: 'Close' }).click();
  }
}
