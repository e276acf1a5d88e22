import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import { QUIET_PATH } from './arrive-with.ts';
import type { Guide } from './guide.ts';
import { everyPath } from './pages.ts';
import { siteFacts } from './site-facts.ts';
import { test } from './test.ts';
import { follow, inFreshPage, visit } from './visit.ts';

/** Every row of bad-inputs.jsonl that begins with "client" and is about what a browser lacks. */

test('client stale JS after deploy: a chunk that is gone means a full page load, not a blank screen', async ({ page }) => {
  await visit(page, QUIET_PATH);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await page.route('**/assets/EventsPage*', (route) => route.fulfill({ status: 404, body: 'There is no such file.' }), {
    times: 1,
  });
  await follow(page, '/events');
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(false);
  expect(new URL(page.url()).pathname).toBe('/events');
});

test('client stale JS after deploy: where the application itself is gone, the page stays as the server sent it', ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { baseURL: guide.url }, async (page) => {
    await page.route('**/assets/client*', (route) => route.fulfill({ status: 404, body: 'There is no such file.' }));
    const missing = page.waitForResponse('**/assets/client*');
    await page.goto('/events');
    await missing;
    expect(await page.getByRole('main').getByRole('article').count()).toBeGreaterThan(0);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Blog' }).click();
    await page.getByRole('heading', { level: 1, name: 'Travel Blog' }).waitFor();
  }));

test('client JS off: every page has its text and its links', ({ browser, guide }) =>
  withoutScript(browser, guide, async (page) => {
    for (const path of everyPath) {
      await page.goto(path);
      expect((await page.getByRole('main').innerText()).length, path).toBeGreaterThan(200);
      expect(await page.getByRole('link').count(), path).toBeGreaterThan(10);
    }
    await page.goto('/');
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Events');
  }));

test('client JS off: the answers to all questions can be read', ({ browser, guide }) =>
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

test('client CSS off: the reading order is header, title, content, footer', async ({ page }) => {
  await page.route('**/*.css', (route) => route.abort());
  for (const path of ['/', '/events', '/blog/1', '/destinations/austin']) {
    await page.goto(path);
    const text = await page.locator('body').innerText();
    const title = await page.getByRole('heading', { level: 1 }).innerText();
    const section = await page.getByRole('main').locator('h2, h3').last().innerText();
    const order = [siteFacts.brand, title, section, `© 2024 ${siteFacts.brand}`].map((words) => text.indexOf(words));
    expect(order, path).not.toContain(-1);
    expect(order, path).toEqual(order.toSorted((a, b) => a - b));
  }
});

test('client localStorage blocked: pages, navigation and notices work', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      const get = () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      };
      Object.defineProperty(window, name, { get });
    }
  });
  await visit(page, '/');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  await page.getByRole('link', { name: 'Learn More' }).first().click();
  await page.getByText(`Call ${siteFacts.phone}`).first().waitFor();
});

function withoutScript(browser: Browser, { url }: Guide, look: (page: Page) => Promise<void>): Promise<void> {
  return inFreshPage(browser, { baseURL: url, javaScriptEnabled: false }, look);
}
