import { expect } from 'vitest';
import { NEW_TAB } from './booking.ts';
import { everyPage, everyPath } from './pages.ts';
import { siteFacts } from './site-facts.ts';
import { test } from './test.ts';
import { visit } from './visit.ts';

test('§1 Product: every booking control of every page opens the external site in a new tab and says so (decision 2)', async ({
  page,
}) => {
  const origin = new URL(siteFacts.bookingUrl).origin;
  for (const path of everyPath) {
    await page.goto(path);
    const controls = await page.locator(`a[href^="${origin}"]`).evaluateAll((links) =>
      links.map((link) => ({
        name: link.textContent?.trim() ?? '',
        opens: [link.getAttribute('target'), link.getAttribute('rel')],
        content: new URL((link as HTMLAnchorElement).href).searchParams.get('utm_content'),
      })),
    );
    expect(controls.length, path).toBeGreaterThan(0);
    for (const { name, opens } of controls) {
      expect([path, name, ...opens]).toEqual([path, expect.stringContaining(NEW_TAB), '_blank', 'noopener']);
    }
    const contents = controls.map(({ content }) => content);
    expect(new Set(contents).size, `every placement on ${path} has a name of its own: ${contents}`).toBe(contents.length);
  }
});

test('§1 Product: booking links name guide, page and placement to the owner’s statistics (issue 3)', async ({ page }) => {
  const { source, medium, campaign } = siteFacts.utm || {};
  await page.goto('/destinations/austin');
  const link = page.getByRole('link', { name: 'Book Your Stay' });
  const { searchParams } = new URL((await link.getAttribute('href')) ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({
    utm_source: source,
    utm_medium: medium,
    utm_campaign: campaign,
    utm_content: 'austin-closing',
  });
});

test('§1 Product: booking links name the page that they are on, after client navigation too (issue 3)', async ({ page }) => {
  await visit(page, '/');
  const bookNow = page.getByRole('banner').getByRole('link', { name: 'Book Now' });
  const content = async () => new URL((await bookNow.getAttribute('href')) ?? '').searchParams.get('utm_content');
  expect(await content()).toBe('home-header');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Events' }).click();
  await expect.poll(content).toBe('events-header');
});

test('§1 Product: no page has an account, a login, a form or an input', async ({ page }) => {
  for (const path of everyPath) {
    await page.goto(path);
    expect([path, await page.locator('form, input, textarea, select, [contenteditable]').count()]).toEqual([path, 0]);
    expect(await page.locator('body').innerText(), path).not.toMatch(/\b(?:log ?in|sign ?in|sign ?up|my account|password)\b/i);
  }
});

test('§1 Product: the site is read-only; no method but GET and HEAD is allowed', async ({ guide }) => {
  for (const path of ['/api/activities', '/api/blog/1', '/events']) {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE']) {
      const { status } = await fetch(guide.url + path, { method });
      expect([method, path, status]).toEqual([method, path, 405]);
    }
  }
});

test('§6 Roles: every page is public, without a cookie, and none is set', async ({ page }) => {
  for (const { path, status } of everyPage) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, status]);
  }
  expect(await page.context().cookies()).toEqual([]);
});

test('§1 Product: every page sets title, description, canonical path, share tags, structured data and keywords', async ({
  page,
}) => {
  for (const { path, status } of everyPage) {
    if (status === 404) continue;
    await page.goto(path);
    const head = page.locator('head');
    expect((await page.title()).length, path).toBeGreaterThan(10);
    for (const name of ['description', 'keywords', 'twitter:card', 'twitter:title', 'twitter:image']) {
      expect([path, name, await head.locator(`meta[name="${name}"][content]`).count()]).toEqual([path, name, 1]);
    }
    for (const property of ['og:title', 'og:description', 'og:image', 'og:url', 'og:type']) {
      expect([path, property, await head.locator(`meta[property="${property}"][content]`).count()]).toEqual([path, property, 1]);
    }
    const canonical = await head.locator('link[rel="canonical"]').getAttribute('href');
    expect(new URL(canonical ?? '').pathname).toBe(path);
    const data = await head.locator('script[type="application/ld+json"]').allTextContents();
    expect(data.length, path).toBeGreaterThan(0);
    for (const block of data) expect(JSON.parse(block)['@context']).toBe('https://schema.org');
  }
});

test('§1 Product: the default share image is the bluebonnets', async ({ page, guide }) => {
  await page.goto('/events');
  const url = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(url).toMatch(/\/share\/bluebonnets\.jpg$/);
  const picture = await fetch(guide.url + new URL(url ?? '').pathname);
  expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
});

test('§1 Product: towns carry their own coordinates and tourist types, every other page the Hill Country’s centre', async ({
  page,
}) => {
  const positionOf = async (path: string) => {
    await page.goto(path);
    return await page.locator('meta[name="geo.position"]').getAttribute('content');
  };
  for (const path of ['/', '/events', '/blog/1', '/no-such-page'])
    expect([path, await positionOf(path)]).toEqual([path, '30.1;-98.4']);
  const positions = [];
  for (const town of ['fredericksburg', 'austin', 'dripping-springs', 'new-braunfels']) {
    positions.push(await positionOf(`/destinations/${town}`));
    const data = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
    expect(data, town).toMatch(/"@type":"TouristDestination"/);
    expect(data, town).toMatch(/"touristType":\[".+"\]/);
  }
  expect(new Set([...positions, '30.1;-98.4']).size).toBe(5);
});
