import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Event } from '../src/model/event.ts';
import { sampleEvent } from '../src/model/fixtures/samples.ts';
import { arriveWith } from './arrive-with.ts';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';

const cards = (page: Page) => page.getByRole('main').getByRole('article');

test('§2 Events: heading "Events" and a grid of event cards', async ({ page, guide }) => {
  const events = await fetchApi<Event[]>(guide, '/api/events');
  await page.goto('/events');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Events');
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(events.map(({ title }) => title));
  const grid = page.getByRole('main').getByRole('list');
  expect(await grid.evaluate((list) => getComputedStyle(list).display)).toBe('grid');
});

test('§2 Events: the date box has month and day, whichever comes first in the date’s text (decision 5)', async ({ page }) => {
  const dates = [
    ['Mar 15', 'Mar', '15'],
    ['15 March', 'March', '15'],
    ['March 15-17', 'March', '15-17'],
    ['15th of May', 'May', '15'],
    ['  May   15 ', 'May', '15'],
    ['May', 'May', ''],
    ['05 06', '05', '06'],
  ] as const;
  const events = dates.map(([date], index) => sampleEvent(index + 1, { date }));
  await arriveWith(page, '/events', { '/api/events': { json: events } });
  await cards(page).first().waitFor();
  const boxes = await page
    .locator('.date-box')
    .evaluateAll((all) => all.map((box) => [...box.querySelectorAll('span')].map((span) => span.textContent)));
  expect(boxes).toEqual(dates.map(([, month, day]) => [month, day]));
});

test('§2 Events: the home page and the events page show the same month and day for the same event (decision 5)', async ({
  page,
  guide,
}) => {
  const featured = (await fetchApi<Event[]>(guide, '/api/events/featured')).slice(0, 4);
  const boxes: string[][] = [];
  for (const path of ['/', '/events']) {
    await page.goto(path);
    const boxOf = ({ title }: Event) => cards(page).filter({ hasText: title }).locator('.date-box').innerText();
    boxes.push(await Promise.all(featured.map(boxOf)));
  }
  expect(boxes[0]).toHaveLength(4);
  expect(boxes[1]).toEqual(boxes[0]);
});

test('§2 Events: a card shows a coloured category badge, title, "location • time" and description', async ({ page, guide }) => {
  const [event] = await fetchApi<Event[]>(guide, '/api/events');
  await page.goto('/events');
  const card = cards(page).first();
  expect(await card.locator('.badge').textContent()).toBe(event?.category);
  expect(await card.getByRole('heading').textContent()).toBe(event?.title);
  expect(await card.locator('.event-when').textContent()).toBe(`${event?.location} • ${event?.time}`);
  expect(await card.innerText()).toContain(event?.description);
});

test('§3 Event: every known category has a badge colour of its own, an unknown one is grey', async ({ page }) => {
  const categories = ['Festival', 'Outdoor', 'Music', 'Food', 'Culture', 'Holiday', 'Skydiving', 'toString'];
  const events = categories.map((category, index) => sampleEvent(index + 1, { category }));
  await arriveWith(page, '/events', { '/api/events': { json: events } });
  const badges = page.getByRole('main').locator('.badge');
  await badges.first().waitFor();
  const colours = await badges.evaluateAll((all) => all.map((badge) => getComputedStyle(badge).backgroundColor));
  expect(new Set(colours.slice(0, 7)).size).toBe(7);
  expect(colours[7]).toBe(colours[6]);
  expect(greyness(colours[6] ?? '')).toBeLessThan(0.05);
  for (const colour of colours.slice(0, 6)) expect(greyness(colour)).toBeGreaterThan(0.05);
});

test('§2 Events: the reusable grid shows the featured events only on /contact (decision 23)', async ({ page, guide }) => {
  const featured = await fetchApi<Event[]>(guide, '/api/events/featured');
  await page.goto('/contact');
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(featured.map(({ title }) => title));
});

/** How far a computed colour is from grey: the spread of its channels, 0 for a pure grey to 1. */
function greyness(colour: string): number {
  const channels = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
  return (Math.max(...channels) - Math.min(...channels)) / 255;
}
