import { expect } from 'vitest';
import { arriveWith } from './arrive-with.ts';
import { test } from './test.ts';

const none = { json: [] };

test('§8 Empty lists: "No activities found."', async ({ page }) => {
  await arriveWith(page, '/things-to-do', { '/api/activities': none });
  await page.getByText('No activities found.', { exact: true }).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
});

test('§8 Empty lists: "No events found."', async ({ page }) => {
  await arriveWith(page, '/events', { '/api/events': none });
  await page.getByText('No events found.', { exact: true }).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
});

test('§8 Empty lists: "No blog posts available."', async ({ page }) => {
  await arriveWith(page, '/blog', { '/api/blog': none });
  await page.getByText('No blog posts available.', { exact: true }).waitFor();
  expect(await page.getByRole('main').getByRole('article').count()).toBe(0);
});

test('§4 States: the destinations list has an empty state too', async ({ page }) => {
  await arriveWith(page, '/destinations', { '/api/destinations': none });
  await page.getByText('No destinations found.', { exact: true }).waitFor();
  expect(await page.getByRole('heading', { name: 'Ready to Explore Hill Country?' }).isVisible()).toBe(true);
});

test('§4 States: a section of the home page with nothing to show is absent', async ({ page }) => {
  await arriveWith(page, '/', { '/api/events/featured': none });
  await page.getByRole('region', { name: 'Travel Guides' }).getByRole('article').first().waitFor();
  await expect.poll(() => page.getByRole('heading', { name: 'Upcoming Events' }).count()).toBe(0);
});
