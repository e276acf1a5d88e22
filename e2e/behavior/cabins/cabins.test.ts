import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import {
  contrastViolations,
  layoutAndContrastViolations,
  violationsButContrast,
} from '../../accessibility/axe.ts';
import type { Guide } from '../../support/guide.ts';
import { inFreshPage, visit } from '../../support/visit.ts';
import { testWithRentedCabins as test } from './rented-cabins.ts';

const PHONE = { width: 360, height: 740 };
const JUNIPER = paths.cabin('juniper');

const bookOf = (page: Page) => page.getByRole('link', { name: /^Book this cabin/ });

test('a given cabin takes three taps from home and from any footer, and Book Now one (decision 51)', async ({
  sharedPage: page,
  guide,
}) => {
  await page.setViewportSize(PHONE);
  for (const begin of [paths.home, paths.events]) {
    await visit(page, guide.url + begin);
    const bookNow = page.locator('header').getByRole('link', { name: /^Book Now/ });
    expect(await bookNow.evaluate((link) => link.checkVisibility())).toBe(true);
    const first = begin === paths.home ? 'Luxury Amenities' : 'Cabins';
    await page.getByRole('link', { name: first, exact: true }).last().click();
    await page.waitForURL(guide.url + paths.cabins);
    await page.getByRole('link', { name: 'Juniper' }).first().click();
    await page.waitForURL(guide.url + JUNIPER);
    expect(await bookOf(page).getAttribute('href')).toContain('booking.example.com/juniper');
    expect(await bookOf(page).isVisible()).toBe(true);
  }
});

test('axe finds nothing on a cabin with photos and on the list at 360, 768 and 1440 px, in light and dark mode', async ({
  sharedPage: page,
  guide,
}) => {
  for (const path of [JUNIPER, paths.cabins]) {
    await visit(page, guide.url + path);
    expect(await violationsButContrast(page), path).toEqual([]);
    for (const width of [360, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await layoutAndContrastViolations(page), `${path} ${width}`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'dark' });
      expect(await contrastViolations(page), `${path} ${width} dark`).toEqual([]);
      await page.emulateMedia({ colorScheme: 'light' });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('without JavaScript, a cabin has its photos, map, sheet and booking, and no dead buttons (decision 51)', async ({
  browser,
  guide,
}) => {
  await inFreshPage(browser, { javaScriptEnabled: false, viewport: PHONE }, async (page) => {
    await page.goto(guide.url + JUNIPER);
    for (const name of ['Room by room', 'Where it is', 'Arrival sheet'])
      expect(await page.getByRole('heading', { name }).isVisible()).toBe(true);
    expect(await page.locator('.cabin-photos img').count()).toBe(2);
    expect(await bookOf(page).isVisible()).toBe(true);
    expect(await page.locator('#main button').filter({ visible: true }).count()).toBe(0);
  });
});

test('places say how far it is from the cabin that was chosen, and load nothing for it before (decision 51)', async ({
  sharedPage: page,
  guide,
}) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  const place = paths.activity('wine-road-290');
  await visit(page, guide.url + place);
  const where = page.getByRole('region', { name: 'Where it is' });
  expect(await where.textContent()).not.toContain('near Juniper');
  expect(loaded.filter((path) => /FromCabin|\/api\/cabins/.test(path))).toEqual([]);
  await visit(page, guide.url + JUNIPER);
  await page.getByRole('button', { name: 'Start my drives here' }).click();
  await page.getByText('Only this device knows').waitFor();
  await visit(page, guide.url + place);
  await where.getByText('About 50 min to 1 h from Wimberley, near Juniper.').waitFor();
  await visit(page, guide.url + JUNIPER);
  await page.getByRole('button', { name: 'Start my drives here', pressed: true }).click();
  await visit(page, guide.url + place);
  expect(await where.textContent()).not.toContain('near Juniper');
});

test('the arrival sheet goes into the calendar on the days of the stay, and the phone keeps what writes it (decision 51)', async ({
  sharedPage: page,
  guide,
}) => {
  await visit(page, guide.url + JUNIPER);
  const add = page.getByRole('button', { name: 'Add to calendar' });
  expect(await add.count()).toBe(0);
  await page.evaluate(() => localStorage.setItem('stay', '#2036-12-04/2036-12-07'));
  await visit(page, guide.url + JUNIPER);
  const [download] = await Promise.all([page.waitForEvent('download'), add.click()]);
  expect(download.suggestedFilename()).toBe('juniper.ics');
  const text = await readFile(await download.path(), 'utf8');
  expect(text).toContain('DTSTART;VALUE=DATE:20361204');
  expect(text).toContain('SUMMARY:Juniper');
  const { files } = await (await fetch(`${guide.url}/offline.json`)).json();
  const kept = (files as [string][]).map(([address]) => address);
  expect(kept).toEqual(expect.arrayContaining([JUNIPER, `/api${JUNIPER}`, paths.cabins]));
  expect(kept.filter((path) => /save-arrival|porch-view/.test(path))).toHaveLength(2);
});

test('the arrival sheet is one sheet of paper, however long its lines are (decision 51)', async ({
  sharedPage: page,
  guide,
}) => {
  await visit(page, guide.url + JUNIPER);
  await page.evaluate(() => {
    window.print = () => undefined;
  });
  const sheets = async () => {
    const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
    return pdf.match(/\/Type\s*\/Page\b/g)?.length;
  };
  expect(await sheets()).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Print this sheet' }).click();
  expect(await sheets()).toBe(1);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(await sheets()).toBeGreaterThan(1);
});

test('/stay says which cabins fit, and why the others don’t (decision 51)', async ({
  sharedPage: page,
  guide,
}) => {
  const fit = await whichFit(page, guide);
  await fit.getByText('2 of 2 fit').waitFor();
  await fit.getByLabel('Guests').selectOption('3');
  await fit.getByText('1 of 2 fit').waitFor();
  expect(await fit.locator('.cabin-unfit').textContent()).toBe('Agarita Sleeps 2');
  await fit.getByLabel('A dog comes along').check();
  expect(await fit.locator('li').first().textContent()).toContain('Dogs: One dog, on a leash');
});

test('which cabins fit is as it was for who comes back from one', async ({
  sharedPage: page,
  guide,
}) => {
  const fit = await whichFit(page, guide);
  await fit.getByLabel('Guests').selectOption('3');
  await fit.getByLabel('A dog comes along').check();
  await fit.locator('li a').first().click();
  await page.locator('h1:visible', { hasNotText: 'What’s on' }).waitFor();
  await page.goBack();
  await fit.getByText('1 of 2 fit').waitFor();
  expect(await fit.getByLabel('Guests').inputValue()).toBe('3');
  expect(await fit.getByLabel('A dog comes along').isChecked()).toBe(true);
});

/** Which cabins fit two nights in December, as /stay says it when asked. */
async function whichFit(page: Page, { url }: Guide): Promise<Locator> {
  await visit(page, `${url}${paths.stay}#2036-12-01/2036-12-03`);
  await page.getByRole('button', { name: 'Which cabins fit?' }).click();
  return page.getByRole('region', { name: 'Which cabins fit' });
}
