import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { planLink } from '../../src/model/plan/plan-link.ts';
import { storedText } from '../../src/model/plan/stored-plan.ts';
import { violations } from '../access/axe.ts';
import { test } from '../support/test.ts';
import { follow, inFreshPage, visit } from '../support/visit.ts';

/** The visitor's plan (decisions 32, 34 and 35): it is in this browser only. */

const day = (after: number) =>
  new Date(Date.now() + (60 + after) * 86_400_000).toISOString().slice(0, 10);

const rows = (page: Page) => page.locator('.plan-row h3');
const mark = (page: Page) => page.getByRole('link', { name: /^My plan: \d+ saved$/ });

/** What each day of the plan shows: its heading, and the names on it. */
const plan = (page: Page) =>
  page
    .locator('.plan-day')
    .evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('h2, h3')].map(({ textContent }) => textContent),
      ),
    );

/** Visits /plan with these things saved: two on a day, one for sometime. */
async function visitWithPlan(page: Page, address: string = paths.plan): Promise<void> {
  const stored = storedText([
    { key: 'a3', day: day(0), order: 0, stamp: 1 },
    { key: 'a9', day: day(0), order: 1, stamp: 1, note: 'Bring "towels" & <snacks>' },
    { key: 'tfredericksburg', order: 0, stamp: 1 },
  ]);
  await page.addInitScript((text) => {
    if (!localStorage.getItem('plan')) localStorage.setItem('plan', text);
  }, stored);
  await visit(page, address);
  await rows(page).first().waitFor();
}

const BLUE_HOLE = 'Swim under the cypresses at Blue Hole';
const HAMILTON_POOL = 'Walk down to Hamilton Pool';

test('what is saved on cards and pages is counted in the header, stays, and can be taken out where it was saved', async ({
  page,
}) => {
  await visit(page, paths.home);
  expect(await mark(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Save Wine Road 290', exact: true }).click();
  await page.getByRole('link', { name: 'My plan: 1 saved' }).waitFor();
  await follow(page, paths.events);
  const event = page.locator('.event-card .save').first();
  await event.click();
  expect(await event.getAttribute('aria-pressed')).toBe('true');
  await follow(page, paths.destinations);
  await page.getByRole('button', { name: 'Save Austin' }).click();
  await visit(page, paths.activity('wine-road-290'));
  const save = page.getByRole('button', { name: 'Save to my plan' });
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await save.click();
  await page.getByRole('link', { name: 'My plan: 2 saved' }).click();
  await rows(page).last().waitFor();
  expect(await rows(page).allTextContents()).toContain('Austin');
  expect(await rows(page).count()).toBe(2);
});

test('a touch that comes before the application has loaded saves', async ({ page, guide }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/assets/client-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(guide.url + paths.events);
  await page.locator('.save').first().click();
  answer();
  await mark(page).waitFor();
  expect(await page.locator('.save').first().getAttribute('aria-pressed')).toBe('true');
});

test('with the keyboard alone, things are moved through the days, given one, noted and taken out; the focus stays', async ({
  page,
}) => {
  await visitWithPlan(page);
  const [before = []] = await plan(page);
  expect(before.slice(1)).toEqual([BLUE_HOLE, HAMILTON_POOL]);
  await page.getByRole('button', { name: `Move ${BLUE_HOLE} later` }).focus();
  await page.keyboard.press('Enter');
  await expect
    .poll(async () => (await plan(page))[0]?.slice(1))
    .toEqual([HAMILTON_POOL, BLUE_HOLE]);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => plan(page))
    .toEqual([
      [before[0], HAMILTON_POOL],
      ['Sometime', BLUE_HOLE, 'Fredericksburg'],
    ]);
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  expect(await focused()).toBe(`Move ${BLUE_HOLE} later`);
  expect(await page.getByRole('status').first().textContent()).toContain('Sometime, place 1');

  await page.getByLabel(`Day for Fredericksburg`).selectOption('Another day…');
  await page.getByLabel('Another day for Fredericksburg').fill(day(2));
  await expect.poll(async () => (await plan(page)).length).toBe(3);
  await page.getByLabel('Note on Fredericksburg').pressSequentially('Bakery at  nine ');
  await page.getByRole('button', { name: `Take ${HAMILTON_POOL} out` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused()).toBe(null);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Put it back');
  await page.reload();
  await rows(page).first().waitFor();
  expect((await plan(page)).flat()).not.toContain(HAMILTON_POOL);
  expect(await page.getByLabel('Note on Fredericksburg').inputValue()).toBe('Bakery at  nine');
});

test('“Put it back” brings the note and the place back', async ({ page }) => {
  await visitWithPlan(page);
  const before = await plan(page);
  await page.getByRole('button', { name: `Take ${HAMILTON_POOL} out` }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => plan(page)).toEqual(before);
  const note = page.getByLabel(`Note on ${HAMILTON_POOL}`);
  expect(await note.inputValue()).toBe('Bring "towels" & <snacks>');
});

test('with a thumb or a mouse, a row is dragged to another day', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitWithPlan(page);
  const grip = page.locator('.plan-row', { hasText: BLUE_HOLE }).locator('.plan-grip');
  await grip.scrollIntoViewIfNeeded();
  const from = await grip.boundingBox();
  const town = page.locator('.plan-row', { hasText: 'Fredericksburg' });
  await page.mouse.move((from?.x ?? 0) + 20, (from?.y ?? 0) + 20);
  await page.mouse.down();
  // At the window's edge the page scrolls until the other day is there.
  for (let step = 0; step < 60; step += 1) {
    const to = await town.boundingBox();
    if (to && to.y < 600) break;
    await page.mouse.move(60, 760 + (step % 2));
  }
  const to = await town.boundingBox();
  await page.mouse.move(60, (to?.y ?? 0) + 4, { steps: 3 });
  await page.mouse.up();
  await expect
    .poll(async () => (await plan(page)).at(-1))
    .toEqual(['Sometime', BLUE_HOLE, 'Fredericksburg']);
});

test('a shared link shows its plan; nothing of the visitor’s is overwritten unless they say so', async ({
  page,
  guide,
}) => {
  const made = planLink(
    guide.url + paths.plan,
    [
      { key: 'a2', day: day(1), order: 0, stamp: 1, note: 'Lunch <b>first</b>' },
      { key: 'a3', order: 0, stamp: 1 },
    ],
    true,
  );
  if (!('link' in made)) throw new Error('The notes are short.');
  await visitWithPlan(page, made.link);
  expect(await rows(page).allTextContents()).toEqual(['Wine Road 290', BLUE_HOLE]);
  expect(await page.getByText('Lunch <b>first</b>').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'Just look' }).click();
  await page.getByRole('button', { name: 'Back to mine' }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
  expect(new URL(page.url()).hash).toBe('');

  await visit(page, made.link);
  await page.getByRole('button', { name: 'Add to mine' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  expect((await plan(page))[0]?.slice(1)).toEqual([BLUE_HOLE, HAMILTON_POOL]);

  await visit(page, made.link);
  await page.getByRole('button', { name: 'Replace mine' }).click();
  await expect.poll(() => rows(page).allTextContents()).toEqual(['Wine Road 290', BLUE_HOLE]);
});

test.for([
  ['#2.whatever', 'made by a newer version'],
  ['#1.20270101_a1.xyz', 'This link is damaged'],
] as const)(
  '%s is refused with a sentence, and the plan stays',
  async ([hash, sentence], { page }) => {
    await visitWithPlan(page, paths.plan + hash);
    await page.getByText(sentence).waitFor();
    expect(await rows(page).count()).toBe(3);
  },
);

test('the link holds the notes only if that is ticked, and goes to the clipboard', async ({
  browser,
  guide,
}) => {
  const options = { baseURL: guide.url, permissions: ['clipboard-read', 'clipboard-write'] };
  await inFreshPage(browser, options, async (page) => {
    await visitWithPlan(page);
    const link = page.getByLabel('The link to your plan');
    const without = await link.inputValue();
    await page.getByLabel('With my notes').check();
    expect((await link.inputValue()).length).toBeGreaterThan(without.length + 20);
    await page.evaluate(() => Object.assign(navigator, { share: undefined }));
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link is copied.').waitFor();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  });
});

test('the calendar file has what has a day, in words that calendar programs read (decision 39)', async ({
  page,
}) => {
  await visitWithPlan(page);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const text = await readFile(await (await download).path(), 'utf8');
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  const events = entries.map((entry) => new ICAL.Event(entry));
  expect(events.map(({ summary }) => summary)).toEqual([BLUE_HOLE, HAMILTON_POOL]);
  expect(events.map(({ startDate }) => startDate.toString())).toEqual([day(0), day(0)]);
});

test('dates from /stay become the days of the plan; a starter fills them', async ({ page }) => {
  await visit(page, `${paths.stay}#${day(0)}/${day(2)}`);
  await page.getByRole('link', { name: 'Plan these days' }).click();
  await page.getByRole('button', { name: 'Start with this: Springs and stars' }).click();
  await rows(page).first().waitFor();
  expect((await plan(page)).map((names) => names.length)).toEqual([3, 3, 1]);
  await visit(page, paths.plan);
  await rows(page).first().waitFor();
  expect(await page.locator('.plan-day').count()).toBe(3);
});

test('two tabs show the same plan, and neither undoes the other', async ({ page }) => {
  await visitWithPlan(page);
  const other = await page.context().newPage();
  await visit(other, paths.plan);
  await other.getByRole('button', { name: `Take ${BLUE_HOLE} out` }).click();
  await page.getByLabel('Note on Fredericksburg').fill('Peaches');
  await expect.poll(() => rows(page).count()).toBe(2);
  await expect.poll(() => other.getByLabel('Note on Fredericksburg').inputValue()).toBe('Peaches');
  await other.close();
});

test('a browser that stores nothing says so, and the plan works until the page is closed', async ({
  page,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('blocked', 'SecurityError');
      },
    });
  });
  await visit(page, paths.plan);
  await page.getByText('This browser lets the guide store nothing').waitFor();
  await page.getByRole('button', { name: 'Start with this: With the children' }).click();
  await rows(page).last().waitFor();
  expect(await page.getByLabel('The link to your plan').inputValue()).toContain('/plan#1.');
});

test('axe finds nothing, empty, filled and shared, at 360 px, in light and dark', async ({
  browser,
  guide,
}) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    const options = { baseURL: guide.url, colorScheme, viewport: { width: 360, height: 780 } };
    await inFreshPage(browser, options, async (page) => {
      await visit(page, paths.plan);
      await page.getByText('Nothing saved yet').waitFor();
      expect(await violations(page)).toEqual([]);
    });
    await inFreshPage(browser, options, async (page) => {
      await visitWithPlan(page);
      expect(await violations(page)).toEqual([]);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width).toBe(360);
    });
  }
});

test('on paper, each day is a page, the river card is the last, and controls are left out', async ({
  page,
}) => {
  await visitWithPlan(page);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.plan-tools').first().isVisible()).toBe(false);
  expect(await page.getByText('Before you go down to the river').isVisible()).toBe(true);
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(3);
});

test('without JavaScript, three plans to begin with are links', async ({ browser, guide }) => {
  await inFreshPage(browser, { baseURL: guide.url, javaScriptEnabled: false }, async (page) => {
    await page.goto(paths.plan);
    expect(await page.getByText('Your plan lives in your browser').isVisible()).toBe(true);
    expect(await page.locator('.plan-starters a').count()).toBe(12);
    expect(await page.locator('[data-save]:visible').count()).toBe(0);
  });
});
