import type { Page } from 'playwright-core';
import { describe, expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { alter, sentencesOf, settledWords, translate } from '../support/changed-pages.ts';
import { testWithoutPainting as test } from '../support/test.ts';
import { follow, leave, untilHydrated, untilShown, visit } from '../support/visit.ts';

/** What a visitor does on a page. */
interface Use {
  path: string;
  use: (page: Page) => Promise<void>;
}

const date = (after: number) =>
  new Date(Date.now() + (40 + after) * 86_400_000).toISOString().slice(0, 10);
const arrival = (page: Page) => page.getByLabel('Arrival');
const departure = (page: Page) => page.getByLabel('Departure');
const search = (page: Page) => page.getByRole('searchbox');
const save = (page: Page) => page.locator('#main [data-save]:not([aria-disabled])').first();

const uses: Record<string, Use> = {
  'home: its menus, a question, a card saved': {
    path: paths.home,
    async use(page) {
      for (const button of await page.locator('header [popovertarget]:visible').all()) {
        await button.click();
        await page.keyboard.press('Escape');
      }
      await page.locator('summary').first().click();
      await save(page).click();
      await save(page).click();
    },
  },
  '/stay: arrival, then departure, then one before the arrival, then another': {
    path: paths.stay,
    async use(page) {
      await arrival(page).fill(date(0));
      await page.getByText('And the day you leave?').waitFor();
      await departure(page).fill(date(3));
      await page.locator('.stay-days h3').first().waitFor();
      await departure(page).fill(date(-3));
      await page.getByText('The day you leave has to come').waitFor();
      await departure(page).fill('');
      await arrival(page).fill('');
      await departure(page).fill(date(3));
      await page.getByText('And the day you arrive?').waitFor();
      await arrival(page).fill(date(1));
      await page.locator('.stay-days h3').first().waitFor();
    },
  },
  '/stay of a link: a departure before the arrival': {
    path: `${paths.stay}#${date(0)}/${date(3)}`,
    async use(page) {
      await page.locator('.stay-days h3').first().waitFor();
      await departure(page).fill(date(-3));
      await page.getByText('The day you leave has to come').waitFor();
      await page.getByRole('button', { name: 'Upcoming weekend' }).click();
      await page.locator('.stay-days h3').first().waitFor();
    },
  },
  '/search: letter by letter, narrowed down, and back': {
    path: paths.search,
    async use(page) {
      for (const letter of 'swiming hole')
        await search(page).press(letter === ' ' ? 'Space' : letter);
      await page.locator('.search-result mark').first().waitFor();
      for (let left = 0; left < 8; left += 1) await search(page).press('Backspace');
      await search(page).pressSequentially('nadar rio');
      await page.getByText('Read as English').waitFor();
      await page.getByRole('combobox', { name: 'Town' }).selectOption({ index: 1 });
      await page.getByLabel('With children').check();
      await page.getByRole('combobox', { name: 'Town' }).selectOption({ index: 0 });
      await page.getByLabel('With children').uncheck();
      await search(page).fill('zzzzqqq');
      await page.getByText('Nothing found.').last().waitFor();
      await search(page).fill('wine');
      await page.locator('.search-result mark').first().waitFor();
    },
  },
  '/things-to-do: saved and taken out': {
    path: paths.thingsToDo,
    async use(page) {
      await save(page).click();
      await page.locator('[aria-pressed=true]').first().waitFor();
      await save(page).click();
    },
  },
  '/events: a card saved': {
    path: paths.events,
    async use(page) {
      await save(page).click();
      await page.locator('.plan-mark a').waitFor();
    },
  },
  '/blog and a post, by its link': {
    path: paths.blog,
    async use(page) {
      await follow(page, paths.post(3));
      await follow(page, paths.post(2));
      await page.goBack();
    },
  },
  'a place with a button that saves': {
    path: paths.activity('enchanted-rock'),
    async use(page) {
      await save(page).click();
      await page.locator('#main [aria-pressed=true]').first().waitFor();
    },
  },
  '/plan: begun, moved, noted, taken out and put back': {
    path: paths.plan,
    async use(page) {
      await page.locator('#main button').first().click();
      const firstTitle = () => page.locator('.plan-row h3').first().textContent();
      const takeFirst = () =>
        page
          .getByRole('button', { name: /^Take .* out/ })
          .first()
          .click();
      const title = await firstTitle();
      await takeFirst();
      await page.getByRole('button', { name: 'Put it back' }).click();
      await expect.poll(firstTitle).toBe(title);
      await takeFirst();
      // The map comes once it's near, and the sizes of what can be kept.
      await page.locator('.route-map').scrollIntoViewIfNeeded();
      await page.locator('.route-map svg').waitFor();
      await page.locator('#keep').scrollIntoViewIfNeeded();
      await page.locator('#keep', { hasText: 'MB' }).waitFor();
    },
  },
  '/contact: the booking link': {
    path: paths.contact,
    async use(page) {
      await page.locator('#main a, #main button').first().focus();
      await page.keyboard.press('Tab');
    },
  },
  'client navigation between all kinds of pages': {
    path: paths.home,
    async use(page) {
      for (const path of [
        paths.stay,
        paths.search,
        paths.plan,
        paths.thingsToDo,
        paths.activity('enchanted-rock'),
        paths.events,
        paths.destinations,
        paths.contact,
        paths.blog,
        paths.post(3),
        paths.home,
      ])
        await follow(page, path);
    },
  },
};

/** Opens the page as one who has nothing saved, changes it, and uses it. */
async function useAfter(
  page: Page,
  { path, use }: Use,
  change: (page: Page) => Promise<void>,
): Promise<void> {
  await page.evaluate(() => localStorage.clear()).catch(() => undefined);
  await leave(page);
  await visit(page, path);
  await change(page);
  await use(page);
}

test.for([paths.home, paths.stay, paths.events, paths.post(3)])(
  'translated page: %s, before its code has loaded',
  async (path, { sharedPage: page }) => {
    await visit(page, path);
    const words = await settledWords(page);
    await page.goto(path);
    await translate(page);
    await page.evaluate(() => dispatchEvent(new Event('touchstart')));
    await untilHydrated(page);
    await expect.poll(() => sentencesOf(page)).toEqual(words);
  },
);

describe('translated page, altered page: the visitor goes on, and reads what others read', () => {
  test.for(Object.entries(uses))('%s', async ([, used], { sharedPage: page }) => {
    await useAfter(page, used, async () => {});
    const words = await settledWords(page);
    expect(words.join(' ')).not.toContain('tripped over');
    await useAfter(page, used, async () => {
      await alter(page);
      await translate(page);
    });
    await expect.poll(() => sentencesOf(page)).toEqual(words);
    // And stays like that.
    await untilShown(page);
    expect(await sentencesOf(page)).toEqual(words);
  });
});
