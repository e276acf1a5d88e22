import { expect } from 'vitest';
import { dayName } from '../../../src/model/day/day-in-words.ts';
import { daysInWords } from '../../../src/model/day/days-in-words.ts';
import { paths } from '../../../src/model/paths.ts';
import { contrastViolations, violations } from '../../accessibility/axe.ts';
import { testWithoutPictures as test } from '../../support/test.ts';
import { inFreshPage, visit } from '../../support/visit.ts';
import { BLUE_HOLE, day, focused, HAMILTON_POOL, plan, rows, visitWithPlan } from './visit-plan.ts';

test('with the keyboard alone, things are moved through the days, given one, noted and taken out; the focus stays', async ({
  sharedPage: page,
}) => {
  await visitWithPlan(page);
  const [before = []] = await plan(page);
  expect(before.slice(1)).toEqual([BLUE_HOLE, HAMILTON_POOL]);
  await page.getByRole('button', { name: `Move ${BLUE_HOLE} later` }).focus();
  await page.keyboard.press('Enter');
  const first = async () => (await plan(page))[0]?.slice(1);
  await expect.poll(first).toEqual([HAMILTON_POOL, BLUE_HOLE]);
  await page.keyboard.press('Enter');
  await expect
    .poll(() => plan(page))
    .toEqual([
      [before[0], HAMILTON_POOL],
      ['Sometime', BLUE_HOLE, 'Fredericksburg'],
    ]);
  // The focus follows the row, just after it has moved.
  await expect.poll(() => focused(page)).toBe(`Move ${BLUE_HOLE} later`);
  expect(await page.getByRole('status').first().textContent()).toContain('Sometime, place 1');

  await page.getByLabel(`Day for Fredericksburg`).selectOption('Another day…');
  await page.getByLabel('Another day for Fredericksburg').fill(day(2));
  await expect.poll(async () => (await plan(page)).length).toBe(3);
  await page.getByLabel('Note on Fredericksburg').pressSequentially('Bakery at  nine ');
  await page.getByRole('button', { name: `Take ${HAMILTON_POOL} out` }).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => focused(page)).toBe(null);
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Put it back');
  await page.reload();
  await rows(page).first().waitFor();
  expect((await plan(page)).flat()).not.toContain(HAMILTON_POOL);
  expect(await page.getByLabel('Note on Fredericksburg').inputValue()).toBe('Bakery at  nine');
});

test('“Put it back” brings the note and the place back', async ({ sharedPage: page }) => {
  await visitWithPlan(page);
  const before = await plan(page);
  await page.getByRole('button', { name: `Take ${HAMILTON_POOL} out` }).click();
  await page.getByRole('button', { name: 'Put it back' }).click();
  await expect.poll(() => plan(page)).toEqual(before);
  const note = await page.getByLabel(`Note on ${HAMILTON_POOL}`).inputValue();
  expect(note).toBe('Bring "towels" & <snacks>');
});

test('with a thumb or a mouse, a row is dragged to another day', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitWithPlan(page);
  const row = page.locator('.plan-row', { hasText: BLUE_HOLE });
  await row.locator('summary').click();
  const grip = row.locator('.plan-grip');
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

test('on a phone, a row is short and has its day; a tap shows the rest, moving it keeps it open and the focus, and paper has all of it', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitWithPlan(page);
  const row = page.locator('.plan-row', { hasText: BLUE_HOLE });
  const more = row.locator('summary');
  await more.waitFor();
  expect(await row.getByRole('link', { name: BLUE_HOLE }).isVisible()).toBe(true);
  expect(await row.getByText('Not in season').isVisible()).toBe(true);
  const height = async () => (await row.boundingBox())?.height ?? 0;
  const folded = await height();
  expect(folded).toBeLessThan(280);
  const other = page.locator('.plan-row', { hasText: HAMILTON_POOL });
  expect((await other.boundingBox())?.height).toBeLessThan(150);
  const target = await more.boundingBox();
  expect(Math.min(target?.width ?? 0, target?.height ?? 0)).toBeGreaterThanOrEqual(44);
  const choice = page.getByLabel(`Day for ${BLUE_HOLE}`);
  expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
  const tools = row.locator('.plan-tool:visible, .plan-grip:visible, .plan-note:visible');
  expect(await tools.count()).toBe(0);
  await choice.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect.poll(() => tools.count()).toBe(5);
  expect(await height()).toBeGreaterThan(folded + 100);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(await focused(page)).toBe(`Note on ${BLUE_HOLE}`);
  await choice.selectOption('');
  await expect.poll(async () => (await plan(page)).at(-1)).toContain(BLUE_HOLE);
  await expect.poll(() => focused(page)).toBe(`Day for ${BLUE_HOLE}`);
  expect(await tools.count()).toBe(5);
  await more.click();
  await expect.poll(() => tools.count()).toBe(0);
  await page.emulateMedia({ media: 'print' });
  expect(await row.getByText('100 Blue Hole Lane').isVisible()).toBe(true);
  expect(await other.locator('.plan-note').isVisible()).toBe(true);
  expect(await more.isVisible()).toBe(false);
});

test('on a phone, days with nothing on them take a line each, and what has no day gets one without a tap on its row', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visitWithPlan(page, `${paths.plan}#${day(0)}/${day(3)}`);
  const empty = page.locator('.plan-day[data-empty]');
  await expect.poll(() => empty.count()).toBe(3);
  for (const one of await empty.all()) {
    expect(await one.textContent()).toMatch(/Nothing yet$/);
    const left = await one.locator('h2').boundingBox();
    const right = await one.locator('p').boundingBox();
    expect(right?.x).toBeGreaterThan((left?.x ?? 0) + (left?.width ?? 0));
  }
  const choice = page.getByLabel('Day for Fredericksburg');
  expect(await choice.locator('option:checked').textContent()).toBe('Choose a day');
  await choice.selectOption(day(2));
  await expect.poll(async () => (await plan(page)).at(2)).toContain('Fredericksburg');
});

test('dates from /stay become the days of the plan; a starter fills them', async ({
  sharedPage: page,
}) => {
  await visit(page, `${paths.stay}#${day(0)}/${day(2)}`);
  await page.getByRole('link', { name: 'Plan our own' }).click();
  await page.getByText(daysInWords({ startDate: day(0), endDate: day(2) })).waitFor();
  await page.getByRole('link', { name: 'Or we’ll draft these days for you' }).waitFor();
  await page.getByRole('button', { name: 'Start with this: Wine and Main Street' }).click();
  await rows(page).first().waitFor();
  expect((await plan(page)).map((names) => names.length)).toEqual([3, 3, 1]);
  await visit(page, paths.plan);
  await rows(page).first().waitFor();
  expect(await page.locator('.plan-day').count()).toBe(3);
});

test('what a plan can start with follows the month; without dates its days are Day 1 and Day 2 until there are some', async ({
  sharedPage: page,
}) => {
  const starters = () => page.locator('.plan-starters h3').allTextContents();
  const summer = `${new Date().getUTCFullYear() + 1}-07-`;
  await visit(page, `${paths.plan}#${summer}10/${summer}12`);
  await expect
    .poll(starters)
    .toEqual(['Springs and stars', 'Wine and Main Street', 'With the children']);
  await page.evaluate(() => localStorage.clear());
  await visit(page, `${paths.plan}?again`);
  await page.getByRole('button', { name: 'Start with this: Wine and Main Street' }).click();
  await rows(page).first().waitFor();
  expect((await plan(page)).map(([name]) => name)).toEqual(['Day 1', 'Day 2']);
  await visit(page, `${paths.plan}?dated#${day(0)}/${day(1)}`);
  await page.getByRole('button', { name: 'Put Day 1 on my first day' }).click();
  await expect
    .poll(async () => (await plan(page)).map(([name]) => name))
    .toEqual([day(0), day(1)].map(dayName));
});

test('axe finds nothing, empty, filled and shared, at 360 px, in light and dark', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 780 });
  const expectNothing = async () => {
    await page.emulateMedia({ colorScheme: 'light' });
    expect(await violations(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await contrastViolations(page)).toEqual([]);
  };
  await visit(page, paths.plan);
  await page.getByText('Nothing saved yet').waitFor();
  await expectNothing();
  await visitWithPlan(page);
  await expectNothing();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
});

test('without JavaScript, three plans to begin with are links', async ({ browser, guide }) => {
  await inFreshPage(browser, { baseURL: guide.url, javaScriptEnabled: false }, async (page) => {
    await page.goto(paths.plan);
    expect(await page.getByText('Your plan lives in your browser').isVisible()).toBe(true);
    expect(await page.locator('.plan-starters a').count()).toBe(12);
  });
});
