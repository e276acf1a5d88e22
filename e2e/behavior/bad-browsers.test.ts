import type { Browser, Page, Route } from 'playwright-core';
import { expect } from 'vitest';
import { QUIET_PATH } from '../support/arrive-with.ts';
import type { Guide } from '../support/guide.ts';
import { test } from '../support/test.ts';
import { follow, inFreshPage, visit } from '../support/visit.ts';

/** The rows of bad-inputs.jsonl that start with "client" and are about what a browser lacks. */

test('client stale JS after deploy: a missing chunk causes a full page load, not a blank screen', async ({
  sharedPage: page,
}) => {
  // Before the visit: the pages that it leads to are fetched ahead.
  let isGone = true;
  await page.route('**/assets/EventsPage*', (route) =>
    isGone ? route.fulfill({ status: 404, body: 'There is no such file.' }) : route.continue(),
  );
  await visit(page, QUIET_PATH);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) isGone = false;
  });
  await follow(page, '/events');
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/events');
});

test('client stale JS after deploy: if the application itself is missing, the page stays as the server sent it', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url }, async (page) => {
    await page.route('**/assets/client*', (route) =>
      route.fulfill({ status: 404, body: 'There is no such file.' }),
    );
    const missing = page.waitForResponse('**/assets/client*');
    await page.goto('/events');
    await missing;
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Travel Blog' }).waitFor();
  }));

test('client JS off: all FAQ answers can be read', ({ browser, guide }) =>
  withoutScript(browser, guide, async (page) => {
    await page.goto('/');
    for (const question of await page.locator('details').all()) {
      await question.locator('summary').click();
      expect(await question.locator('p').isVisible()).toBe(true);
    }
  }));

test('client JS off: both menus can be reached', ({ browser, guide }) =>
  withoutScript(browser, guide, async (page) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Things to Do' }).click();
    await page.locator('.dropdown').getByRole('link', { name: 'Culture' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Culture & Heritage');
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('#menu').getByRole('link', { name: 'Blog' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Travel Blog');
  }));

test('without JavaScript the menus open and close, and questions open independently', ({
  browser,
  guide,
}) =>
  withoutScript(browser, guide, async (page) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/');
    await page.getByRole('button', { name: 'Menu' }).click();
    expect(await page.locator('#menu').isVisible()).toBe(true);
    await page.keyboard.press('Escape');
    expect(await page.locator('#menu').isVisible()).toBe(false);
    const questions = page.locator('details');
    await questions.nth(0).locator('summary').click();
    await questions.nth(2).locator('summary').click();
    expect(await page.locator('details[open]').count()).toBe(2);
    await questions.nth(0).locator('summary').click();
    expect(await page.locator('details[open]').count()).toBe(1);
  }));

test('client localStorage blocked: pages, navigation and notices work', async ({
  sharedPage: page,
}) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
  await visit(page, '/');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
    .click();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  await page.getByRole('link', { name: 'Learn More' }).first().click();
  await page.locator('.notice').getByRole('link', { name: 'Go to its page' }).waitFor();
});

/** The application discards the first page's state, and hydrates the second with what's left. */
test('a page whose state was truncated or changed in transit still works in the browser', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url, reducedMotion: 'reduce' }, async (page) => {
    for (const change of [
      (state: string) => state.slice(0, state.length / 2),
      (state: string) =>
        state.replace(/"answers":.*$/s, '"answers":{"/api/events":[null,5,{"id":"x"}]}}'),
    ]) {
      await changeState(page, '/events', change);
      const application = page.waitForResponse('**/assets/client*');
      await page.goto('/events');
      await page.evaluate(() => dispatchEvent(new Event('touchstart')));
      await application;
      await page.waitForLoadState('networkidle');
      expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Events');
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Discover Texas Hill Country' }).waitFor();
    }
  }));

/** Changes the state block of the page at the path the next time it loads. */
function changeState(
  page: Page,
  path: string,
  change: (state: string) => string,
): Promise<unknown> {
  const answer = async (route: Route) => {
    const response = await route.fetch();
    const html = await response.text();
    const body = html.replace(
      /(?<=<script type="application\/json" id="state">).*?(?=<\/script>)/s,
      change,
    );
    expect(body).not.toBe(html);
    await route.fulfill({ response, body });
  };
  return page.route((url) => url.pathname === path, answer, { times: 1 });
}

function withoutScript(
  browser: Browser,
  { url }: Guide,
  look: (page: Page) => Promise<void>,
): Promise<void> {
  return inFreshPage(browser, { baseURL: url, javaScriptEnabled: false }, look);
}
