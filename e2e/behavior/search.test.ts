import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { field, namesFor, results } from '../support/search-page.ts';
import { testWithoutPainting as test } from '../support/test.ts';
import { follow, untilShown, visit } from '../support/visit.ts';

/** The search (decisions 32, 34 and 35): everything happens in the browser. */

test('results come while typing, with marked words, and are announced; nothing typed is sent', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.search);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(decodeURIComponent(request.url())));
  await field(page).pressSequentially('swiming hole');
  await results(page).first().waitFor();
  await expect
    .poll(() => page.locator('.search-result mark').allTextContents())
    .toContain('Swimming');
  await expect
    .poll(() => page.getByRole('status').textContent())
    .toMatch(/^\d+ results: .*\d+ blog posts?/);
  await page.waitForTimeout(600);
  expect(requested.filter((url) => /swim/i.test(url.replace(/.*images.*/, '')))).toEqual([]);
});

test('the keyboard alone finds an event and opens it, and going back brings the results again', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.search);
  expect(await namesFor(page, 'wurstfest')).toContain('Wurstfest');
  await page.keyboard.press('ArrowDown');
  expect(await focused(page)).toBe('Wurstfest');
  await page.keyboard.press('Escape');
  expect(await focused(page)).toBe('What are you looking for?');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowUp');
  expect(await focused(page)).toBe('What are you looking for?');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/events/wurstfest');
  await page.goBack();
  await results(page).first().waitFor();
  expect(await field(page).inputValue()).toBe('wurstfest');
});

test('nothing found says what to try; a fragment that means nothing shows the empty search', async ({
  sharedPage: page,
}) => {
  await visit(page, `${paths.search}#q=xylophone`);
  await page.getByText('Nothing found.').last().waitFor();
  expect(await page.getByText(/^Try fewer words/).isVisible()).toBe(true);
  await page.evaluate(() => {
    location.hash = '#month=99&with=%E0%A4%A';
  });
  await expect.poll(() => field(page).inputValue()).toBe('');
  expect(await results(page).count()).toBe(0);
});

test('with nothing typed, six questions with pictures; one is asked with a tap', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.search);
  const ideas = page.getByRole('region', { name: 'Good questions for now' }).getByRole('link');
  expect(await ideas.count()).toBe(6);
  expect(await ideas.locator('img').count()).toBe(6);
  const asked = (await ideas.first().textContent()) ?? '';
  await ideas.first().click();
  await results(page).first().waitFor();
  expect(await field(page).inputValue()).toBe(asked);
  expect(await ideas.count()).toBe(0);
});

test('Esc brings the questions back, and another one shows nothing that was found before', async ({
  page,
}) => {
  await visit(page, paths.search);
  expect(await namesFor(page, 'wurstfest')).toContain('Wurstfest');
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: 'Good questions for now' }).waitFor();
  await expect.poll(() => results(page).count()).toBe(0);
  const shown = await page.evaluateHandle(() => {
    const names = new Set<string>();
    const look = () => {
      for (const { textContent } of document.querySelectorAll('.search-result a'))
        names.add(textContent);
    };
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
    return names;
  });
  expect((await namesFor(page, 'peaches')).join()).toMatch(/peach/i);
  expect(await shown.evaluate((names) => [...names])).not.toContain('Wurstfest');
});

test('until the index has come, a question shows where its results will be', async ({
  sharedPage: page,
}) => {
  const { promise: index, resolve: sendIndex } = Promise.withResolvers<void>();
  await page.route('**/api/search', (route) => index.then(() => route.continue()));
  await page.goto(`${paths.search}#q=swim`);
  const places = page.locator('.search-results [data-placeholder]');
  await places.first().waitFor();
  expect((await places.first().boundingBox())?.height).toBeGreaterThan(80);
  sendIndex();
  await results(page).first().waitFor();
  expect(await places.count()).toBe(0);
});

test('a question about the cabins has its answer first, and leads to where it stands, opened', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.search);
  const [first] = await namesFor(page, 'pet policy');
  expect(first).toBe('Can we bring the dog?');
  await results(page).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  const answer = page.locator('details', { hasText: 'Can we bring the dog?' }).locator('p');
  await answer.waitFor();
});

test('“Skip to content” keeps what was typed in the address', async ({ sharedPage: page }) => {
  await visit(page, `${paths.search}#q=dance`);
  await results(page).first().waitFor();
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#q=dance');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('the header’s link to the search leaves a search as it is, in the address, too', async ({
  sharedPage: page,
}) => {
  await visit(page, `${paths.search}#q=dance`);
  await results(page).first().waitFor();
  await page.evaluate(() =>
    document.querySelector<HTMLElement>('header a[href="/search"]')?.click(),
  );
  await untilShown(page);
  expect(new URL(page.url()).hash).toBe('#q=dance');
  expect(await field(page).inputValue()).toBe('dance');
});

test('an index that cannot be loaded is said so, and can be tried again; one that an edit replaced is found', async ({
  sharedPage: page,
}) => {
  await page.route('**/search/*.json', (route) => route.abort());
  await visit(page, `${paths.search}#q=dance`);
  await page.getByText('The search could not be loaded').waitFor();
  await page.unroute('**/search/*.json');
  await page.getByRole('button', { name: 'Try again' }).click();
  await results(page).first().waitFor();

  await page.route(
    '**/api/search',
    (route) => route.fulfill({ json: { index: '/search/0123456789abcdef.json' } }),
    { times: 1 },
  );
  await visit(page, paths.home);
  await follow(page, paths.search);
  await field(page).fill('dance');
  await results(page).first().waitFor();
});

test('without JavaScript, everything is there by kind and town, as links', async ({
  browser,
  guide,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: guide.url });
  const page = await context.newPage();
  await page.goto(paths.search);
  expect(await field(page).isVisible()).toBe(false);
  await page.getByRole('link', { name: 'Wurstfest' }).click();
  expect(new URL(page.url()).pathname).toBe('/events/wurstfest');
  await context.close();
});

/** What has the focus, by its name. */
function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    return element instanceof HTMLInputElement
      ? (element.labels?.[0]?.textContent ?? '')
      : (element?.textContent ?? '');
  });
}

test('an address that asks with ?q=, as other sites link, shows what is found, and says it behind the #', async ({
  sharedPage: page,
}) => {
  await visit(page, `${paths.search}?q=Blue+Hole&utm_source=x`);
  await results(page).getByText('Blue Hole').first().waitFor();
  const { search, hash } = new URL(page.url());
  expect([search, hash]).toEqual(['', '#q=Blue+Hole']);
});
