import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { sampleEvent } from '../src/model/fixtures/samples.ts';
import { type Answer, answerCalls, arriveWith, QUIET_PATH } from './arrive-with.ts';
import { test } from './test.ts';
import { follow, visit } from './visit.ts';

/** Every row of bad-inputs.jsonl that begins with "client" and is about an answer; the others are in states-bad-browsers. */
const EVENTS = '/api/events';

test('client empty body 200: the error state', ({ page }) => expectError(page, { status: 200, body: '' }));

test('client truncated JSON: the error state', ({ page }) => expectError(page, { status: 200, body: '{"id":1' }));

test('client 204: the error state', ({ page }) => expectError(page, { status: 204 }));

test('client 500 text: the message is "500: boom"', ({ page }) => expectError(page, { status: 500, body: 'boom' }, '500: boom'));

test('client 401: the message is "401: who are you" (decision 9)', ({ page }) =>
  expectError(page, { status: 401, body: 'who are you' }, '401: who are you'));

test('client redirect to HTML: the error state', ({ page }) => expectError(page, { status: 302, headers: { location: '/' } }));

test('client network down: the blog list’s error text, no sections at home, and what the server rendered stays', async ({
  page,
}) => {
  await arriveWith(page, '/blog', { '/api/blog': 'no connection' });
  await page.getByText('Error loading blog posts: Failed to fetch', { exact: true }).waitFor();
  const featured = ['activities', 'destinations', 'events', 'blog'].map((list) => `/api/${list}/featured`);
  await arriveWith(page, '/', Object.fromEntries(featured.map((path) => [path, 'no connection'])));
  await expect.poll(() => page.getByRole('main').locator('h2').count()).toBe(3);
  await visit(page, '/events');
  const cards = page.getByRole('main').getByRole('article');
  const before = await cards.count();
  await page.context().setOffline(true);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await page.context().setOffline(false);
  expect(before).toBeGreaterThan(0);
  expect(await cards.count()).toBe(before);
});

test('client null post: "Blog post not found"', async ({ page }) => {
  await arriveWith(page, '/blog/7', { '/api/blog/7': { json: null } });
  await page.getByRole('heading', { level: 1, name: 'Blog post not found' }).waitFor();
});

test('client missing fields: cards are drawn, without "undefined"', async ({ page }) => {
  const json = [{ id: 1 }, { id: 2, title: null, description: null }];
  const calls = ['/api/activities', '/api/destinations', EVENTS, '/api/blog'];
  await answerCalls(page, Object.fromEntries(calls.map((path) => [path, { json }])));
  await visit(page, QUIET_PATH);
  for (const path of ['/things-to-do', '/destinations', '/events', '/blog']) {
    await follow(page, path);
    await page.getByRole('main').getByRole('article').nth(1).waitFor();
    expect(await page.getByRole('main').innerText(), path).not.toMatch(/undefined|null|NaN/);
  }
});

test('client wrong types: the row is dropped, the others stand', async ({ page }) => {
  const wrong = { id: '1', title: 5, highlights: 'x' };
  await arriveWith(page, '/events', {
    [EVENTS]: { json: [wrong, sampleEvent(2), null, 'text', [], { ...sampleEvent(3), title: {} }] },
  });
  const titles = page.getByRole('main').getByRole('article').getByRole('heading');
  await titles.first().waitFor();
  expect(await titles.allTextContents()).toEqual(['Event 2']);
});

test('client drip: an answer that comes byte by byte is an error after 10 seconds', async ({ page }) => {
  const asked = await shortenTimeouts(page);
  const drip = createServer((_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' });
    const timer = setInterval(() => response.write(' '), 50);
    response.on('close', () => clearInterval(timer));
  }).listen(0);
  try {
    const { port } = drip.address() as AddressInfo;
    await page.route(`**${EVENTS}`, (route) => route.continue({ url: `http://localhost:${port}/` }));
    await visit(page, QUIET_PATH);
    await follow(page, '/events');
    await page.getByRole('alert').getByText('timed out').waitFor();
    expect(await asked()).toEqual([10_000]);
  } finally {
    drip.close().closeAllConnections();
  }
});

test('client bad gateway page: the message is text, whole, in a box that scrolls, and nothing of it runs', async ({ page }) => {
  const body = `<html><script>document.title = 'run'</script>${'<p>Bad gateway</p>'.repeat(6000)}`;
  await expectError(page, { status: 502, contentType: 'text/html', body }, '502: <html><script>');
  const alert = page.getByRole('alert');
  expect(await alert.textContent()).toContain(`502: ${body}`);
  expect((await alert.boundingBox())?.height).toBeLessThan(600);
  expect(await page.title()).not.toBe('run');
});

test('client script in error body: it is shown as text', async ({ page }) => {
  const body = '<img src=x onerror="document.title = 1">';
  await expectError(page, { status: 500, body }, `500: ${body}`);
  expect(await page.getByRole('alert').locator('img').count()).toBe(0);
});

/** Comes to the events with this answer and expects an alert with the message and "Try again", no card, no placeholder. */
async function expectError(page: Page, answer: Answer, message = ''): Promise<void> {
  await arriveWith(page, '/events', { [EVENTS]: answer });
  const alert = page.getByRole('main').getByRole('alert');
  await alert.getByRole('button', { name: 'Try again' }).waitFor();
  expect(await alert.innerText()).toContain(message);
  expect(await page.getByRole('main').locator('article, [data-placeholder]').count()).toBe(0);
}

/** Makes every timeout of a request a hundred times shorter; the returned function tells which were asked for. */
async function shortenTimeouts(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const original = AbortSignal.timeout.bind(AbortSignal);
    const asked: number[] = [];
    AbortSignal.timeout = (milliseconds) => {
      asked.push(milliseconds);
      return original(milliseconds / 100);
    };
    Object.assign(window, { askedTimeouts: asked });
  });
  return () => page.evaluate(() => (window as unknown as { askedTimeouts: number[] }).askedTimeouts);
}
