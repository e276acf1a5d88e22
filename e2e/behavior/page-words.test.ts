import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { mainLink, pageHeading } from '../support/locators.ts';
import { test } from '../support/test.ts';
import { untilHydrated, visit, watchLoads } from '../support/visit.ts';

/** The words that the page asks for from now on, by the names of their files. */
function watchWords(page: Page): string[] {
  const names: string[] = [];
  page.on('request', (request) => {
    const [, name] = /\/words\/\w+\/([\w-]+)\.js$/.exec(request.url()) ?? [];
    if (name !== undefined) names.push(name);
  });
  return names;
}

test('the first page of a visit asks for no words: it comes with its own (decision 30)', async ({
  page,
}) => {
  const words = watchWords(page);
  await page.goto(paths.home);
  await untilHydrated(page);
  await page.waitForLoadState('networkidle');
  expect(words).toEqual([]);
});

test('interest in a link loads that page’s words, once, and no others (decision 30)', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  const words = watchWords(page);
  const loads = watchLoads(page);
  const link = mainLink(page, 'Events');
  await link.hover();
  await expect.poll(() => words).toEqual(['events']);
  await page.mouse.move(0, 400);
  await link.hover();
  await link.click();
  await pageHeading(page, 'Events').waitFor();
  await page.waitForLoadState('networkidle');
  expect({ words, loads }).toEqual({ words: ['events'], loads: [] });
});

test('back and forth between pages asks for the words of each once (decision 30)', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  const words = watchWords(page);
  for (const name of ['Blog', 'Home', 'Blog', 'Destinations', 'Home']) {
    await mainLink(page, name).click();
    await page.locator('#main h1').waitFor();
  }
  await page.waitForLoadState('networkidle');
  expect(words).toEqual(['blog', 'destinations']);
});

test('if words cannot be had, the link loads the whole page (decision 30)', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  await page.route('**/words/**', (route) => route.abort());
  const loads = watchLoads(page);
  const link = mainLink(page, 'Events');
  const failed = page.waitForEvent('requestfailed');
  await link.hover();
  await failed;
  await link.click();
  await pageHeading(page, 'Events').waitFor();
  expect([new URL(page.url()).pathname, loads]).toEqual([paths.events, [paths.events]]);
});

test('the same if the visitor clicks before the words have failed, and back works (decision 30)', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  await page.route('**/words/**', async (route) => {
    await new Promise((done) => setTimeout(done, 500));
    await route.fulfill({ status: 404, contentType: 'text/plain', body: 'There is no such file.' });
  });
  const loads = watchLoads(page);
  await mainLink(page, 'Destinations').click();
  await pageHeading(page, 'Hill Country Destinations').waitFor();
  expect([new URL(page.url()).pathname, loads]).toEqual([paths.destinations, [paths.destinations]]);
  await page.goBack();
  await pageHeading(page, 'Discover Texas Hill Country').waitFor();
  expect(new URL(page.url()).pathname).toBe(paths.home);
});

test('back before the application is there again loads the whole page, too', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  await mainLink(page, 'Destinations').click();
  await pageHeading(page, 'Hill Country Destinations').waitFor();
  let arrive = () => {};
  const arrival = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  await page.route('**/assets/client-*', async (route) => {
    await arrival;
    await route.continue();
  });
  await page.reload();
  await page.goBack();
  expect(new URL(page.url()).pathname).toBe(paths.home);
  arrive();
  await page.evaluate(() => dispatchEvent(new Event('touchstart'))).catch(() => undefined);
  await pageHeading(page, 'Discover Texas Hill Country').waitFor();
});

test('words that a page can’t be drawn with load the whole page instead (decision 30)', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  await page.route('**/words/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'export default {};' }),
  );
  const loads = watchLoads(page);
  await mainLink(page, 'Destinations').click();
  await pageHeading(page, 'Hill Country Destinations').waitFor();
  expect(loads).toEqual([paths.destinations]);
});
