import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
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
  expect(await box.isChecked()).toBe(false);
});
