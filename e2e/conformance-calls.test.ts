import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { QUIET_PATH } from './arrive-with.ts';
import { test } from './test.ts';
import { follow, visit } from './visit.ts';

const home = ['/api/activities/featured', '/api/blog/featured', '/api/destinations/featured', '/api/events/featured'];

/** Who reads what: the table of section 7; /contact, the 404 page and posts show featured lists as well (decision 23). */
const callsOf: Record<string, string[]> = {
  '/': home,
  '/things-to-do': ['/api/activities'],
  '/wine-spirits': ['/api/activities'],
  '/water-sports': ['/api/activities'],
  '/outdoor': ['/api/activities'],
  '/culture': ['/api/activities'],
  '/dining': ['/api/activities'],
  '/entertainment': ['/api/activities'],
  '/destinations': ['/api/destinations'],
  '/events': ['/api/events'],
  '/blog': ['/api/blog'],
  '/blog/3': ['/api/blog/3', '/api/blog/featured'],
  '/contact': ['/api/events/featured'],
};

const FIVE_MINUTES = 5 * 60 * 1000;

test('§7 Calls: every page makes exactly its calls, all GET and without a payload', async ({ page }) => {
  const requests = await apiRequests(page);
  for (const [path, expected] of Object.entries(callsOf)) {
    await visit(page, QUIET_PATH);
    requests.length = 0;
    await follow(page, path);
    await untilLoaded(page);
    expect([path, requests.map((request) => new URL(request.url()).pathname).sort()]).toEqual([path, expected]);
    for (const request of requests) {
      expect([request.method(), request.postData(), new URL(request.url()).search]).toEqual(['GET', null, '']);
    }
  }
});

test('§2 Destination detail: the content is fixed in the page; no call of the API is made', async ({ page }) => {
  const requests = await apiRequests(page);
  await visit(page, QUIET_PATH);
  for (const [slug, name] of [
    ['fredericksburg', 'Fredericksburg'],
    ['dripping-springs', 'Dripping Springs'],
    ['new-braunfels', 'New Braunfels'],
    ['austin', 'Austin'],
  ]) {
    await follow(page, `/destinations/${slug}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  expect(requests).toEqual([]);
});

test('§7 Calls: each is sent with credentials included (decision 18)', async ({ page }) => {
  await page.addInitScript(() => {
    const original = window.fetch;
    const sent: [string, string | undefined][] = [];
    Object.assign(window, { sentCalls: sent });
    window.fetch = (input, init) => {
      sent.push([String(input), init?.credentials]);
      return original(input, init);
    };
  });
  await visit(page, QUIET_PATH);
  for (const path of ['/', '/blog/3']) {
    await follow(page, path);
    await untilLoaded(page);
  }
  const sent = await page.evaluate(() => (window as unknown as { sentCalls: string[][] }).sentCalls);
  expect(sent.map(([path]) => path).sort()).toEqual([...home, '/api/blog/3'].sort());
  expect(new Set(sent.map(([, credentials]) => credentials))).toEqual(new Set(['include']));
});

test('§7 Calls: client navigation between all pages causes no full load and no second call of a path', async ({ page }) => {
  const requests = await apiRequests(page);
  const documents: string[] = [];
  await visit(page, QUIET_PATH);
  page.on('request', (request) => request.isNavigationRequest() && documents.push(request.url()));
  for (const path of [...Object.keys(callsOf), QUIET_PATH, ...Object.keys(callsOf).reverse()]) {
    await follow(page, path);
    await untilLoaded(page);
  }
  expect(documents).toEqual([]);
  const paths = requests.map((request) => new URL(request.url()).pathname);
  expect(paths.sort()).toEqual([...new Set(Object.values(callsOf).flat())].sort());
});

test('§7 Calls: what the first page brought along is not asked for again', async ({ page }) => {
  const requests = await apiRequests(page);
  await visit(page, '/');
  for (const path of [QUIET_PATH, '/contact', '/']) {
    await follow(page, path);
    await untilLoaded(page);
  }
  expect(requests).toEqual([]);
});

test('§7 Calls: a failed call is not retried', async ({ pageWithOwnClock: page }) => {
  await page.clock.install();
  let calls = 0;
  await page.route('**/api/events', (route) => {
    calls += 1;
    return route.fulfill({ status: 500, body: 'boom' });
  });
  await visit(page, QUIET_PATH);
  await follow(page, '/events');
  await page.getByRole('alert').waitFor();
  await page.clock.fastForward(60 * 60 * 1000);
  expect(calls).toBe(1);
});

test('§9 Limits: data never becomes stale, is not polled, and not fetched again when the window is focused', async ({
  pageWithOwnClock: page,
}) => {
  await page.clock.install();
  const requests = await apiRequests(page);
  await visit(page, QUIET_PATH);
  await follow(page, '/events');
  await untilLoaded(page);
  await page.clock.fastForward(24 * 60 * 60 * 1000);
  await page.evaluate(() => {
    for (const type of ['focus', 'online', 'pageshow']) dispatchEvent(new Event(type));
    document.dispatchEvent(new Event('visibilitychange'));
  });
  await page.clock.fastForward(60 * 1000);
  expect(requests).toHaveLength(1);
});

test('§9 Limits: an entry that no page uses is collected after 5 minutes, and asked for anew', async ({
  pageWithOwnClock: page,
}) => {
  await page.clock.install();
  const requests = await apiRequests(page);
  await visit(page, QUIET_PATH);
  await follow(page, '/events');
  await untilLoaded(page);
  await follow(page, QUIET_PATH);
  await page.clock.fastForward(FIVE_MINUTES - 60_000);
  await follow(page, '/events');
  await untilLoaded(page);
  expect(requests).toHaveLength(1);
  await follow(page, QUIET_PATH);
  await page.clock.fastForward(FIVE_MINUTES + 1000);
  await follow(page, '/events');
  await untilLoaded(page);
  expect(requests).toHaveLength(2);
});

/** All calls of the API that the page makes from now on; the browser's own cache, which would hide some, is off. */
async function apiRequests(page: Page): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route('**/api/**', (route, request) => {
    requests.push(request);
    return route.continue();
  });
  return requests;
}

/** Waits until the page has its own heading and no placeholder is left. */
async function untilLoaded(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.querySelector('main [aria-busy="true"], main [data-placeholder]') && document.querySelector('main h1'),
  );
}
