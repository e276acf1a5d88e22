import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { samplePost } from '../src/model/fixtures/samples.ts';
import { type Answer, answerCalls, arriveWith } from './arrive-with.ts';
import { test } from './test.ts';

const boom = { status: 500, body: 'boom' };

const lists = [
  ['/things-to-do', '/api/activities', 'The activities could not be loaded'],
  ['/dining', '/api/activities', 'The activities could not be loaded'],
  ['/destinations', '/api/destinations', 'The destinations could not be loaded'],
  ['/events', '/api/events', 'The events could not be loaded'],
  ['/contact', '/api/events/featured', 'The events could not be loaded'],
] as const;

test('§8 Errors: a list that failed to load says so with the message, and "Try again" loads it (decision 10)', async ({
  page,
}) => {
  for (const [path, apiPath, heading] of lists) {
    await arriveWith(page, path, { [apiPath]: boom });
    const alert = page.getByRole('alert');
    await alert.waitFor();
    expect([path, await alert.getByRole('heading').textContent()]).toEqual([path, heading]);
    expect(await alert.innerText()).toContain('500: boom');
    await page.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    expect(await alert.count()).toBe(0);
  }
});

test('§8 Errors: the blog list says "Error loading blog posts: 500: boom"', async ({ page }) => {
  await arriveWith(page, '/blog', { '/api/blog': boom });
  await page.getByText('Error loading blog posts: 500: boom', { exact: true }).waitFor();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('main').getByRole('article').first().waitFor();
});

test('§8 Errors: where the body is empty the message has the status text', async ({ page }) => {
  await arriveWith(page, '/blog', { '/api/blog': { status: 503, body: '' } });
  await page.getByText('Error loading blog posts: 503: Service Unavailable', { exact: true }).waitFor();
});

test('§8 Errors: the sections of the home page that failed are absent, the others stand (decision 10)', async ({ page }) => {
  await arriveWith(page, '/', {
    '/api/activities/featured': boom,
    '/api/destinations/featured': { status: 404, body: '' },
    '/api/events/featured': 'no connection',
  });
  await page.getByRole('region', { name: 'Travel Guides' }).getByRole('article').first().waitFor();
  const headings = () => page.getByRole('main').locator('h2').allTextContents();
  await expect.poll(headings).toHaveLength(4);
  expect(await headings()).toContain('Travel Guides');
  for (const gone of ['Unforgettable Experiences', 'Must-Visit Destinations', 'Upcoming Events']) {
    expect(await headings()).not.toContain(gone);
  }
  expect(await page.getByRole('alert').count()).toBe(0);
});

test('§8 Errors: a post that is not there is "Blog post not found", with a way back (decision 7)', async ({ page }) => {
  const answers: Record<string, Answer> = {
    'null, as the API says it': { status: 404, json: null },
    'null with status 200': { json: null },
    'no post at all': { json: { message: 'no' } },
    'a list': { json: [] },
    'an error page': { status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' },
  };
  for (const [name, answer] of Object.entries(answers)) {
    await arriveWith(page, '/blog/7', { '/api/blog/7': answer });
    await page.getByRole('heading', { level: 1, name: 'Blog post not found' }).waitFor();
    const back = page.getByRole('main').getByRole('link', { name: 'Back to Blog' });
    expect([name, await back.getAttribute('href')]).toEqual([name, '/blog']);
    await page.unrouteAll();
  }
});

test('§7 Calls: the post’s answer is read as JSON without checking the status (decision 7)', async ({ page }) => {
  await arriveWith(page, '/blog/7', { '/api/blog/7': { status: 500, json: samplePost(7) } });
  await page.getByRole('heading', { level: 1, name: 'Post 7' }).waitFor();
});

test('§8 Errors: a post that failed to load is not a missing one; "Try again" loads it (decision 8)', async ({ page }) => {
  for (const failure of ['no connection', { status: 200, body: '<html>' }] satisfies Answer[]) {
    await arriveWith(page, '/blog/7', { '/api/blog/7': failure });
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByRole('heading', { name: 'The post could not be loaded' }).waitFor();
    expect(await notFound(page).count()).toBe(0);
    await answerCalls(page, { '/api/blog/7': { json: samplePost(7) } });
    await alert.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Post 7' }).waitFor();
  }
});

function notFound(page: Page) {
  return page.getByRole('heading', { name: 'Blog post not found' });
}
