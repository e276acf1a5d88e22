import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { test } from '../../support/test.ts';
import { follow, isLaidOut, untilShown, visit } from '../../support/visit.ts';

/** The pages that a visitor has left, and may come back to: src/site/layout/OpenPages.tsx. */

const EVENT = paths.event('lights-spectacular');

/** What is in the document: the name of each page, and whether it is in sight. */
function open(page: Page): Promise<{ title: string; isInSight: boolean }[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main')].map((main) => ({
      title: main.querySelector('h1')?.textContent ?? '',
      isInSight: main.querySelector('h1')?.checkVisibility() === true,
    })),
  );
}

async function titleInSight(page: Page): Promise<string[]> {
  return (await open(page)).filter(({ isInSight }) => isInSight).map(({ title }) => title);
}

test('going back shows the very list that was left, where it was left, with what was opened', async ({
  page,
  guide,
}) => {
  await visit(page, guide.url + paths.home);
  await page.locator('details').nth(1).locator('summary').click();
  const place = await page.evaluate(() => {
    Object.assign(document.querySelector('main') ?? {}, { isTheVeryOne: true });
    scrollTo({ top: 2_000, behavior: 'instant' });
    return scrollY;
  });
  await untilShown(page);
  await follow(page, paths.events);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  await page.goBack();
  await untilShown(page);
  expect(await page.evaluate(() => 'isTheVeryOne' in (document.getElementById('main') ?? {}))).toBe(
    true,
  );
  expect(await page.evaluate(() => scrollY)).toBe(place);
  expect(await page.locator('#main details').nth(1).getAttribute('open')).toBe('');
});

test.for([paths.events, paths.thingsToDo, paths.post(19)])(
  '%s, left far down, is laid out by what is in sight first, and comes back to its place',
  async (path, { page, guide }) => {
    await visit(page, guide.url + path);
    const place = await page.evaluate(() => {
      scrollTo({ top: document.documentElement.scrollHeight / 2, behavior: 'instant' });
      return scrollY;
    });
    await untilShown(page);
    // It has styles that the list has not, so all of the list is styled and laid out again.
    await follow(page, paths.stay);
    await page.locator('#main .stay').first().waitFor();
    const later = page.locator('main:not([id]) [style="content-visibility: auto;"]');
    expect(await later.count()).toBeGreaterThan(5);
    await page.goBack();
    await page.locator('#main .stay').waitFor({ state: 'detached' });
    await page.waitForFunction(isLaidOut);
    expect(await page.locator('#main [style*="content-visibility"]').count()).toBe(0);
    await untilShown(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  },
);

test.for([paths.thingsToDo, paths.events])(
  '%s, left after a link to a part of it, comes back to the place left, not to the part',
  async (path, { page, guide }) => {
    await visit(page, guide.url + path);
    await page.locator('#main nav a[href^="#"]').nth(2).click();
    const place = await page.evaluate(() => {
      scrollBy({ top: 1_500, behavior: 'instant' });
      return scrollY;
    });
    await untilShown(page);
    await follow(page, paths.contact);
    await page.goBack();
    await page.locator('#main article').first().waitFor();
    await page.waitForFunction(isLaidOut);
    await untilShown(page);
    expect(await page.evaluate(() => scrollY)).toBe(place);
  },
);

test('what was left is out of reach: for eyes, keys, screen readers and paper; the head is the page’s', async ({
  page,
  guide,
}) => {
  await visit(page, guide.url + paths.events);
  await follow(page, EVENT);
  await page.getByRole('heading', { name: 'Lights Spectacular' }).waitFor();
  expect((await open(page)).map(({ isInSight }) => isInSight)).toEqual([false, true]);
  await expect.poll(() => page.getByRole('main').count()).toBe(1);
  expect(await page.getByRole('heading', { level: 1 }).allTextContents()).toEqual([
    'Lights Spectacular',
  ]);
  expect(await page.evaluate(() => document.querySelector('.page > div')?.clientHeight)).toBe(0);
  expect(await page.title()).toMatch(/^Lights Spectacular/);
  for (const one of ['title', 'meta[name=description]', 'link[rel=canonical]'])
    expect(await page.locator(`head ${one}`).count(), one).toBe(1);
  for (let key = 0; key < 60; key += 1) {
    await page.keyboard.press('Tab');
    const isLeft = await page.evaluate(() => document.activeElement?.closest('main:not([id])'));
    expect(isLeft).toBeNull();
  }
  await page.emulateMedia({ media: 'print' });
  expect(await titleInSight(page)).toEqual(['Lights Spectacular']);
  await page.emulateMedia({ media: 'screen' });
  await page.goBack();
  await expect.poll(() => page.title()).toMatch(/^Events/);
  await page.goForward();
  await expect.poll(() => page.title()).toMatch(/^Lights Spectacular/);
  expect(await titleInSight(page)).toEqual(['Lights Spectacular']);
});

test('what is on the page is found first, though pages that were left have the same ids', async ({
  page,
  guide,
}) => {
  await visit(page, guide.url + paths.post(1));
  await follow(page, paths.post(19));
  await page.getByRole('heading', { name: /^Wimberley, by people/ }).waitFor();
  const ids = () => page.evaluate(() => [...document.querySelectorAll('[id]')].map(({ id }) => id));
  expect(new Set(await ids()).size).toBe((await ids()).length);
  const inSight = () =>
    page.evaluate(() => document.getElementById('places')?.checkVisibility() === true);
  await expect.poll(inSight).toBe(true);
  await page.goBack();
  await expect.poll(() => page.title()).not.toMatch(/^Wimberley/);
  await expect.poll(inSight).toBe(true);
  expect(new Set(await ids()).size).toBe((await ids()).length);
});

test('two are kept; a page with its state in the address never is', async ({ page, guide }) => {
  await visit(page, guide.url + paths.home);
  for (const path of [paths.events, EVENT, paths.contact]) {
    await follow(page, path);
    // Left before its answer had come, it would wait for it until somebody comes back.
    await page.locator('#main [data-placeholder]').first().waitFor({ state: 'detached' });
  }
  const titles = async () => (await open(page)).map(({ title }) => title);
  await expect.poll(titles).toEqual(['Events', 'Lights Spectacular', expect.any(String)]);
  await follow(page, paths.search);
  await expect.poll(titles).toHaveLength(3);
  await page.goBack();
  await expect.poll(() => titleInSight(page)).toEqual([(await titles()).at(-1)]);
  expect(await page.locator('main .search').count()).toBe(0);
});

test('a page that was left before its answer came leaves no title, and asks again when somebody comes back', async ({
  page,
  guide,
}) => {
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/api/events/*', async (route) => {
    await answered;
    await route.continue().catch(() => undefined);
  });
  await visit(page, guide.url + paths.contact);
  await follow(page, EVENT);
  await expect.poll(() => page.title()).toBe('One moment…');
  await follow(page, paths.contact);
  await expect.poll(() => page.title()).toMatch(/^Contact/);
  expect(await page.locator('title').count()).toBe(1);
  answer();
  await page.goBack();
  await page.getByRole('heading', { name: 'Lights Spectacular' }).waitFor();
  await expect.poll(() => page.title()).toMatch(/^Lights Spectacular/);
});

test('a list that failed is asked for again', async ({ page, guide }) => {
  await page.route('**/api/events', (route) => route.fulfill({ status: 503 }), { times: 1 });
  await visit(page, guide.url + paths.contact);
  await follow(page, paths.events);
  await page.locator('#main [role=alert]').waitFor();
  await follow(page, paths.destinations);
  await page.goBack();
  await page.locator('#main article').first().waitFor();
});
