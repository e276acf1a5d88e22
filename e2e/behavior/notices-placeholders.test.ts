import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { telephoneUri } from '../../src/model/telephone.ts';
import { holdBack, QUIET_PATH } from '../support/arrive-with.ts';
import { siteContext } from '../support/site-context.ts';
import { testWithoutPainting as test } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';

type Placeholder = [page: string, find: (page: Page) => Locator, leadsTo?: RegExp | undefined];

/**
 * One control of every kind without an action in the specification (decision 1), and the page that
 * its notice leads to; without one, it says to call or write.
 */
const placeholders: Placeholder[] = [
  ['/wine-spirits', (page) => page.getByRole('button', { name: 'Book Wine Tour' })],
  ['/water-sports', (page) => page.getByRole('button', { name: 'Book Water Activity' })],
  ['/outdoor', (page) => page.getByRole('button', { name: 'Book Outdoor Adventure' })],
  [
    '/outdoor',
    (page) => page.getByRole('button', { name: 'Learn More' }).first(),
    /^\/things-to-do\/./,
  ],
  ['/culture', (page) => page.getByRole('button', { name: 'Book Cultural Tour' })],
  ['/dining', (page) => page.getByRole('button', { name: 'Find Restaurants' })],
  ['/entertainment', (page) => page.getByRole('button', { name: 'Find Entertainment' })],
  [
    '/things-to-do',
    (page) => page.locator('#main a[href="/things-to-do"]').first(),
    /^\/things-to-do\/./,
  ],
  ['/events', (page) => page.getByRole('link', { name: 'Learn More →' }).first(), /^\/events\/./],
  ...Object.entries({
    Facebook: undefined,
    Instagram: undefined,
    Twitter: undefined,
    'Privacy Policy': /^\/privacy$/,
    'Terms of Service': /^\/terms$/,
  }).map(
    ([name, leadsTo]): Placeholder => [
      '/events',
      (page) => page.getByRole('contentinfo').getByRole('link', { name }),
      leadsTo,
    ],
  ),
];

test('§2 Placeholder controls: a click leaves address and history alone, calls nothing, opens nothing, and says what to do instead (decision 1)', async ({
  sharedPage: page,
}) => {
  const windows: Page[] = [];
  page.context().on('page', (opened) => windows.push(opened));
  await visit(page, QUIET_PATH);
  for (const [path, find, leadsTo] of placeholders) {
    if (new URL(page.url()).pathname !== path) await follow(page, path);
    const control = find(page);
    await control.scrollIntoViewIfNeeded();
    const calls: string[] = [];
    const listen = (request: { url(): string }) => calls.push(new URL(request.url()).pathname);
    page.on('request', listen);
    const before = await placeOf(page);
    await control.click();
    const notice = page.locator('.notice');
    await notice.waitFor();
    expect([path, await placeOf(page)]).toEqual([path, before]);
    const hrefs = await notice
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect([path, hrefs]).toEqual([
      path,
      leadsTo
        ? [expect.stringMatching(leadsTo)]
        : [telephoneUri(siteContext.phone), `mailto:${siteContext.email}`],
    ]);
    await notice.getByRole('button', { name: 'Close' }).click();
    await notice.waitFor({ state: 'detached' });
    page.off('request', listen);
    expect(calls.filter((call) => !/^\/(?:assets|images|words)\//.test(call))).toEqual([]);
  }
  expect(windows).toEqual([]);
});

test('§2 Placeholder controls: a click before the application has loaded is answered once it has (decision 1)', async ({
  sharedPage: page,
}) => {
  for (const [path, name] of [
    ['/events', 'Learn More →'],
    ['/outdoor', 'Book Outdoor Adventure'],
  ] as const) {
    const release = await holdBack(
      page,
      ({ pathname }) => /\/assets\/.*\.js$/.test(pathname) && !pathname.includes('/loader-'),
    );
    await page.goto(path);
    const control = page.locator('a[href="#"], [data-notice]').filter({ hasText: name }).first();
    await control.scrollIntoViewIfNeeded();
    const before = await placeOf(page);
    await control.click();
    expect([path, await placeOf(page)]).toEqual([path, before]);
    expect(await page.locator('.notice').count()).toBe(0);
    release();
    await page.locator('.notice').waitFor();
    expect([path, await placeOf(page)]).toEqual([path, before]);
    await page.unrouteAll();
  }
});

test('the notice of a row’s "Learn More" leads to the row’s page, and is gone there (decision 31)', async ({
  sharedPage: page,
}) => {
  await visit(page, '/things-to-do');
  const more = page.locator('article a[href="/things-to-do"]').first();
  const card = page.locator('article').filter({ has: page.locator('a[href="/things-to-do"]') });
  const title = await card.first().getByRole('heading').innerText();
  await more.click();
  await page.locator('.notice').getByRole('link').click();
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  expect(await page.locator('.notice').count()).toBe(0);
});

test('"Learn More" of a category without a page is a link for whoever wants a new tab (decision 31)', async ({
  sharedPage: page,
}) => {
  await visit(page, '/things-to-do');
  const opened = page.context().waitForEvent('page');
  await page
    .locator('#main a[href="/things-to-do"]')
    .first()
    .click({ modifiers: ['ControlOrMeta'] });
  const tab = await opened;
  await tab.waitForURL('**/things-to-do');
  await tab.close();
  expect(await page.locator('.notice').count()).toBe(0);
});

test('§2 Placeholder controls: a click is not lost while the icon’s tooltip loads', async ({
  sharedPage: page,
}) => {
  const release = await holdBack(page, ({ pathname }) => pathname.includes('/Hint-'));
  await visit(page, '/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' });
  await link.hover();
  await page.mouse.down();
  const arrived = page.waitForResponse(/\/Hint-/);
  release();
  await (await arrived).finished();
  await page.evaluate(() => new Promise((done) => setTimeout(done, 100)));
  await page.mouse.up();
  await page.locator('.notice').waitFor();
});

/** Where the visitor is: address, number of history entries, and scroll position. */
function placeOf(page: Page) {
  return page.evaluate(() => ({
    address: location.href,
    entries: history.length,
    scrolled: Math.round(scrollY),
  }));
}
