import { expect } from 'vitest';
import { planLink } from '../../../src/features/plan/link/plan-link.ts';
import { dayName } from '../../../src/model/day/day-in-words.ts';
import { paths } from '../../../src/model/paths.ts';
import { testWithoutPictures as test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { BLUE_HOLE, day, plan, visitWithPlan } from './visit-plan.ts';

/** How a row of the plan looks, and how its day is chosen (decision 35). */

test('a row’s day is chosen below its name on a phone, elsewhere at its top right, and its buttons below that', async ({
  sharedPage: page,
}) => {
  await visitWithPlan(page);
  await page.getByRole('link', { name: 'Directions' }).first().waitFor({ state: 'attached' });
  const row = page.locator('.plan-row', { hasText: BLUE_HOLE });
  const box = async (what: string) => {
    const { x = 0, y = 0, width = 0, height = 0 } = (await row.locator(what).boundingBox()) ?? {};
    return { left: x, right: x + width, top: y, bottom: y + height };
  };
  await page.setViewportSize({ width: 360, height: 780 });
  const [name, choice] = [await box('h3'), await box('select')];
  expect(choice.left).toBeCloseTo(name.left, 0);
  expect(choice.right).toBe(344);
  for (const width of [768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    const [picture, words] = [await box('.plan-thumb'), await box('h3')];
    const [day, tools] = [await box('select'), await box('.plan-tools.plan-fold')];
    expect(day.top).toBeCloseTo(picture.top, 0);
    expect(day.left).toBeGreaterThan(words.right);
    expect(tools.top).toBeGreaterThanOrEqual(day.bottom);
    expect(tools.right).toBeCloseTo(day.right, 0);
  }
});

test('a saved town says its name once', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 780 });
  await visitWithPlan(page);
  await page.locator('.plan-more').first().waitFor();
  const town = page.locator('.plan-row', { has: page.getByLabel('Note on Fredericksburg') });
  expect(await town.locator('.plan-text').textContent()).toBe('Fredericksburg');
});

test('who opens a link without a plan of their own sees the facts of its rows', async ({
  sharedPage: page,
  guide,
}) => {
  const item = { key: 'a3', day: day(0), order: 0, changes: 1 };
  const made = planLink(guide.url + paths.plan, [item], false);
  await visit(page, 'link' in made ? made.link : '');
  await page.locator('.plan-row').getByText('100 Blue Hole Lane').waitFor();
});

test('the date of “Another day…” can be typed for what has a day: nothing moves before it is whole', async ({
  sharedPage: page,
}) => {
  await visitWithPlan(page);
  await page.getByLabel(`Day for ${BLUE_HOLE}`).selectOption('Another day…');
  const [year, month, date] = day(40).split('-');
  await page.getByLabel(`Another day for ${BLUE_HOLE}`).focus();
  await page.keyboard.type(`${month}${date}${year}`);
  await expect.poll(async () => (await plan(page))[1]).toEqual([dayName(day(40)), BLUE_HOLE]);
});
