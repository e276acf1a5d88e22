import { expect } from 'vitest';
import { everyPage } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('§1 Product: booking links name the page they are on, after client navigation too', async ({
  sharedPage: page,
}) => {
  await visit(page, '/');
  const bookNow = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
  const content = async () =>
    new URL((await bookNow.getAttribute('href')) ?? '').searchParams.get('utm_content');
  expect(await content()).toBe('home-header');
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Events' })
    .click();
  await expect.poll(content).toBe('events-header');
});

test('§6 Roles: every page is public without a cookie, and no cookie is set', async ({
  sharedPage: page,
  guide,
}) => {
  for (const { path, status } of everyPage) {
    const response = await fetch(guide.url + path);
    expect([path, response.status, response.headers.getSetCookie()]).toEqual([path, status, []]);
    await response.body?.cancel();
  }
  await visit(page, '/');
  expect(await page.context().cookies()).toEqual([]);
});
