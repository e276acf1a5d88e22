import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type Destination, slug } from '../src/model/destination.ts';
import { sampleDestination } from '../src/model/fixtures/samples.ts';
import { arriveWith } from './arrive-with.ts';
import { expectBookingLink, NEW_TAB } from './booking.ts';
import { fetchApi } from './fetch-api.ts';
import { test } from './test.ts';

const towns = [
  ['Fredericksburg', '/destinations/fredericksburg'],
  ['Austin', '/destinations/austin'],
  ['Dripping Springs', '/destinations/dripping-springs'],
  ['New Braunfels', '/destinations/new-braunfels'],
] as const;

test('§2 Destinations list: the title and one card per destination, in a grid', async ({ page, guide }) => {
  const destinations = await fetchApi<Destination[]>(guide, '/api/destinations');
  await page.goto('/destinations');
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Hill Country Destinations');
  expect(await cards(page).getByRole('heading').allTextContents()).toEqual(destinations.map(({ name }) => name));
  const grid = page.getByRole('list').filter({ has: page.getByRole('article') });
  expect(await grid.first().evaluate((list) => getComputedStyle(list).display)).toBe('grid');
});

test('§2 Destinations list: colour and emoji are chosen by name, with a fallback for unknown names', async ({ page }) => {
  const names = ['Fredericksburg', 'Austin', 'Nowhere', 'Elsewhere', 'toString'];
  const destinations = names.map((name, index) => sampleDestination(index + 1, { name }));
  await arriveWith(page, '/destinations', { '/api/destinations': { json: destinations } });
  await cards(page).first().waitFor();
  const [fredericksburg, austin, unknown, ...otherUnknown] = await page
    .locator('.destination-face')
    .evaluateAll((all) => all.map((face) => `${getComputedStyle(face).backgroundImage} ${face.textContent}`));
  expect(fredericksburg).toMatch(/gradient.*\p{Extended_Pictographic}/u);
  expect(new Set([fredericksburg, austin, unknown]).size).toBe(3);
  expect(unknown).toMatch(/gradient.*\p{Extended_Pictographic}/u);
  expect(otherUnknown).toEqual([unknown, unknown]);
});

test('§2 Destinations list: a card shows the name, the first 2 highlights as chips, and the description on at most 3 lines', async ({
  page,
}) => {
  const highlights = ['Pie', 'Rivers', 'Dance halls'];
  const description = 'A square, a courthouse and a river that is cold in every month. '.repeat(20);
  const destinations = [sampleDestination(1, { highlights, description }), sampleDestination(2)];
  await arriveWith(page, '/destinations', { '/api/destinations': { json: destinations } });
  const [card, plain] = [cards(page).nth(0), cards(page).nth(1)];
  expect(await card.getByRole('heading').textContent()).toBe('Destination 1');
  expect(await card.locator('.badge').allTextContents()).toEqual(['Pie', 'Rivers']);
  const lines = await card
    .getByText(description.trim())
    .evaluate((text) => text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight));
  expect(Math.round(lines)).toBe(3);
  expect(await plain.locator('.badge').count()).toBe(0);
});

test('§2 Destinations list: only the four towns get "Explore", to the page of their slug', async ({ page }) => {
  await page.goto('/destinations');
  const explore = cards(page).getByRole('link', { name: /^Explore / });
  const links = await explore.evaluateAll((all) =>
    all.map((link) => [link.textContent?.replace('Explore ', ''), link.getAttribute('href')]),
  );
  expect(links).toEqual(towns);
});

test('§2 Destinations list: a slug is lowercase, without anything but letters, digits and hyphens (decision 13)', () => {
  expect(towns.map(([name]) => `/destinations/${slug(name)}`)).toEqual(towns.map(([, path]) => path));
  expect(slug("St. Mary's Café 2")).toBe('st-marys-café-2');
});

test('§2 Destinations list: all other destinations get "Book Stay", which opens the booking site in a new tab', async ({
  page,
  guide,
}) => {
  const destinations = await fetchApi<Destination[]>(guide, '/api/destinations');
  const others = destinations.filter(({ name }) => towns.every(([town]) => town !== name));
  expect(others.length).toBeGreaterThan(0);
  await page.goto('/destinations');
  for (const { id, name } of others) {
    const stay = cards(page).getByRole('link', { name: `Book Stay near ${name} ${NEW_TAB}` });
    await expectBookingLink(stay, `destinations-stay-${id}`);
  }
  expect(await cards(page).getByRole('link').count()).toBe(destinations.length);
});

test('§2 Destinations list: the closing banner "Ready to Explore Hill Country?" has a "Book Your Cabin" button', async ({
  page,
}) => {
  await page.goto('/destinations');
  const banner = page.getByRole('region', { name: 'Ready to Explore Hill Country?' });
  await expectBookingLink(banner.getByRole('link', { name: `Book Your Cabin ${NEW_TAB}` }), 'destinations-closing');
});

function cards(page: Page) {
  return page.getByRole('main').getByRole('article');
}
