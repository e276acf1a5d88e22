import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { answerCalls, arriveWith, holdBack, QUIET_PATH } from './arrive-with.ts';
import { everyPath } from './pages.ts';
import { test } from './test.ts';
import { follow, visit } from './visit.ts';

/** The heading of a page that is not there yet. */
const PENDING = 'One moment …';

/** Data-driven page, the API path that it waits for, the number of placeholders meanwhile (sections 2 and 9). */
const lists = [
  ['/things-to-do', '/api/activities', 6],
  ['/wine-spirits', '/api/activities', 6],
  ['/water-sports', '/api/activities', 6],
  ['/outdoor', '/api/activities', 6],
  ['/culture', '/api/activities', 6],
  ['/dining', '/api/activities', 6],
  ['/entertainment', '/api/activities', 6],
  ['/destinations', '/api/destinations', 9],
  ['/events', '/api/events', 6],
] as const;

test('§9 Placeholders: 6 activities, 9 destinations, 6 events and 6 on a category page while the list loads', async ({
  page,
}) => {
  await answerCalls(page, Object.fromEntries(lists.map(([, apiPath]) => [apiPath, 'nothing'])));
  await visit(page, QUIET_PATH);
  for (const [path, , count] of lists) {
    await follow(page, path);
    await expect.poll(() => page.evaluate(() => location.pathname)).toBe(path);
    await expect.poll(() => placeholders(page).count(), { message: path }).toBe(count);
  }
});

test('§9 Placeholders: 3 for the featured activities on the 404 page (decision 23)', async ({ page }) => {
  await answerCalls(page, { '/api/activities/featured': 'nothing' });
  await visit(page, QUIET_PATH);
  await page.evaluate(() => history.pushState(null, '', '/no-such-page'));
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  await expect.poll(() => placeholders(page).count()).toBe(3);
});

test('§9 Placeholders: 2 for the featured events on /contact (decision 23)', async ({ page }) => {
  await arriveWith(page, '/contact', { '/api/events/featured': 'nothing' });
  await page.getByRole('heading', { level: 1, name: 'Contact' }).waitFor();
  await expect.poll(() => placeholders(page).count()).toBe(2);
});

test('§2 Home: the sections have 6, 3, 4 and 6 placeholders while they load (decision 22)', async ({ page }) => {
  await arriveWith(page, '/', {
    '/api/activities/featured': 'nothing',
    '/api/destinations/featured': 'nothing',
    '/api/events/featured': 'nothing',
    '/api/blog/featured': 'nothing',
  });
  const sections = ['Unforgettable Experiences', 'Must-Visit Destinations', 'Upcoming Events', 'Travel Guides'];
  for (const [index, name] of sections.entries()) {
    const shown = page.getByRole('region', { name }).locator('[data-placeholder]');
    await expect.poll(() => shown.count(), { message: name }).toBe([6, 3, 4, 6][index]);
  }
});

test('§4 States: the blog list loads with a large placeholder and 4 at the side, 3 in featured mode', async ({ page }) => {
  await arriveWith(page, '/blog', { '/api/blog': 'nothing' });
  await page.getByRole('heading', { level: 1, name: 'Travel Blog' }).waitFor();
  await expect.poll(() => placeholders(page).count()).toBe(1 + 4);
  await arriveWith(page, '/blog/1', { '/api/blog/featured': 'nothing' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => placeholders(page).count()).toBe(1 + 3);
});

test('§2 Blog post: a skeleton stands in while the post loads', async ({ page }) => {
  const release = await holdBack(page, ({ pathname }) => pathname === '/api/blog/1');
  await arriveWith(page, '/blog/1', {});
  const skeleton = page.locator('main .post-head[data-placeholder]');
  await skeleton.waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(PENDING);
  release();
  await page.getByRole('article').first().waitFor();
  await skeleton.waitFor({ state: 'detached' });
});

test('§4 States: placeholders give way to what was loaded, which begins at the same place', async ({ page }) => {
  for (const [path, apiPath] of [lists[0], lists[1], lists[7], lists[8]]) {
    const release = await holdBack(page, ({ pathname }) => pathname === apiPath);
    await arriveWith(page, path, {});
    await placeholders(page).first().waitFor();
    const before = await placeholders(page).first().boundingBox();
    release();
    const card = page.getByRole('main').getByRole('article').first();
    await card.waitFor();
    const after = await card.boundingBox();
    expect([path, after?.x, after?.y, after?.width]).toEqual([path, before?.x, before?.y, before?.width]);
    await expect.poll(() => placeholders(page).count()).toBe(0);
    await page.unrouteAll();
  }
});

test('§4 States: the first page of a visit arrives complete, without a placeholder or a call of the API', async ({
  page,
  guide,
}) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  for (const path of everyPath) {
    expect(await (await fetch(guide.url + path)).text(), path).not.toContain('data-placeholder');
    await visit(page, path);
    expect([path, await placeholders(page).count()]).toEqual([path, 0]);
  }
  expect(calls).toEqual([]);
});

test('§4 States: on a slow network a placeholder stands in at once while a page’s code is on its way', async ({ page }) => {
  await visit(page, QUIET_PATH);
  const release = await holdBack(page, ({ pathname }) => pathname.startsWith('/assets/'));
  await follow(page, '/events');
  await placeholders(page).first().waitFor();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe(PENDING);
  expect(await page.getByRole('banner').isVisible()).toBe(true);
  release();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
});

function placeholders(page: Page) {
  return page.locator('main [data-placeholder]');
}
