import { expect } from 'vitest';
import type { Activity } from '../src/model/activity.ts';
import { sampleActivity } from '../src/model/fixtures/samples.ts';
import { answerCalls, arriveWith } from './arrive-with.ts';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';
import { follow } from './visit.ts';

/** The table of section 2, "Category pages". */
const categories = [
  ['/wine-spirits', 'Wine & Spirits', 'Wine & Spirits', 'Book Wine Tour', 'Wine & Spirits activities coming soon!'],
  ['/water-sports', 'Water Sports', 'Water Sports', 'Book Water Activity', 'Water Sports activities coming soon!'],
  ['/outdoor', 'Outdoor', 'Outdoor Adventures', 'Book Outdoor Adventure', 'Outdoor activities coming soon!'],
  ['/culture', 'Culture', 'Culture & Heritage', 'Book Cultural Tour', 'Cultural activities coming soon!'],
  ['/dining', 'Dining', 'Dining & Cuisine', 'Find Restaurants', 'Dining experiences coming soon!'],
  ['/entertainment', 'Entertainment', 'Entertainment', 'Find Entertainment', 'Entertainment activities coming soon!'],
] as const;

test('§2 Category pages: each shows the activities of its category, out of the full list', async ({ page, guide }) => {
  const activities = await fetchApi<Activity[]>(guide, '/api/activities');
  for (const [path, category] of categories) {
    const expected = activities.filter((activity) => activity.category === category).map(({ title }) => title);
    expect(expected.length, category).toBeGreaterThan(0);
    await page.goto(path);
    expect(await page.getByRole('article').getByRole('heading').allTextContents()).toEqual(expected);
  }
});

test('§2 Category pages: the headings are those of the table', async ({ page }) => {
  for (const [path, , heading] of categories) {
    await page.goto(path);
    expect([path, await page.getByRole('heading', { level: 1 }).textContent()]).toEqual([path, heading]);
  }
});

test('§2 Category pages: each has a hero banner with its action button', async ({ page }) => {
  for (const [path, , , action] of categories) {
    await page.goto(path);
    const hero = page.getByRole('main').locator('.hero');
    expect([path, await hero.getByRole('img').count()]).toEqual([path, 1]);
    expect([path, await hero.getByRole('button').allTextContents()]).toEqual([path, [action]]);
  }
});

test('§2 Category pages: without activities each says what is coming soon, to the letter', async ({ page }) => {
  await answerCalls(page, { '/api/activities': { json: [sampleActivity(1, { category: 'Photography' })] } });
  await arriveWith(page, '/things-to-do', {});
  for (const [path, , heading, , empty] of categories) {
    await follow(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    expect([path, await page.getByRole('region', { name: 'Activities' }).innerText()]).toEqual([path, empty]);
  }
});

test('§2 Category pages: a card shows image, badge, title, description, location and a "Learn More" button', async ({
  page,
  guide,
}) => {
  const activities = await fetchApi<Activity[]>(guide, '/api/activities');
  const activity = activities.find(({ category, location }) => category === 'Outdoor' && location !== undefined);
  await page.goto('/outdoor');
  const card = page.getByRole('article').filter({ hasText: activity?.title });
  expect(await card.getByRole('img').getAttribute('src')).toBe(activity?.imageUrl);
  expect(await card.locator('.badge').textContent()).toBe('Outdoor');
  const text = await card.innerText();
  for (const shown of [activity?.description, activity?.location]) expect(text).toContain(shown);
  expect(await card.getByRole('button').textContent()).toBe('Learn More');
});

test('§2 Category pages: cards stand in a grid', async ({ page }) => {
  await page.goto('/culture');
  const grid = page.getByRole('region', { name: 'Activities' }).getByRole('list');
  expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
});

test('§2 Category pages: each has sections of tips and of highlights', async ({ page }) => {
  for (const [path] of categories) {
    await page.goto(path);
    const notes = page.getByRole('main').locator('section:has(.notes)');
    expect([path, await notes.getByRole('heading', { level: 2 }).count()]).toEqual([path, 2]);
    for (const list of await notes.getByRole('list').all()) expect(await list.getByRole('listitem').count()).toBe(6);
  }
});

test('§2 Category pages: life jackets are required by law for children under 13', async ({ page }) => {
  await page.goto('/water-sports');
  expect(await page.getByRole('main').innerText()).toContain('life jackets are required by law for children under 13');
});
