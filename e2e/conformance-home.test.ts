import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectBookingLink, NEW_TAB } from './booking.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

const questions = ['amenities', 'ahead', 'minimum stay', 'dog', 'nearby', 'help'];

test('§2 Home: the eight sections stand in their order', async ({ page }) => {
  await page.goto('/');
  const headings = await page.getByRole('main').locator('h1, h2').allTextContents();
  expect(headings).toHaveLength(8);
  const [hero, cabins, ...others] = headings;
  expect([hero, ...others.slice(0, 4)]).toEqual([
    'Discover Texas Hill Country',
    'Unforgettable Experiences',
    'Must-Visit Destinations',
    'Upcoming Events',
    'Travel Guides',
  ]);
  expect(cabins).toMatch(/^Luxury cabins/);
  expect(await section(page, others[4]).locator('details').count()).toBe(6);
  expect(await section(page, others[5]).getByRole('link').count()).toBe(2);
});

test('§2 Home: "Explore Cabins" in the hero opens the booking site in a new tab', async ({ page }) => {
  await page.goto('/');
  const hero = section(page, 'Discover Texas Hill Country');
  await expectBookingLink(hero.getByRole('link', { name: `Explore Cabins ${NEW_TAB}` }), 'home-hero');
});

test('§2 Home: the arrow in the hero moves to the things to do', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Scroll down' }).click();
  const heading = page.getByRole('heading', { name: 'Unforgettable Experiences' });
  await expect.poll(async () => (await heading.boundingBox())?.y ?? Number.NaN).toBeLessThan(400);
  const top = (await heading.boundingBox())?.y ?? Number.NaN;
  const bar = await page.getByRole('banner').boundingBox();
  expect(top, 'not behind the sticky bar').toBeGreaterThan(bar?.height ?? Number.NaN);
});

test('§1 Product: the hero claims 50+ wineries and 250+ music venues (decision 22)', async ({ page }) => {
  await page.goto('/');
  const hero = await section(page, 'Discover Texas Hill Country').innerText();
  expect(hero).toContain('50+ wineries');
  expect(hero).toContain('250+ music venues');
});

test('§2 Home: four feature cards say why the cabins, and "Browse All Cabins" books (decision 22)', async ({ page }) => {
  await page.goto('/');
  const cabins = section(page, /^Luxury cabins/);
  const cards = cabins.getByRole('listitem');
  expect(await cards.getByRole('heading').allTextContents()).toEqual([
    'Luxury Amenities',
    'Prime Locations',
    'Group Friendly',
    'Easy Booking',
  ]);
  await expectBookingLink(cabins.getByRole('link', { name: `Browse All Cabins ${NEW_TAB}` }), 'home-cabins');
});

test('§2 Home: six questions answer for amenities, lead time, minimum stay, pets, activities nearby and support', async ({
  page,
}) => {
  await page.goto('/');
  const asked = await page.locator('details summary').allTextContents();
  expect(asked).toHaveLength(6);
  for (const [index, word] of questions.entries()) expect(asked[index]).toContain(word);
});

test('§2 Home: questions expand and collapse independently', async ({ page }) => {
  await visit(page, '/');
  const answers = page.locator('details p');
  const summaries = page.locator('summary');
  const shown = () => answers.evaluateAll((all) => all.map((answer) => answer.checkVisibility()));
  expect(await shown()).toEqual([false, false, false, false, false, false]);
  await summaries.nth(0).click();
  await summaries.nth(3).click();
  expect(await shown()).toEqual([true, false, false, true, false, false]);
  await summaries.nth(0).click();
  expect(await shown()).toEqual([false, false, false, true, false, false]);
});

test('§2 Home: the answers state the facts of booking, seasons, nights and support', async ({ page }) => {
  await page.goto('/');
  const answers = await page.locator('details p').allTextContents();
  expect(answers[1]).toContain('2-3 months ahead');
  expect(answers[1]).toContain('spring wildflower (March-April)');
  expect(answers[1]).toContain('fall (September-November)');
  expect(answers[2]).toContain('2-night minimum');
  expect(answers[2]).toContain('3 nights in peak seasons and holidays');
  expect(answers[5]).toContain('24/7');
});

test('§2 Home: the closing call has "Book Your Cabin" and "View All Properties"', async ({ page }) => {
  await page.goto('/');
  const closing = page.getByRole('main').locator('section').last();
  await expectBookingLink(closing.getByRole('link', { name: `Book Your Cabin ${NEW_TAB}` }), 'home-closing');
  await expectBookingLink(closing.getByRole('link', { name: `View All Properties ${NEW_TAB}` }), 'home-closing-all');
});

/** The section of the main content that its heading names. */
function section(page: Page, name: string | RegExp | undefined) {
  return page.getByRole('region', { name: name ?? '' });
}
