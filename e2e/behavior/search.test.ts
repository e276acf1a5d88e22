import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';

/** The search (decisions 32, 34 and 35): everything happens in the browser. */

const field = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' });
const results = (page: Page) => page.locator('.search-result a');

/** The names of the results, once there are some. */
async function namesFor(page: Page, question: string): Promise<string[]> {
  await field(page).fill(question);
  await page.waitForFunction(
    (typed) => location.hash.includes(new URLSearchParams({ q: typed }).toString()),
    question,
  );
  await results(page).first().waitFor();
  return await results(page).allTextContents();
}

test('results come while typing, with marked words, and are announced; nothing typed is sent', async ({
  page,
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
  page,
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

test('“All … events” shows every one of them, and nothing else', async ({ page }) => {
  await visit(page, paths.search);
  await namesFor(page, 'festival');
  const all = page.getByRole('button', { name: /^All \d+ events$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(5);
  await all.click();
  await expect.poll(() => results(page).count()).toBe(count);
  expect(await page.locator('.search-results h2').allTextContents()).toEqual([`Events ${count}`]);
});

test('choices combine, say how many results each leaves, and stand in the address, which can be shared', async ({
  page,
  guide,
}) => {
  await visit(page, paths.search);
  await page.getByRole('checkbox', { name: /^Free of charge \(\d+\)/ }).check();
  await page.getByRole('checkbox', { name: /^With a dog \(\d+\)/ }).check();
  await results(page).first().waitFor();
  const option = page.getByLabel('Month').locator('option[value="12"]');
  const [, count] = /\((\d+)\)/.exec((await option.textContent()) ?? '') ?? [];
  await page.getByLabel('Month').selectOption('12');
  await expect.poll(() => new URL(page.url()).hash).toBe('#month=12&with=dogs%2Cfree');
  const names = await results(page).allTextContents();
  expect(names).toHaveLength(Number(count));
  await visit(page, `${guide.url}/search#month=12&with=dogs%2Cfree`);
  await expect.poll(() => results(page).allTextContents()).toEqual(names);
  expect(await page.getByRole('checkbox', { name: /^With a dog/ }).isChecked()).toBe(true);
});

test('on a phone, the choices say how many results each leaves once they are opened', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, `${paths.search}#q=river`);
  await results(page).first().waitFor();
  const free = page.getByRole('checkbox', { name: /^Free of charge \(\d+\)/ });
  expect(await free.count()).toBe(0);
  await page.getByText('Narrow it down').click();
  await free.waitFor();
});

test('nothing found says what to try; a fragment that means nothing shows the empty search', async ({
  page,
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

test('a wish in the question is a choice that one tap takes away, and the focus stays there', async ({
  page,
}) => {
  await visit(page, paths.search);
  await namesFor(page, 'free with kids');
  const before = await page.getByRole('status').textContent();
  const chips = page.getByRole('list', { name: 'Narrowed down to' });
  await chips.getByRole('button', { name: 'Take away: Free of charge' }).press('Enter');
  await expect.poll(() => field(page).inputValue()).toBe('with kids');
  expect(await chips.evaluate((list) => list === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole('status').textContent()).not.toBe(before);
  await chips.getByRole('button', { name: /^\d+ more, not known$/ }).click();
  await page.locator('details[open] .search-result').first().waitFor();
});

test('with nothing typed, six questions with pictures; one is asked with a tap', async ({
  page,
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

test('a question about the cabins has its answer first, and leads to where it stands, opened', async ({
  page,
}) => {
  await visit(page, paths.search);
  const [first] = await namesFor(page, 'pet policy');
  expect(first).toBe('Can we bring the dog?');
  await results(page).first().click();
  await page.waitForURL((url) => url.pathname === '/');
  const answer = page.locator('details', { hasText: 'Can we bring the dog?' }).locator('p');
  await answer.waitFor();
});

test('“Skip to content” keeps what was typed in the address', async ({ page }) => {
  await visit(page, `${paths.search}#q=dance`);
  await results(page).first().waitFor();
  await page.locator('.skip-link').focus();
  await page.keyboard.press('Enter');
  expect(new URL(page.url()).hash).toBe('#q=dance');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
});

test('an index that cannot be loaded is said so, and can be tried again; one that an edit replaced is found', async ({
  page,
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
