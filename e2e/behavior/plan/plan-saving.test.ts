import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Event } from '../../../src/features/events/event.ts';
import { storedText } from '../../../src/features/saving/stored-plan.ts';
import { paths } from '../../../src/model/paths.ts';
import { testWithoutPainting as test } from '../../support/test.ts';
import { follow, inFreshPage, visit } from '../../support/visit.ts';
import { BLUE_HOLE, rows, visitWithPlan } from './visit-plan.ts';

/** Saving (decisions 34 and 35): what is saved stays in this browser, on all its tabs. */

const mark = (page: Page) => page.getByRole('link', { name: /^My plan: \d+ saved$/ });

test('what is saved on cards and pages is counted in the header, stays, and can be taken out where it was saved', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  expect(await mark(page).count()).toBe(0);
  await page.getByRole('button', { name: 'Save Wine Road 290', exact: true }).click();
  await page.getByRole('link', { name: 'My plan: 1 saved' }).waitFor();
  await follow(page, paths.events);
  const event = page.locator('#main .event-card .save').first();
  await event.click();
  expect(await event.getAttribute('aria-pressed')).toBe('true');
  await follow(page, paths.destinations);
  const town = page.getByRole('button', { name: 'Save Austin' });
  await town.click();
  expect(await town.getAttribute('aria-pressed')).toBe('true');
  await visit(page, paths.activity('wine-road-290'));
  const save = page.getByRole('button', { name: /^(?:Save to|In) my plan$/ });
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  const saved = await save.boundingBox();
  expect(await save.textContent()).toBe('In my plan');
  await save.click();
  await expect.poll(() => save.textContent()).toBe('Save to my plan');
  expect(await save.boundingBox()).toEqual(saved);
  await page.getByRole('link', { name: 'My plan: 2 saved' }).click();
  await rows(page).last().waitFor();
  expect(await rows(page).allTextContents()).toContain('Austin');
  expect(await rows(page).count()).toBe(2);
});

test.for([
  { width: 360, saved: 1 },
  { width: 360, saved: 12 },
  { width: 320, saved: 12 },
])(
  'at $width px with $saved saved, the mark and its number don’t touch “Book Now”',
  async ({ width, saved }, { sharedPage: page }) => {
    await page.setViewportSize({ width, height: 740 });
    const keys = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].slice(0, saved).map((id) => `a${id}`);
    await page.addInitScript(
      (text) => localStorage.setItem('plan', text),
      storedText(keys.map((key, order) => ({ key, order, changes: 1 }))),
    );
    await visit(page, paths.home);
    await mark(page).waitFor();
    expect(await mark(page).textContent()).toBe(String(saved));
    const box = await mark(page).boundingBox();
    const number = await mark(page).locator('small').boundingBox();
    const button = await page
      .getByRole('banner')
      .getByRole('link', { name: 'Book Now (opens in a new tab)' })
      .boundingBox();
    const ends = [box, number].map((one) => (one ? one.x + one.width : Number.NaN));
    expect((button?.x ?? 0) - Math.max(...ends)).toBeGreaterThanOrEqual(6);
  },
);

test('an event of one day goes to its day in the plan, with its hour', async ({
  sharedPage: page,
  guide,
}) => {
  const events = (await (await fetch(`${guide.url}/api/events`)).json()) as Event[];
  const event = events.find(
    ({ startDate, endDate, time, usual }) =>
      startDate === endDate && !usual && /^\d+(:\d\d)? [AP]M/.test(time ?? ''),
  );
  if (!event) throw new Error('No announced event of one day names its hour.');
  await visit(page, paths.events);
  await page.getByRole('button', { name: `Save ${event.title}`, exact: true }).click();
  await mark(page).waitFor();
  await visit(page, paths.plan);
  const row = page.locator('.plan-row', { hasText: event.title });
  const day = page.locator('.plan-day').filter({ has: row });
  await expect.poll(() => day.getAttribute('data-day')).toBe(event.startDate);
  const [hour = ''] = event.time?.split(/ ?[-–]/) ?? [];
  await expect.poll(() => row.textContent()).toContain(hour.replace(':00', ''));
});

test('a touch that comes before the application has loaded saves', async ({
  sharedPage: page,
  guide,
}) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/assets/client-*.js', async (route) => {
    await answered;
    await route.continue();
  });
  await page.goto(guide.url + paths.events);
  // Nothing shows yet, so a visitor taps again.
  await page.locator('.save').first().dblclick();
  answer();
  await mark(page).waitFor();
  expect(await page.locator('.save').first().getAttribute('aria-pressed')).toBe('true');
});

test('two tabs show the same plan, and neither undoes the other', async ({ sharedPage: page }) => {
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
  sharedPage: page,
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
  expect(await page.getByLabel('The link to your plan').inputValue()).toContain('/plan#2.');
});

test('without JavaScript, nothing offers to save', ({ browser, guide }) =>
  inFreshPage(browser, { baseURL: guide.url, javaScriptEnabled: false }, async (page) => {
    for (const path of [paths.plan, paths.thingsToDo, paths.events, paths.home]) {
      await page.goto(path);
      expect(await page.locator('[data-save]').count()).toBeGreaterThan(0);
      expect(await page.locator('[data-save]:visible').count(), path).toBe(0);
    }
  }));
