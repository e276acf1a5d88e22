import { expect } from 'vitest';
import type { Activity } from '../src/model/activity.ts';
import type { Event } from '../src/model/event.ts';
import { sampleActivity, sampleDestination, sampleEvent, samplePost, several } from '../src/model/fixtures/samples.ts';
import type { PostSummary } from '../src/model/post.ts';
import { arriveWith } from './arrive-with.ts';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';

const experiences = { name: 'Unforgettable Experiences' };
const mustVisit = { name: 'Must-Visit Destinations' };
const upcoming = { name: 'Upcoming Events' };
const guides = { name: 'Travel Guides' };

test('§2 Home: the first 6 featured activities, 3 destinations, 4 events and 6 posts, and no more', async ({ page }) => {
  await arriveWith(page, '/', {
    '/api/activities/featured': { json: several(8, sampleActivity) },
    '/api/destinations/featured': { json: several(5, sampleDestination) },
    '/api/events/featured': { json: several(6, sampleEvent) },
    '/api/blog/featured': { json: several(8, samplePost) },
  });
  const titles = (region: { name: string }) => page.getByRole('region', region).getByRole('heading', { level: 3 });
  await titles(guides).first().waitFor();
  expect(await titles(experiences).allTextContents()).toEqual(several(6, (id) => `Activity ${id}`));
  expect(await titles(mustVisit).allTextContents()).toEqual(several(3, (id) => `Destination ${id}`));
  expect(await titles(upcoming).allTextContents()).toEqual(several(4, (id) => `Event ${id}`));
  expect(await titles(guides).allTextContents()).toEqual(several(6, (id) => `Post ${id}`));
});

test('§2 Home: an activity shows badge, emoji, title, description and location', async ({ page, guide }) => {
  const [activity] = await fetchApi<Activity[]>(guide, '/api/activities/featured');
  await page.goto('/');
  const card = page.getByRole('region', experiences).getByRole('article').first();
  expect(await card.getByRole('heading').textContent()).toBe(activity?.title);
  const text = await card.innerText();
  for (const shown of [activity?.category, activity?.description, activity?.location]) expect(text).toContain(shown);
  expect(await card.locator('.badge').innerText()).toMatch(/^\p{Extended_Pictographic}/u);
});

test('§2 Home: an activity without location has no line for it', async ({ page }) => {
  const activities = [sampleActivity(1), sampleActivity(2, { location: 'Utopia' })];
  await arriveWith(page, '/', { '/api/activities/featured': { json: activities } });
  const cards = page.getByRole('region', experiences).getByRole('article');
  expect(await cards.nth(1).locator('.place').innerText()).toBe('Utopia');
  expect(await cards.nth(0).locator('.place').count()).toBe(0);
});

test('§2 Home: the emoji of an activity is chosen by its category', async ({ page }) => {
  const categories = ['Wine & Spirits', 'Culture', 'Wine & Spirits', 'Dining', 'Culture', 'Skydiving'];
  const activities = categories.map((category, index) => sampleActivity(index + 1, { category, icon: '❌' }));
  await arriveWith(page, '/', { '/api/activities/featured': { json: activities } });
  const badges = page.getByRole('region', experiences).locator('.badge');
  await badges.first().waitFor();
  const [wine, culture, wineAgain, dining, cultureAgain, unknown] = (await badges.allInnerTexts()).map(
    (text) => text.split(' ')[0],
  );
  expect([wineAgain, cultureAgain]).toEqual([wine, culture]);
  expect(new Set([wine, culture, dining, unknown]).size).toBe(4);
  expect(unknown).toMatch(/^\p{Extended_Pictographic}/u);
});

test('§2 Home: a destination shows name, up to 2 highlights, description, and a colour and emoji chosen by its name', async ({
  page,
}) => {
  const highlights = ['Pie', 'Rivers', 'Dance halls'];
  const [fredericksburg, austin] = [
    sampleDestination(1, { name: 'Fredericksburg', highlights }),
    sampleDestination(2, { name: 'Austin' }),
  ];
  await arriveWith(page, '/', { '/api/destinations/featured': { json: [fredericksburg, austin] } });
  const cards = page.getByRole('region', mustVisit).getByRole('article');
  const card = cards.filter({ hasText: 'Fredericksburg' });
  expect(await card.getByRole('heading').textContent()).toBe('Fredericksburg');
  expect(await card.locator('.badge').allTextContents()).toEqual(['Pie', 'Rivers']);
  expect(await card.innerText()).toContain(fredericksburg.description);
  const faces = await cards
    .locator('.destination-face')
    .evaluateAll((all) => all.map((face) => [getComputedStyle(face).backgroundImage, face.textContent]));
  expect(faces[0]?.[0]).toContain('gradient');
  expect(faces[0]?.[0]).not.toBe(faces[1]?.[0]);
  expect(faces[0]?.[1]).not.toBe(faces[1]?.[1]);
});

test('§2 Home: an event shows month and day apart, category, title, description, time and location', async ({ page, guide }) => {
  const [event] = await fetchApi<Event[]>(guide, '/api/events/featured');
  await page.goto('/');
  const card = page.getByRole('region', upcoming).getByRole('article').first();
  expect(await card.getByRole('heading').textContent()).toBe(event?.title);
  const text = await card.innerText();
  for (const shown of [event?.category, event?.description, event?.time, event?.location]) expect(text).toContain(shown);
  const [month, day] = (event?.date ?? '').split(' ');
  expect(await card.locator('.date-box span').allTextContents()).toEqual([month, day]);
});

test('§2 Home: a post shows image, category, date, reading time, title and excerpt', async ({ page, guide }) => {
  const [post] = await fetchApi<PostSummary[]>(guide, '/api/blog/featured');
  await page.goto('/');
  const card = page.getByRole('region', guides).getByRole('article').first();
  expect(await card.getByRole('heading').textContent()).toBe(post?.title);
  const text = await card.innerText();
  for (const shown of [post?.category, post?.publishedAt, post?.readTime, post?.excerpt]) expect(text).toContain(shown);
  expect(await card.getByRole('img').getAttribute('src')).toBe(post?.imageUrl);
  expect(await card.getByRole('link').getAttribute('href')).toBe(`/blog/${post?.id}`);
});
