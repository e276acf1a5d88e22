import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { siteContext } from '../support/site-context.ts';
import { test } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';

const phone = { width: 390, height: 844 };

const dropdownLinks = [
  ['/things-to-do', 'All Activities'],
  ['/wine-spirits', 'Wine & Spirits'],
  ['/water-sports', 'Water Sports'],
  ['/outdoor', 'Outdoor'],
  ['/culture', 'Culture'],
  ['/dining', 'Dining'],
  ['/entertainment', 'Entertainment'],
];

test('§2 Header: the bar stays at the top when the page scrolls', async ({ sharedPage: page }) => {
  await visit(page, '/');
  await page.mouse.wheel(0, 2000);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1000);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
});

test('§2 Header: the "Things to Do" button opens and closes the dropdown', async ({
  sharedPage: page,
}) => {
  await page.goto('/');
  const dropdown = page.locator('.dropdown');
  const button = mainNavigation(page).getByRole('button', { name: 'Things to Do' });
  expect(await dropdown.isVisible()).toBe(false);
  await button.click();
  expect(await dropdown.getByRole('link', { name: 'All Activities' }).isVisible()).toBe(true);
  await button.click();
  expect(await dropdown.isVisible()).toBe(false);
});

test('§2 Header: the active link stands out from the others, and follows the address', async ({
  sharedPage: page,
}) => {
  await visit(page, '/');
  expect(await highlightedIn(page)).toEqual(['Home']);
  await follow(page, '/culture');
  await expect.poll(() => highlightedIn(page)).toEqual(['Things to Do']);
  await page.evaluate(() => history.pushState(null, '', '/blogger'));
  await page.getByRole('heading', { level: 1, name: '404 Page Not Found' }).waitFor();
  expect(await highlightedIn(page), 'a segment that only starts like a page').toEqual([]);
});

test('§2 Header: a toggle opens the mobile menu, which has every link of the bar and the dropdown', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  const menu = page.locator('#menu');
  const toggle = page.getByRole('button', { name: 'Menu' });
  expect(await menu.isVisible()).toBe(false);
  await toggle.click();
  expect(await menu.isVisible()).toBe(true);
  expect(await linksOf(page, '#menu')).toEqual([
    ['/', 'Home'],
    ...dropdownLinks,
    ['/destinations', 'Destinations'],
    ['/events', 'Events'],
    ['/blog', 'Blog'],
    // "Your trip" (decision 52).
    ['/cabins', 'Cabins'],
    ['/stay', 'My stay'],
    ['/plan', 'My plan'],
    ['/river-safety', 'River safety'],
    ['/contact#keep', 'Keep this guide on your phone'],
    ['/contact', 'Contact'],
  ]);
  await toggle.click();
  expect(await menu.isVisible()).toBe(false);
});

test('§2 Header: a click on a link closes the mobile menu, and the page scrolls to the top', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize(phone);
  await visit(page, '/');
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }));
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('#menu').getByRole('link', { name: 'Events' }).click();
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  expect(await page.locator('#menu').isVisible()).toBe(false);
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('§2 Header: "Book Now" opens the booking site in a new tab (decision 2)', async ({
  sharedPage: page,
}) => {
  await page.goto('/events');
  await page
    .context()
    .route(`${siteContext.bookingUrl}**`, (route) => route.fulfill({ body: 'Book here' }));
  for (const viewport of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(viewport);
    const opened = page.context().waitForEvent('page');
    await page
      .getByRole('banner')
      .getByRole('link', { name: 'Book Now (opens in a new tab)' })
      .click();
    const tab = await opened;
    expect(new URL(tab.url()).origin).toBe(new URL(siteContext.bookingUrl).origin);
    expect(await tab.evaluate(() => opener)).toBeNull();
    await tab.close();
  }
  expect(new URL(page.url()).pathname).toBe('/events');
});

function mainNavigation(page: Page) {
  return page.getByRole('navigation', { name: 'Main' });
}

function linksOf(page: Page, selector: string) {
  return page
    .locator(`${selector} a`)
    .evaluateAll((links) => links.map((link) => [link.getAttribute('href'), link.textContent]));
}

/** The texts of the entries in the bar that have a background. */
async function highlightedIn(page: Page): Promise<string[]> {
  const texts = await mainNavigation(page)
    .locator('> .nav-link')
    .evaluateAll((entries) =>
      entries
        .filter((entry) => getComputedStyle(entry).backgroundColor !== 'rgba(0, 0, 0, 0)')
        .map((entry) => entry.textContent),
    );
  return texts.map((text) => text.trim());
}
