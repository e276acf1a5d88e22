import { expect } from 'vitest';
import type { Activity } from '../src/model/activity.ts';
import { sampleActivity } from '../src/model/fixtures/samples.ts';
import { arriveWith } from './arrive-with.ts';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';

const pageOfCategory: Record<string, string> = {
  'Wine & Spirits': '/wine-spirits',
  'Water Sports': '/water-sports',
  Outdoor: '/outdoor',
  Culture: '/culture',
  Dining: '/dining',
  Entertainment: '/entertainment',
};

test('§2 Things to do: title, intro and a grid of all activities', async ({ page, guide }) => {
  const activities = await fetchApi<Activity[]>(guide, '/api/activities');
  await page.goto('/things-to-do');
  const main = page.getByRole('main');
  expect(await main.getByRole('heading', { level: 1 }).textContent()).toBe('Things to Do');
  expect(await main.locator('h1 + p').textContent()).toMatch(/\w+ \w+/);
  const grid = main.getByRole('list');
  expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
  expect(await grid.getByRole('article').getByRole('heading').allTextContents()).toEqual(activities.map(({ title }) => title));
});

test('§2 Things to do: a card shows icon, category badge, title and description', async ({ page, guide }) => {
  const [activity] = await fetchApi<Activity[]>(guide, '/api/activities');
  await page.goto('/things-to-do');
  const card = page.getByRole('article').first();
  expect(await card.locator('.emblem').textContent()).toBe(activity?.icon);
  expect(await card.locator('.badge').textContent()).toBe(activity?.category);
  expect(await card.getByRole('heading').textContent()).toBe(activity?.title);
  expect(await card.innerText()).toContain(activity?.description);
});

test('§2 Things to do: "Learn More" leads to the category’s page, of any other category to /things-to-do', async ({ page }) => {
  const categories = [...Object.keys(pageOfCategory), 'Photography', 'Water Activities', 'Food & Dining', 'Skydiving'];
  const activities = categories.map((category, index) => sampleActivity(index + 1, { category }));
  await arriveWith(page, '/things-to-do', { '/api/activities': { json: activities } });
  const links = page.getByRole('article').getByRole('link', { name: 'Learn More' });
  await links.first().waitFor();
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(categories.map((category) => pageOfCategory[category] ?? '/things-to-do'));
});

test('§2 Things to do: the reusable list shows the featured activities only on the 404 page (decision 23)', async ({
  page,
  guide,
}) => {
  const featured = await fetchApi<Activity[]>(guide, '/api/activities/featured');
  const all = await fetchApi<Activity[]>(guide, '/api/activities');
  expect(featured.length).toBeLessThan(all.length);
  await page.goto('/no-such-page');
  expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(featured.map(({ title }) => title));
});
