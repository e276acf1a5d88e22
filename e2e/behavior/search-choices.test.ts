import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { contrastViolations, violations } from '../accessibility/axe.ts';
import { field, namesFor, results } from '../support/search-page.ts';
import { testWithoutPainting as test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

test('“All … events” shows every one of them, and nothing else', async ({ sharedPage: page }) => {
  await visit(page, paths.search);
  await namesFor(page, 'festival');
  const all = page.getByRole('button', { name: /^All \d+ events$/ });
  const count = Number(/\d+/.exec((await all.textContent()) ?? '')?.[0]);
  expect(count).toBeGreaterThan(5);
  await all.click();
  await expect.poll(() => results(page).count()).toBe(count);
  expect(await page.locator('.search-results h2').allTextContents()).toEqual([`Events ${count}`]);
});

test('other sites and browsers ask with ?q=: it goes into the field and the fragment (decision 35)', async ({
  sharedPage: page,
}) => {
  await page.goto(`${paths.search}?q=blue%20hole&town=Wimberley`);
  await results(page).filter({ hasText: 'Blue Hole' }).first().waitFor();
  expect(await field(page).inputValue()).toBe('blue hole');
  const { search, hash } = new URL(page.url());
  expect([search, new URLSearchParams(hash.slice(1)).get('q')]).toEqual(['', 'blue hole']);
});

test('choices combine, say how many results each leaves, and stand in the address, which can be shared', async ({
  sharedPage: page,
  guide,
}) => {
  await visit(page, paths.search);
  await page.getByRole('checkbox', { name: /^Free \(\d+\)/ }).check();
  await page.getByRole('checkbox', { name: /^With a dog \(\d+\)/ }).check();
  // Of what is chosen, each says how many results there are.
  const left = async (name: RegExp) =>
    /\(\d+\)/.exec((await page.locator('label', { hasText: name }).textContent()) ?? '')?.[0];
  await expect.poll(async () => (await left(/^With a dog/)) === (await left(/^Free/))).toBe(true);
  const option = page.getByLabel('Month').locator('option[value="12"]');
  const [, count] = /\((\d+)\)/.exec((await option.textContent()) ?? '') ?? [];
  await page.getByLabel('Month').selectOption('12');
  await expect.poll(() => new URL(page.url()).hash).toBe('#month=12&with=dogs%2Cfree');
  await expect.poll(() => results(page).count()).toBe(Number(count));
  // The rows come some at a time, and these numbers after the last of them.
  await expect.poll(() => left(/^With a dog/)).toBe(`(${count})`);
  const names = await results(page).allTextContents();
  await visit(page, `${guide.url}/search#month=12&with=dogs%2Cfree`);
  await expect.poll(() => results(page).allTextContents()).toEqual(names);
  expect(await page.getByRole('checkbox', { name: /^With a dog/ }).isChecked()).toBe(true);
});

test('on a phone, the choices say how many results each leaves once they are opened', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visit(page, `${paths.search}#q=river`);
  await results(page).first().waitFor();
  const free = page.getByRole('checkbox', { name: /^Free \(\d+\)/ });
  expect(await free.count()).toBe(0);
  await page.getByText('Narrow it down', { exact: true }).click();
  await free.waitFor();
});

test('a wish in the question is a choice that one tap takes away, and the focus stays there', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.search);
  await namesFor(page, 'free with kids');
  const before = await page.getByRole('status').textContent();
  const chips = page.getByRole('list', { name: 'Narrowed down to' });
  await chips.getByRole('button', { name: 'Take away: Free' }).press('Enter');
  await expect.poll(() => field(page).inputValue()).toBe('with kids');
  expect(await chips.evaluate((list) => list === document.activeElement)).toBe(true);
  await expect.poll(() => page.getByRole('status').textContent()).not.toBe(before);
  await chips.getByRole('button', { name: /^\d+ more, not known$/ }).click();
  await page.locator('details[open] .search-result').first().waitFor();
});

test('what the question wishes is ticked, and unticking takes it out of the question', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.search);
  await field(page).fill('swim with dogs');
  const box = page.getByRole('checkbox', { name: /^With a dog/ });
  await expect.poll(() => box.isChecked()).toBe(true);
  await box.click();
  await expect.poll(() => field(page).inputValue()).toBe('swim');
  await expect.poll(() => box.isChecked()).toBe(false);
});

/** Pixels below the header of a phone within which what a page is about must begin. */
const FIRST_WITHIN = 260;

/** What field and choices take together until they are opened, in pixels. */
const FOLDED = 56;

test('a town’s card leads to a page about the town: its picture, its text, posts before events; a word makes it a search', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.destinations);
  await page.evaluate(() => {
    document.body.dataset.loadedOnce = '';
  });
  const card = page.locator('article', { has: page.locator('h3', { hasText: 'Gruene' }) });
  const text = (await card.locator('.clamped').textContent()) ?? '';
  await card.locator('h3 a').click();
  await page.getByRole('heading', { level: 1, name: 'Gruene' }).waitFor();
  expect(await page.locator('body[data-loaded-once]').count()).toBe(1);
  expect(await page.title()).toMatch(/^Gruene \|/);
  await page.locator('#main').getByText(text, { exact: true }).waitFor();
  await page.getByText('About 35 to 40 min from our cabins by road.').waitFor();
  const box = (selector: string) =>
    page.locator(`#main ${selector}`).first().boundingBox({ timeout: 1000 });
  const header = await page.locator('header').first().boundingBox();
  expect((await box('.destination-face'))?.y).toBeLessThanOrEqual(
    (header?.height ?? 0) + FIRST_WITHIN,
  );
  expect((await box('search'))?.height).toBeLessThanOrEqual(FOLDED);
  await expect
    .poll(() => page.locator('.search-results h2').allTextContents())
    .toEqual([
      expect.stringMatching('Things to do'),
      expect.stringMatching('Blog posts'),
      expect.stringMatching('Events'),
    ]);

  await unfold(page);
  expect(await page.getByText(/^Try “/).isVisible()).toBe(false);
  await namesFor(page, 'dance');
  await page.getByRole('heading', { level: 1, name: 'Search the guide' }).waitFor();
  expect(await page.title()).toMatch(/^Search the guide \|/);
  expect(await page.locator('.search-town').count()).toBe(0);
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('search-question');
});

test('chosen traits are what their page is called, and its first result is in sight', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `${paths.search}#kind=activity&with=dogs`);
  await page.getByRole('heading', { level: 1, name: 'Things to do with a dog' }).waitFor();
  await results(page).first().waitFor();
  const header = await page.locator('header').first().boundingBox();
  const first = await page.locator('.search-result').first().boundingBox();
  expect(first?.y).toBeLessThanOrEqual((header?.height ?? 0) + FIRST_WITHIN);
});

test('a town that isn’t is no page’s name, and what is ticked doesn’t move the page', async ({
  sharedPage: page,
}) => {
  await visit(page, `${paths.search}#town=Nowhere`);
  await page.getByText('Nothing found.').last().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Search the guide' }).waitFor();
  await visit(page, paths.home);
  await visit(page, paths.search);
  await page.getByRole('checkbox', { name: /^Free \(\d+\)/ }).check();
  await results(page).first().waitFor();
  await page.getByRole('heading', { level: 1, name: 'Search the guide' }).waitFor();
});

test('a page about a town has no fault of access, in light and dark, folded or not, and fits 320 px', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await visit(page, `${paths.search}#town=Blanco`);
  await results(page).first().waitFor();
  expect(await violations(page, 'main')).toEqual([]);
  await unfold(page);
  expect(await violations(page, 'main')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page, 'main')).toEqual([]);
  await page.emulateMedia({ colorScheme: 'light' });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

/** Opens what is folded on a page about a choice. */
async function unfold(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Search, or narrow it down' }).click();
}
