import { expect } from 'vitest';
import { paths } from '../src/site/paths.ts';
import { everyPage } from './pages.ts';
import { siteFacts } from './site-facts.ts';
import { test } from './test.ts';

/** The route table of section 2: path and heading of its screen; the last one is of any other path. */
const screens = [
  ['/', 'Discover Texas Hill Country'],
  ['/things-to-do', 'Things to Do'],
  ['/wine-spirits', 'Wine & Spirits'],
  ['/water-sports', 'Water Sports'],
  ['/outdoor', 'Outdoor Adventures'],
  ['/culture', 'Culture & Heritage'],
  ['/dining', 'Dining & Cuisine'],
  ['/entertainment', 'Entertainment'],
  ['/destinations', 'Hill Country Destinations'],
  ['/destinations/fredericksburg', 'Fredericksburg'],
  ['/destinations/austin', 'Austin'],
  ['/destinations/dripping-springs', 'Dripping Springs'],
  ['/destinations/new-braunfels', 'New Braunfels'],
  ['/events', 'Events'],
  ['/blog', 'Travel Blog'],
  ['/blog/1', 'Barbecue by the Pound: Llano, Driftwood and the Butcher Paper'],
] as const;

test('§2 Route table: every path shows its screen', async ({ page }) => {
  for (const [path, heading] of screens) {
    const response = await page.goto(path);
    const title = page.getByRole('main').getByRole('heading', { level: 1 });
    expect([path, response?.status()]).toEqual([path, 200]);
    expect(await title.textContent(), path).toContain(heading);
  }
});

test('§2 Route table: any other path is the 404 page, with the hint for the router (decision 4)', async ({ page }) => {
  for (const path of ['/no-such-page', '/destinations/houston', '/blog/1/2', '/EVENTS']) {
    const response = await page.goto(path);
    expect([path, response?.status()]).toEqual([path, 404]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('404 Page Not Found');
    expect(await page.title()).toMatch(/^404 Page Not Found/);
    expect(await page.getByRole('main').innerText()).toContain('Did you forget to add the page to the router?');
    expect(await page.locator('meta[name="robots"]').getAttribute('content')).toBe('noindex');
  }
});

test('§2 Route table: the 404 page has links to the main pages and the contact facts (decision 4)', async ({ page }) => {
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  const hrefs = await main.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(
    expect.arrayContaining([paths.home, paths.thingsToDo, paths.destinations, paths.events, paths.blog, paths.contact]),
  );
  const text = await main.innerText();
  for (const fact of [siteFacts.phone, siteFacts.email]) expect(text).toContain(fact);
});

test('§2 Route table: every page is wrapped in the shared header and footer', async ({ page }) => {
  for (const { path } of everyPage) {
    await page.goto(path);
    const landmarks = [page.getByRole('banner'), page.getByRole('main'), page.getByRole('contentinfo')];
    const counts = await Promise.all(landmarks.map((landmark) => landmark.count()));
    expect([path, ...counts]).toEqual([path, 1, 1, 1]);
    expect(await page.getByRole('banner').innerText(), path).toContain(siteFacts.brand);
    expect(await page.getByRole('contentinfo').innerText(), path).toContain(siteFacts.brand);
  }
});

test('§5 Validation: a post’s id is a whole number; any other is "Blog post not found" (decision 7)', async ({ page }) => {
  for (const segment of ['0', '01', '1.5', '1e3', 'abc', '+1', '-1', '9007199254740993', '1%20OR%201=1']) {
    const response = await page.goto(`/blog/${segment}`);
    expect([segment, response?.status()]).toEqual([segment, 404]);
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Blog post not found');
  }
});
