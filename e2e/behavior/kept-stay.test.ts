import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { testWithoutPainting as test } from '../support/test.ts';
import { follow, visit } from '../support/visit.ts';
import { day, days, STAY } from './a-stay.ts';

const kept = (page: Page) => page.evaluate(() => localStorage.getItem('stay'));

test('who comes back without dates in the address finds the kept ones, until they are cleared', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.stay);
  await page.getByLabel('Arrival').fill(day(0));
  await page.getByLabel('Departure').fill(day(3));
  await days(page).first().waitFor();
  await follow(page, paths.events);
  await page.locator('#main a[href="/stay"]').click();
  await days(page).first().waitFor();
  expect(new URL(page.url()).hash).toBe(`#${day(0)}/${day(3)}`);
  await visit(page, paths.plan);
  await page.getByRole('link', { name: 'Or we’ll draft these days for you' }).click();
  await days(page).first().waitFor();
  expect(await page.getByLabel('Arrival').inputValue()).toBe(day(0));
  expect(await page.getByLabel('Departure').inputValue()).toBe(day(3));
  await page.getByRole('button', { name: 'Clear dates' }).press('Enter');
  await page.locator('.stay-year').waitFor();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Upcoming weekend');
  expect(await page.getByRole('button', { name: 'Clear dates' }).count()).toBe(0);
  await expect.poll(() => page.url()).toMatch(/\/stay$/);
  expect(await kept(page)).toBeNull();
  await visit(page, paths.stay);
  expect(await page.getByLabel('Arrival').inputValue()).toBe('');
  expect(await page.getByLabel('Departure').inputValue()).toBe('');
});

test('kept dates that are over stay out of the fields, and those of a link come before the kept ones', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.stay);
  const past = '#2025-03-07/2025-03-09';
  await page.evaluate((stay) => localStorage.setItem('stay', stay), past);
  await visit(page, paths.stay);
  expect(await page.getByLabel('Departure').inputValue()).toBe('');
  expect(new URL(page.url()).hash).toBe('');
  const own = `#${day(7)}/${day(9)}`;
  await page.evaluate((stay) => localStorage.setItem('stay', stay), own);
  await visit(page, paths.home);
  await visit(page, STAY);
  await page.getByText('3 nights').waitFor();
  expect(await kept(page)).toBe(own);
  await visit(page, paths.home);
  await visit(page, paths.stay);
  await days(page).first().waitFor();
  expect(await page.getByLabel('Arrival').inputValue()).toBe(day(7));
  expect(new URL(page.url()).hash).toBe(own);
});
