import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { inFreshPage, stopPainting, visit } from '../support/visit.ts';

const PHONE = { width: 360, height: 740 };
const MOST_SCREENS = 11;

/** A post that compares places, and one that has days. */
const COMPARES = paths.post(17);
const WEEKEND = paths.post(14);

const everyPost = readdirSync('content/blog').map((name) => paths.post(Number.parseInt(name, 10)));

test('on a phone, no post is longer than eleven screens, its map included', ({ browser, guide }) =>
  inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, async (page) => {
    await page.addInitScript(stopPainting);
    expect(everyPost.length).toBeGreaterThanOrEqual(34);
    for (const path of everyPost) {
      await visit(page, path);
      const map = page.locator('.route-map');
      if (await map.count()) {
        await page.locator('#way').evaluate((way) => way.scrollIntoView());
        await map.locator('svg').waitFor({ state: 'attached' });
      }
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect(height / PHONE.height, path).toBeLessThanOrEqual(MOST_SCREENS);
    }
  }));

test('the places that a post compares stand in a table before its colophon; on a phone in blocks, each fact with its name, and nothing is cut', async ({
  sharedPage: page,
}) => {
  const table = page.getByRole('region', { name: 'Side by side' });
  const seen = async (width: number) => {
    await page.setViewportSize({ width, height: 640 });
    return await table.evaluate((one) => {
      const [row] = one.querySelectorAll('tbody tr');
      const [, ...facts] = row?.children ?? [];
      const name = row?.firstElementChild?.getBoundingClientRect();
      return {
        isCut:
          one.scrollWidth > one.clientWidth || document.documentElement.scrollWidth > innerWidth,
        isBelow: facts.map((fact) => fact.getBoundingClientRect().top >= (name?.bottom ?? 0)),
        names: facts.map((fact) => getComputedStyle(fact, '::before').content),
      };
    });
  };
  await visit(page, COMPARES);
  expect(await page.locator('.post-table ~ .post-standing').count()).toBe(1);
  for (const width of [320, 360])
    expect(await seen(width)).toEqual({
      isCut: false,
      isBelow: [true, true, true, true],
      names: ['Drive from Wimberley', 'Price', 'Reservations', 'Dogs'].map((name) => `"${name}: "`),
    });
  for (const width of [768, 1440])
    expect(await seen(width)).toMatchObject({
      isCut: false,
      isBelow: [false, false, false, false],
    });
});

test('the days of a post become a plan in one tap, and its map has a number for each stop', async ({
  sharedPage: page,
  guide,
}) => {
  await visit(page, guide.url + WEEKEND);
  const way = page.getByRole('region', { name: 'Day by day' });
  await way.scrollIntoViewIfNeeded();
  const stops = await way.locator('li a').allTextContents();
  expect(stops.length).toBeGreaterThan(2);
  const map = way.getByRole('img', { name: 'Map of the stops' });
  await map.waitFor();
  const words = await map.locator('text').allTextContents();
  expect(words.filter((word) => /^\d+$/.test(word))).toEqual(stops.map((_, at) => String(at + 1)));
  await way.getByRole('button', { name: 'Save these days to my plan' }).click();
  const saved = way.getByRole('link', { name: 'They’re in your plan' });
  // The button that had the focus is gone.
  await expect.poll(() => saved.evaluate((link) => link === document.activeElement)).toBe(true);
  await saved.click();
  for (const stop of stops) await page.getByRole('link', { name: stop }).first().waitFor();
});

test('each day of a post stands whole below its name', async ({ sharedPage: page, guide }) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, guide.url + WEEKEND);
    const days = await page.locator('.post-way > div').evaluateAll((all) =>
      all.map((day) => {
        const box = (one: Element) => one.getBoundingClientRect();
        const name = box(day.querySelector('h3') as Element);
        const stops = [...day.querySelectorAll('li')].map(box);
        return {
          below: stops.every(({ top }) => top >= name.bottom + 6),
          columns: new Set(stops.map(({ left }) => left)).size,
        };
      }),
    );
    expect(days.length).toBeGreaterThan(1);
    for (const day of days) expect(day, String(width)).toEqual({ below: true, columns: 1 });
  }
});

test('only a post that goes somewhere loads a map', async ({ sharedPage: page, guide }) => {
  // In so tall a window, what the page before has below comes near.
  await page.goto('about:blank');
  await page.setViewportSize({ width: 1440, height: 8000 });
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await visit(page, guide.url + COMPARES);
  await page.waitForLoadState('networkidle');
  expect(loaded.filter((url) => /RouteMap|save-days/.test(url))).toEqual([]);
  await visit(page, guide.url + WEEKEND);
  await page.locator('.route-map svg').waitFor();
  expect(loaded.some((url) => /RouteMap/.test(url))).toBe(true);
});

test('telephone numbers and sites in the cards of a post are links on one line each, big enough for a finger', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize(PHONE);
  await visit(page, COMPARES);
  const links = await page.locator('.post-places .post-links a').evaluateAll((all) =>
    all.map((one) => {
      const { height } = one.getBoundingClientRect();
      const lines = one.getClientRects().length;
      return { href: one.getAttribute('href') ?? '', height, lines };
    }),
  );
  expect(links.some(({ href }) => href.startsWith('tel:'))).toBe(true);
  expect(links.some(({ href }) => href.startsWith('https:'))).toBe(true);
  for (const { href, height, lines } of links)
    expect([href, lines, height >= 24 && height < 40]).toEqual([href, 1, true]);
});
