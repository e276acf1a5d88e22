import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { storedText } from '../../../src/features/saving/stored-plan.ts';
import { read } from '../../../src/model/fixtures/calendars.ts';
import { paths } from '../../../src/model/paths.ts';
import { testWithoutPainting as test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { BLUE_HOLE, HAMILTON_POOL } from './visit-plan.ts';

/** What a row of the plan says of its day: season, reservation, road (decision 35). */

const nextYear = new Date().getFullYear() + 1;

/** Visits /plan with Blue Hole and then Hamilton Pool on that day. */
async function visitOn(page: Page, day: string): Promise<void> {
  const stored = storedText(['a3', 'a9'].map((key, order) => ({ key, day, order, changes: 1 })));
  await page.addInitScript((text) => localStorage.setItem('plan', text), stored);
  await visit(page, paths.plan);
  await page.getByText('Sunrise').waitFor();
}

const row = (page: Page, title: string) => page.locator('.plan-row', { hasText: title });

test('in December, a swim says that it’s for May to September, and what fits instead', async ({
  sharedPage: page,
}) => {
  await visitOn(page, `${nextYear}-12-04`);
  const swim = row(page, BLUE_HOLE);
  expect(await swim.locator('.plan-warning').allTextContents()).toEqual([
    'Not in season on this day: it’s for May-September.',
  ]);
  const instead = swim.locator('.plan-instead a');
  expect(await instead.getAttribute('href')).toMatch(/^\/things-to-do\//);
  expect(await instead.textContent()).not.toBe(HAMILTON_POOL);
});

test('in December, a swim says so in the calendar file, too', async ({ sharedPage: page }) => {
  await visitOn(page, `${nextYear}-12-04`);
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Add to my calendar' }).click();
  const [swim, pool] = read(await readFile(await (await download).path(), 'utf8'));
  expect(swim?.description).toContain('Not in season on this day: it’s for May-September.');
  expect(pool?.description).not.toContain('Not in season');
});

test('in July it says nothing against it, but by when to book, and how long the road is', async ({
  sharedPage: page,
}) => {
  await visitOn(page, `${nextYear}-07-10`);
  expect(await page.locator('.plan-warning').count()).toBe(0);
  expect(await row(page, BLUE_HOLE).textContent()).toMatch(
    /Reservation required: book by \w+day, July 9 at the latest\. To swim/,
  );
  expect(await row(page, HAMILTON_POOL).textContent()).toMatch(
    /by road from Wimberley|as the crow flies/,
  );
  expect(await page.locator('.plan-distance').textContent()).toMatch(
    /Sunrise 6:\d\d AM, sunset 8:\d\d PM\..*On the road: /,
  );
});

test('the number of a stop leads to its pin, before the map is there, too, and the pin to its row', async ({
  sharedPage: page,
}) => {
  await visitOn(page, `${nextYear}-07-10`);
  await page.locator('.plan-number').nth(1).click();
  const pin = page.locator('#pin-a9');
  await pin.waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('pin-a9');
  expect(await pin.getAttribute('aria-label')).toBe(`2 ${HAMILTON_POOL}`);
  await pin.click();
  await page.locator('#a9:target').waitFor();
});

test('a day’s directions lead to two maps programs, with its stops in order', async ({
  sharedPage: page,
}) => {
  await visitOn(page, `${nextYear}-07-10`);
  const links = page.locator('p.plan-directions a');
  const [google = '', apple = ''] = await links.evaluateAll((all) =>
    all.map((a) => (a as HTMLAnchorElement).href),
  );
  expect(new URL(google).searchParams.get('waypoints')).toMatch(/^100 Blue Hole Lane/);
  expect(new URL(apple).searchParams.get('waypoint')).toMatch(/^100 Blue Hole Lane/);
  expect(new URL(apple).pathname).toBe('/directions');
});
