import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { expectBookingLink, NEW_TAB } from './booking.ts';
import { test } from './test.ts';
import { follow, visit } from './visit.ts';

const towns = [
  ['fredericksburg', 'Fredericksburg', [/German/, /wine/i]],
  ['austin', 'Austin', [/live music/i, /food truck|trailer/i, /Lady Bird Lake/]],
  ['dripping-springs', 'Dripping Springs', [/distiller/i, /brewer/i, /gateway/i]],
  ['new-braunfels', 'New Braunfels', [/river/i, /tub(?:e|ing)/i, /German/]],
] as const;

test('§2 Destination detail: a link leads back to /destinations', async ({ page }) => {
  for (const [slug] of towns) {
    await page.goto(`/destinations/${slug}`);
    const back = page.getByRole('main').getByRole('link', { name: 'All destinations' });
    expect([slug, await back.getAttribute('href')]).toEqual([slug, '/destinations']);
  }
});

test('§2 Destination detail: the hero has emoji, name and a short description', async ({ page }) => {
  for (const [slug, name] of towns) {
    await page.goto(`/destinations/${slug}`);
    const hero = page.locator('.hero');
    expect(await hero.getByRole('heading', { level: 1 }).textContent()).toMatch(
      new RegExp(`^\\p{Extended_Pictographic}\\S* ${name}$`, 'u'),
    );
    expect((await hero.locator('.hero-lead').innerText()).length).toBeGreaterThan(40);
  }
});

test('§2 Destination detail: an About text, 8 things to do, 6 travel tips and 6 highlights', async ({ page }) => {
  for (const [slug, name] of towns) {
    await page.goto(`/destinations/${slug}`);
    expect((await part(page, `About ${name}`).innerText()).length).toBeGreaterThan(400);
    const counts = [];
    for (const heading of ['Things to Do', 'Travel Tips', 'Highlights']) {
      counts.push(await part(page, heading).getByRole('listitem').count());
    }
    expect([slug, counts]).toEqual([slug, [8, 6, 6]]);
  }
});

test('§2 Destination detail: the best time to visit, and nearby attractions as chips', async ({ page }) => {
  for (const [slug] of towns) {
    await page.goto(`/destinations/${slug}`);
    expect((await part(page, 'Best Time to Visit').innerText()).length).toBeGreaterThan(100);
    expect(await part(page, 'Nearby Attractions').locator('.badge').count()).toBeGreaterThan(2);
  }
});

test('§2 Destination detail: "Book Your Stay" opens the booking site in a new tab', async ({ page }) => {
  for (const [slug] of towns) {
    await page.goto(`/destinations/${slug}`);
    await expectBookingLink(page.getByRole('main').getByRole('link', { name: `Book Your Stay ${NEW_TAB}` }), `${slug}-closing`);
  }
});

test('§2 Destination detail: each town has its themes', async ({ page }) => {
  for (const [slug, , themes] of towns) {
    await page.goto(`/destinations/${slug}`);
    const text = await page.getByRole('main').innerText();
    for (const theme of themes) expect(text, slug).toMatch(theme);
  }
});

test('§2 Destination detail: the content is fixed in the page; no call of the API is made', async ({ page }) => {
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await visit(page, '/contact');
  for (const [slug, name] of towns) {
    await follow(page, `/destinations/${slug}`);
    await page.getByRole('heading', { level: 1, name }).waitFor();
  }
  expect(calls).toEqual([]);
});

/** The section of the page that its heading names. */
function part(page: Page, name: string) {
  return page.getByRole('main').getByRole('region', { name, exact: true });
}
