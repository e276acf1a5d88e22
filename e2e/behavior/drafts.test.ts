import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storedText } from '../../src/features/saving/stored-plan.ts';
import { paths } from '../../src/model/paths.ts';
import { contrastViolations, violations } from '../accessibility/axe.ts';
import { test } from '../support/test.ts';
import { inFreshPage, visit } from '../support/visit.ts';

/** Days drafted on /stay (decision 013). */

const titles = (page: Page) =>
  page.locator('.draft-rows > .draft-row:has(.draft-tools) h4').allTextContents();

/** An ISO date so many days from today. */
const day = (after: number) =>
  new Date(Date.now() + after * 86_400_000).toLocaleDateString('sv', {
    timeZone: 'America/Chicago',
  });

/** Waits until what is shown is the draft for the wish as it is now. */
async function whenDrafted(page: Page): Promise<void> {
  await page.locator('.drafts:not([aria-busy])').waitFor();
}

async function visitDrafts(page: Page): Promise<void> {
  await visit(page, paths.stay);
  await page.getByRole('button', { name: 'The weekend after' }).click();
  await page.getByRole('button', { name: 'Draft our days' }).click();
  // Days come one by one; their maps come once all of them are there.
  await page.locator('.draft-strip svg[role="img"]').first().waitFor();
}

test('three taps from /stay lead to days with hours, roads and a map, and the fourth makes them the plan', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitDrafts(page);
  expect(await page.locator('.draft-day').count()).toBe(3);
  expect(await page.locator('.draft-row').first().textContent()).toMatch(
    /\d [AP]M.*min from Wimberley/,
  );
  const drafted = await titles(page);
  expect(drafted.length).toBeGreaterThan(1);
  // The header, which stays in sight, covers what is half scrolled away.
  await page.evaluate(() => scrollTo(0, 0));
  expect(await violations(page)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  // It can be taken above the days, and again below them.
  const take = page.getByRole('link', { name: 'Make this my plan' });
  const day = await page.locator('.draft-day').first().boundingBox();
  expect(await take.count()).toBe(2);
  expect(await page.getByText('the hours don’t').count()).toBe(2);
  expect((await take.first().boundingBox())?.y).toBeLessThan(day?.y ?? 0);
  for (const tool of await page.locator('.draft-tool').all()) {
    expect((await tool.boundingBox())?.height).toBeGreaterThanOrEqual(44);
    expect((await tool.boundingBox())?.width).toBeGreaterThanOrEqual(44);
  }
  await take.first().click();
  await page.locator('.plan-row h3').first().waitFor();
  const planned = await page.locator('.plan-row h3').allTextContents();
  expect(planned.toSorted()).toEqual(drafted.toSorted());
  expect(await page.locator('.plan-day').count()).toBe(3);
});

test('on a phone, a drafted day shows its map with names and with pins that can be read, and its cautions use the whole row', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitDrafts(page);
  const maps = await page.locator('.draft-strip svg').evaluateAll((all) =>
    all.map((map) => {
      const box = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
      const texts = [...map.querySelectorAll('text')];
      return {
        frame: box(map),
        names: texts.map(({ textContent }) => textContent).filter((text) => !/^\d+$/.test(text)),
        boxes: texts.map(box),
        pins: [...map.querySelectorAll('g:has(> circle[stroke])')].map(box),
      };
    }),
  );
  expect(maps.length).toBe(3);
  for (const { frame, names, boxes, pins } of maps) {
    expect(names).toContain('Wimberley');
    expect(new Set(names).size).toBe(names.length);
    expect(pins.length).toBeGreaterThan(0);
    for (const { left, right, top, bottom } of [...boxes, ...pins]) {
      expect([left >= frame.left, right <= frame.right]).toEqual([true, true]);
      expect([top >= frame.top - 1, bottom <= frame.bottom + 1]).toEqual([true, true]);
    }
    for (const [at, { width, x, y }] of pins.entries()) {
      expect(width).toBeGreaterThan(20);
      for (const other of pins.slice(at + 1))
        expect(Math.hypot(other.x - x, other.y - y)).toBeGreaterThan(0.95 * width);
    }
  }
  const row = await page.locator('.draft-row').first().boundingBox();
  for (const note of await page.locator('.draft-row > .draft-about > .draft-note').all())
    expect((await note.boundingBox())?.width).toBeCloseTo(row?.width ?? 0, 0);
});

test('with the keyboard: a row is kept, exchanged and removed, the others stay, and the focus goes to their day', async ({
  sharedPage: page,
}) => {
  await visitDrafts(page);
  const [first = '', ...others] = await titles(page);
  await page.getByRole('button', { name: `Keep ${first}` }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.draft-tool[aria-pressed="true"]').waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `Another: ${first}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).not.toContain(first);
  expect(await titles(page)).toEqual(expect.arrayContaining(others));
  const focused = () => page.evaluate(() => document.activeElement?.tagName);
  expect(await focused()).toBe('H3');
  expect(await page.locator('.drafts [role="status"]').textContent()).toContain(first);
  const before = await titles(page);
  const [gone = ''] = before;
  await page.getByRole('button', { name: `Remove ${gone}` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => titles(page)).toEqual(before.slice(1));
});

test('a draft is as it was for who comes back from a place', async ({ sharedPage: page }) => {
  await visitDrafts(page);
  const [first = ''] = await titles(page);
  await page.getByRole('button', { name: `Another: ${first}` }).click();
  await expect.poll(() => titles(page)).not.toContain(first);
  await whenDrafted(page);
  const drafted = await titles(page);
  await page.locator('.draft-rows h4 a').last().click();
  await page.locator('.place-page').waitFor();
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(drafted);
});

test('a wish that leaves little offers what it costs; what needs a booking becomes a reminder', async ({
  sharedPage: page,
}) => {
  await visitDrafts(page);
  await page.getByLabel('On the road each day').selectOption('60');
  await page.getByLabel('No steps').check();
  const anywhere = /^Places that don’t say if there are steps: \d+ more$/;
  await page.getByRole('button', { name: anywhere }).click();
  await expect.poll(() => page.getByLabel('No steps').isChecked()).toBe(false);
  await page.getByLabel('On the road each day').selectOption('150');
  await whenDrafted(page);
  const remind = page.getByRole('button', { name: 'Remind me in my calendar' });
  // Some day's next draft has something to reserve. Each is made in slices, so it comes a little later.
  for (let turn = 0; turn < 12 && (await remind.count()) === 0; turn += 1) {
    await page.getByRole('button', { name: /^Another day: Sat/ }).click();
    await whenDrafted(page);
  }
  const [download] = await Promise.all([page.waitForEvent('download'), remind.click()]);
  const text = await readFile(await download.path(), 'utf8');
  const [entry] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  expect(String(entry?.getFirstPropertyValue('summary'))).toMatch(/^Book: /);
});

test('on a day of a planned stay, /stay opens on it, and rain moves the day indoors', async ({
  sharedPage: page,
}) => {
  await page.addInitScript(
    ([stay, plan]) => {
      localStorage.setItem('stay', stay ?? '');
      if (!localStorage.getItem('plan')) localStorage.setItem('plan', plan ?? '');
    },
    [`#${day(0)}/${day(2)}`, storedText([{ key: 'a28', day: day(0), order: 0, changes: 1 }])],
  );
  await visit(page, paths.stay);
  const today = page.getByRole('region', { name: 'Today' });
  await today.getByRole('link', { name: 'Count the steps up Old Baldy' }).waitFor();
  expect(await today.textContent()).toMatch(/Sunrise \d:\d\d AM/);
  await expect.poll(() => page.url()).toContain(`#${day(0)}/${day(2)}`);
  await today.getByRole('button', { name: 'It’s raining' }).click();
  await expect.poll(() => today.getByRole('status').textContent()).toMatch(/indoors/);
});

test('after a stay, /stay says what was missed', async ({ sharedPage: page }) => {
  await page.addInitScript((stay) => localStorage.setItem('stay', stay), `#${day(-5)}/${day(-3)}`);
  await visit(page, paths.stay);
  const again = page.getByRole('region', { name: 'Come again' });
  await again.waitFor();
  expect(await again.locator('li a').count()).toBe(6);
});

test('without JavaScript, two weekends are drafted by the server', async ({ browser, guide }) => {
  await inFreshPage(browser, { baseURL: guide.url, javaScriptEnabled: false }, async (page) => {
    await page.goto(paths.stay);
    const samples = page.getByRole('region', { name: 'Two weekends, drafted' });
    expect(await samples.locator('h4').count()).toBe(6);
    expect(await samples.locator('li a').count()).toBeGreaterThan(1);
    expect(await page.getByRole('button', { name: 'Draft our days' }).isVisible()).toBe(false);
  });
});
