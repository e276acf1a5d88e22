import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { apiPaths, paths } from '../../src/model/paths.ts';
import { visitWithPlan } from '../behavior/plan/visit-plan.ts';
import { arriveWith } from '../support/arrive-with.ts';
import { editContent, untilServed } from '../support/edit-content.ts';
import type { OwnGuide } from '../support/guide.ts';
import { test, testWithOwnGuide } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

const LONG_WORD = 'Dreihundertbuchstabenwort'.repeat(12);

test('at 400% zoom the header leaves room to read, and the menu can be scrolled to its last link', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await visit(page, paths.home);
  expect((await page.getByRole('banner').boundingBox())?.height).toBeLessThan(256 / 3);
  await page.getByRole('button', { name: 'Menu' }).click();
  const lastLink = page.locator('#menu a').last();
  await lastLink.scrollIntoViewIfNeeded();
  await lastLink.click();
  await page.waitForURL(`**${paths.contact}`);
});

test('on a phone, the menu ends above the page’s end, and its button stays clear and becomes a cross', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.home);
  const button = page.getByRole('button', { name: 'Menu' });
  const closed = await button.screenshot();
  await button.click();
  await expect.poll(() => button.locator('svg').isVisible()).toBe(false);
  expect((await button.screenshot()).equals(closed)).toBe(false);
  const menu = page.locator('#menu');
  expect(await menu.evaluate((one) => one.scrollHeight - one.clientHeight)).toBe(0);
  const backdrop = await menu.evaluate(
    (one) => getComputedStyle(one, '::backdrop').backgroundColor,
  );
  expect(backdrop).toBe('rgba(0, 0, 0, 0)');
  await button.click();
  await expect.poll(() => button.locator('svg').isVisible()).toBe(true);
});

test('on a phone, the category of a thing to do stands below its picture, on one row, and "Learn More" in the same corner', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.thingsToDo);
  const cards = await page.locator('.group .card').evaluateAll((all) =>
    all.map((card) => {
      const box = (of: string) => (card.querySelector(of) ?? card).getBoundingClientRect();
      const { right, bottom } = card.getBoundingClientRect();
      const more = box('.learn-more');
      return {
        covered: box('.card-badge').top < box('.picture').bottom,
        isBroken: box('.card-badge').height > 24,
        corner: [right - more.right, bottom - more.bottom].map(Math.round),
      };
    }),
  );
  expect(cards.length).toBeGreaterThan(3);
  for (const card of cards) expect(card).toEqual({ ...cards[0], covered: false, isBroken: false });
});

test('on a phone, the date of another day stands below the choice of a day, and the arrow beside the title', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitWithPlan(page);
  const choice = page.getByLabel('Day for Fredericksburg', { exact: true });
  await choice.selectOption('Another day…');
  const row = page.locator('.plan-row', { has: choice });
  const [select, date, title, arrow] = await Promise.all(
    [choice, row.locator('[type=date]'), row.locator('h3'), row.locator('.plan-more')].map((one) =>
      one.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect),
    ),
  );
  expect(date?.top).toBeGreaterThanOrEqual(select?.bottom ?? Number.NaN);
  expect(date?.width).toBe(select?.width);
  expect(arrow?.top).toBe(title?.top);
});

testWithOwnGuide(
  'a 300-letter word in titles wraps and widens no page',
  async ({ page, guide }) => {
    await writeLongWords(guide);
    await page.setViewportSize({ width: 320, height: 640 });
    for (const path of [
      paths.home,
      paths.thingsToDo,
      paths.category('outdoor'),
      paths.destinations,
      paths.events,
      paths.blog,
      paths.post(1),
    ]) {
      await page.goto(path);
      expect(await page.getByText(LONG_WORD.slice(0, 120)).count(), path).toBeGreaterThan(0);
      expect(await widerThanWindow(page), path).toEqual([]);
    }
  },
);

test('an error message as long as a gateway’s whole page widens no page, scrolls in its box and leaves "Try again" in view', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const answer = {
    status: 502,
    body: `<html>${LONG_WORD.repeat(100)}${'<p>Bad gateway</p>'.repeat(2000)}`,
  };
  for (const [path, apiPath] of [
    [paths.blog, apiPaths.posts],
    [paths.events, apiPaths.events],
  ] as const) {
    await arriveWith(page, path, { [apiPath]: answer });
    const alert = page.getByRole('main').getByRole('alert');
    await alert.getByRole('button', { name: 'Try again' }).waitFor();
    expect((await alert.boundingBox())?.height, path).toBeLessThan(640);
    expect(await widerThanWindow(page), path).toEqual([]);
    const message = alert.getByRole('paragraph');
    await message.focus();
    await page.keyboard.press('End');
    await expect
      .poll(() => message.evaluate((box) => box.scrollTop), { message: path })
      .toBeGreaterThan(0);
  }
});

/** In screens of 740 pixels, with what shipped: a little over half of what they were. */
const MOST_SCREENS = { [paths.home]: 10, [paths.destinations]: 9.5, [paths.blog]: 11.5 };

test('on a phone, home, destinations and blog aren’t long to scroll, and the footer takes 560 pixels with links for a thumb', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const [path, most] of Object.entries(MOST_SCREENS)) {
    await visit(page, path);
    await showEverything(page);
    const { screens, footer, links } = await page.evaluate(() => ({
      screens: document.documentElement.scrollHeight / innerHeight,
      footer: document.querySelector('footer.site-footer')?.clientHeight,
      links: [...document.querySelectorAll('footer.site-footer :is(a, button)')].map(
        ({ clientHeight }) => clientHeight,
      ),
    }));
    expect(screens, path).toBeLessThanOrEqual(most);
    expect(footer, path).toBeLessThanOrEqual(560);
    expect(links.length).toBeGreaterThan(10);
    expect(Math.min(...links), path).toBeGreaterThanOrEqual(42);
  }
});

/** The elements that extend past the right edge, if the page can scroll sideways. */
function widerThanWindow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 0.5)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}

/**
 * Puts the long word into every title, and as much of it as is allowed into every name, and waits
 * until the server serves it.
 */
async function writeLongWords(guide: OwnGuide): Promise<void> {
  const withLongTitles = (text: string) => text.replaceAll(/^( *title): .*/gm, `$1: ${LONG_WORD}`);
  const withLongNames = (text: string) =>
    text.replaceAll(/^( *name): .*/gm, `$1: ${LONG_WORD.slice(0, 120)}`);
  const posts = await readdir(join(guide.contentFolder, 'blog'));
  // At once, because the server reads everything again after each edit.
  await Promise.all([
    editContent(guide, 'activities.yaml', withLongTitles),
    editContent(guide, 'events.yaml', withLongTitles),
    editContent(guide, 'destinations.yaml', withLongNames),
    ...posts.map((post) => editContent(guide, `blog/${post}`, withLongTitles)),
  ]);
  await untilServed(guide, apiPaths.activities, LONG_WORD);
  await untilServed(guide, apiPaths.post(1), LONG_WORD);
  await untilServed(guide, apiPaths.destinations, LONG_WORD.slice(0, 120));
}
