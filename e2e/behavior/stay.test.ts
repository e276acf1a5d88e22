import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { contrastViolations, violations } from '../accessibility/axe.ts';
import { test } from '../support/test.ts';
import { follow, inFreshPage, visit } from '../support/visit.ts';
import { day, days, STAY } from './a-stay.ts';

/** The visitor's stay (decisions 32, 35 and 36): everything happens in the browser. */

test('dates are typed, stand in the address, are shared and gone back to; none of them is sent', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.stay);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.getByLabel('Arrival').fill(day(0));
  await page.getByText('And the day you leave?').waitFor();
  await page.getByLabel('Departure').fill(day(3));
  await days(page).first().waitFor();
  expect(await days(page).count()).toBe(4);
  await expect.poll(() => new URL(page.url()).hash).toBe(`#${day(0)}/${day(3)}`);
  expect(
    requested
      .map((url) => new URL(url).pathname)
      .filter((path) => path.startsWith('/api/'))
      .sort(),
  ).toEqual(['/api/calendar', '/api/events']);
  expect(requested.filter((url) => url.includes(day(0)) || url.includes(day(3)))).toEqual([]);
  await page.evaluate(() => {
    location.hash = '#2020-01-01';
  });
  await page.getByText('This address doesn’t hold two dates').waitFor();
  await page.goBack();
  await expect.poll(() => page.getByLabel('Departure').inputValue()).toBe(day(3));
  expect(await days(page).count()).toBe(4);
});

test.for(['Pacific/Auckland', 'Pacific/Honolulu'])(
  'a visitor in %s sees the same days, hours and labels as one in Texas',
  async (timezoneId, { browser, guide }) => {
    const shown = (zone: string) =>
      inFreshPage(browser, { baseURL: guide.url, timezoneId: zone }, async (page) => {
        await visit(page, STAY);
        await days(page).first().waitFor();
        const words = await page.locator('#main').textContent();
        await page.getByRole('button', { name: 'Upcoming weekend' }).click();
        await expect.poll(() => page.getByLabel('Arrival').inputValue()).not.toBe(day(0));
        return [words, await page.getByLabel('Arrival').inputValue()];
      });
    expect(await shown(timezoneId)).toEqual(await shown('America/Chicago'));
  },
);

test('on a phone, the four facts of a stay stand two and two, its nights are a line of their own, and months have small pictures', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.stay);
  const pictures = await page
    .locator('.stay-year img')
    .evaluateAll((all) => all.map(({ clientWidth, clientHeight }) => [clientWidth, clientHeight]));
  expect(pictures).toEqual(Array(12).fill([76, 76]));
  await visit(page, STAY);
  await days(page).first().waitFor();
  const facts = await page
    .locator('.stay-fact')
    .evaluateAll((all) => all.map((fact) => fact.getBoundingClientRect().toJSON() as DOMRect));
  expect(new Set(facts.map(({ x }) => x)).size).toBe(2);
  expect(new Set(facts.map(({ y }) => y)).size).toBe(2);
  const nights = await page.locator('.stay-message strong').boundingBox();
  const dates = await page.locator('.stay-message strong + span').boundingBox();
  expect(dates?.y).toBeGreaterThanOrEqual((nights?.y ?? 999) + (nights?.height ?? 0) - 4);
});

test('without JavaScript, the year month by month has its seasons and events as links', async ({
  browser,
  guide,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: guide.url });
  const page = await context.newPage();
  await page.goto(paths.stay);
  expect(await page.getByLabel('Arrival').isVisible()).toBe(false);
  const october = page.locator('.stay-year section', { hasText: 'October' });
  expect(await october.getByText('Monarchs').isVisible()).toBe(true);
  await october.getByRole('link', { name: 'Fredericksburg Oktoberfest' }).click();
  expect(new URL(page.url()).pathname).toBe('/events/fredericksburg-oktoberfest');
  await context.close();
});

test('its dates found, the page has no fault of access, in light and dark, and fits 320 px', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await visit(page, STAY);
  await days(page).first().waitFor();
  expect(await violations(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await contrastViolations(page), 'dark').toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});

test('a long weekend prints on one sheet', async ({ sharedPage: page }) => {
  await visit(page, STAY);
  await days(page).first().waitFor();
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

test('/events, the home page and /contact lead to it', async ({ sharedPage: page }) => {
  for (const path of [paths.events, paths.home, paths.contact]) {
    await visit(page, path);
    await page.locator('#main a[href="/stay"]').click();
    await page.getByRole('heading', { level: 1, name: 'What’s on while you’re here' }).waitFor();
  }
  await follow(page, paths.home);
});

test('on a phone, what can be done about the dates stands in one place, and the booking site stays under the thumb', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, STAY);
  await days(page).first().waitFor();
  const card = page.locator('.stay-form');
  const book = card.getByRole('link', { name: /^See dates and prices/ });
  const ways = card.locator('.stay-ways > *');
  expect(await ways.allTextContents()).toEqual([
    'Draft our days',
    'Plan our own',
    'Which cabins fit?',
  ]);
  // One is red; the others are quiet, and none is too small for a thumb.
  expect(await page.locator('#main .button-action').count()).toBe(1);
  const heights = await ways.evaluateAll((all) => all.map((one) => one.clientHeight));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  // It covers nothing of the card; once it has been scrolled past, it follows.
  await ways.last().scrollIntoViewIfNeeded();
  const [inCard, way] = [await book.boundingBox(), await ways.first().boundingBox()];
  expect((inCard?.y ?? 0) + (inCard?.height ?? 0)).toBeLessThan(way?.y ?? 0);
  const room = await card.evaluate((one) => one.clientHeight);
  for (const part of [days(page).last(), page.locator('footer')]) {
    await part.scrollIntoViewIfNeeded();
    await expect.poll(async () => (await book.boundingBox())?.y).toBeGreaterThan(600);
    const box = await book.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(740);
    // It leaves its room, so what a finger is on doesn't move.
    expect(await card.evaluate((one) => one.clientHeight)).toBe(room);
  }
  // Nothing of the page's end is below it, and what has the focus isn't either.
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const end = await page.getByRole('link', { name: 'Terms of Service' }).boundingBox();
  expect((end?.y ?? 0) + (end?.height ?? 0)).toBeLessThanOrEqual(
    (await book.boundingBox())?.y ?? 0,
  );
});

test('a tap that comes before the application has loaded chooses the weekend', async ({
  sharedPage: page,
  guide,
}) => {
  const { promise: tapped, resolve: answer } = Promise.withResolvers<void>();
  await page.route('**/assets/client-*.js', async (route) => {
    await tapped;
    await route.continue();
  });
  await page.goto(guide.url + paths.stay);
  await page.getByRole('button', { name: 'The weekend after' }).click();
  answer();
  await page.getByText('2 nights').first().waitFor();
});

test('dates that are chosen here are those of the plan; those of a link are not', async ({
  sharedPage: page,
}) => {
  await visit(page, STAY);
  await days(page).first().waitFor();
  await visit(page, paths.plan);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect(await page.evaluate(() => localStorage.getItem('stay'))).toBeNull();
  await visit(page, STAY);
  await days(page).first().waitFor();
  await page.getByLabel('Departure').fill(day(4));
  await page.getByText('4 nights').waitFor();
  await visit(page, paths.plan);
  await page.locator('.plan-starters').first().waitFor();
  expect(await page.evaluate(() => localStorage.getItem('stay'))).toBe(`#${day(0)}/${day(4)}`);
});

test('the answer to “Which cabins fit?” takes the focus of its button', async ({
  sharedPage: page,
}) => {
  await visit(page, STAY);
  await page.getByRole('button', { name: 'Which cabins fit?' }).press('Enter');
  await page.getByRole('heading', { name: 'Which cabins fit' }).waitFor();
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.textContent))
    .toBe('Which cabins fit');
});
