import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import { violations } from '../../accessibility/axe.ts';
import { missingPaths, pathOfEachKind } from '../../support/pages.ts';
import { test as base } from '../../support/test.ts';
import { follow, makeTransparent, untilHydrated, visit } from '../../support/visit.ts';
import { Connection } from './connection.ts';
import { expectWhole } from './expect-whole.ts';
import { keepGuide, keepSection, keptAddresses, notice, openPhone, workers } from './kept-guide.ts';
import { brokenOf, hashesOf, readNeeded } from './needed.ts';

/**
 * A phone that keeps the whole guide, and its connection, for all tests of the file. `before` is
 * what it had asked for, and had, before the tap.
 */
const test = base
  .extend(
    'connection',
    { scope: 'file' },
    async ({ guide }, { onCleanup }): Promise<Connection> => {
      const connection = await Connection.to(guide);
      onCleanup(() => connection.close());
      return connection;
    },
  )
  .extend('phone', { scope: 'file' }, async ({ browser, connection }, { onCleanup }) => {
    const { page, context } = await openPhone(browser, connection);
    onCleanup(() => context.close());
    await page.addInitScript(makeTransparent);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await visit(page, paths.home);
    for (const path of [paths.contact, paths.stay, paths.plan, '/river-safety']) {
      await follow(page, path);
      await page.waitForTimeout(300);
    }
    const before = {
      asked: [...asked],
      workers: await workers(page),
      kept: await keptAddresses(page),
    };
    await keepGuide(page);
    // For a minute, the browser shows what it has just loaded itself.
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    return { page, context, before };
  });

const readable = pathOfEachKind.filter((path) => !missingPaths.includes(path));

async function expectTools(page: Page): Promise<void> {
  await visit(page, paths.search);
  await page.getByRole('searchbox').fill('swim');
  await page.locator('.search-result').first().waitFor();
  await visit(page, `${paths.stay}#2027-03-19/2027-03-22`);
  await page.getByText('Sunrise').first().waitFor();
  await visit(page, paths.plan);
  await page.locator('.plan-row h3').first().waitFor();
}

test('kept, and then without a network, and then without the server: a page of each kind, its pictures, search, stay and plan (decision 37)', async ({
  phone: { page, context },
  connection,
}) => {
  await context.setOffline(true);
  await expectWhole(page, readable);
  await visit(page, paths.activity('wine-road-290'));
  const save = page.getByRole('button', { name: /^(?:Save to|In) my plan$/ });
  await save.click();
  await expect.poll(() => save.getAttribute('aria-pressed')).toBe('true');
  await expectTools(page);
  await context.setOffline(false);
  await connection.cut();
  await expectWhole(page, [paths.home, paths.post(1)]);
  await expectTools(page);
});

test('everything that any page of the sitemap consists of is kept: it comes without the server, too (decision 37)', async ({
  guide,
  phone: { page },
  connection,
}) => {
  const needed = await readNeeded(guide);
  expect(needed.pages.size).toBeGreaterThan(100);
  expect(needed.files.size).toBeGreaterThan(150);
  expect(needed.pictures.length).toBeGreaterThan(50);
  await connection.cut();
  await visit(page, paths.home);
  const files = [...needed.pages.keys(), ...needed.files];
  const hashes = new Map(await page.evaluate(hashesOf, files));
  expect([...hashes].filter(([, digest]) => digest === undefined)).toEqual([]);
  for (const [path, digest] of needed.pages)
    expect([path, hashes.get(path)]).toEqual([path, digest]);
  expect(await page.evaluate(brokenOf, needed.pictures)).toEqual([]);
});

test('with a signal, a page that is missing is the guide’s own 404 page, and the notice of the kept guide goes', async ({
  guide,
  phone: { context },
  connection,
}) => {
  await connection.leadTo(guide);
  const page = await context.newPage();
  const answer = await page.goto('/blog/99999');
  expect([answer?.status(), answer?.fromServiceWorker()]).toEqual([404, true]);
  await page.getByRole('heading', { name: 'Blog post not found' }).waitFor();
  await context.setOffline(true);
  await visit(page, paths.home);
  await notice(page).getByText('No signal.').waitFor();
  await context.setOffline(false);
  await notice(page).waitFor({ state: 'detached' });
  await page.close();
});

test('without a signal, booking controls are the telephone, and links load whole pages', async ({
  guide,
  phone: { context },
  connection,
}) => {
  await connection.leadTo(guide);
  const page = await context.newPage();
  await context.setOffline(true);
  await visit(page, paths.home);
  await notice(page).getByText('No signal.').waitFor();
  const booking = page.locator('a.button[href^="tel:"]');
  expect(await booking.count()).toBeGreaterThan(1);
  expect(await page.locator('a.button[target="_blank"]').count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  const loads: string[] = [];
  page.on('request', (request) => request.isNavigationRequest() && loads.push(request.url()));
  await page.locator('#main').getByRole('link', { name: 'Fredericksburg' }).first().click();
  await page.waitForURL('**/destinations/fredericksburg');
  expect(loads).toHaveLength(1);
  await untilHydrated(page);
  await page.goto('/blog/99999');
  await page.getByRole('heading', { name: 'No signal' }).waitFor();
  await page.getByRole('link', { name: 'the home page' }).click();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await context.setOffline(false);
  await page.close();
});

test('nothing is registered, fetched or kept before the tap; "Remove" removes all of it, and no plan', async ({
  guide,
  phone: { context, before },
  connection,
}) => {
  expect(before.asked).toContain(paths.home);
  expect(before.asked.filter((path) => /^\/sw\.js|offline|Keep/.test(path))).toEqual([]);
  expect([before.workers, before.kept]).toEqual([0, []]);
  await connection.leadTo(guide);
  const page = await context.newPage();
  await visit(page, `${paths.contact}#keep`);
  const remove = keepSection(page).getByRole('button', { name: 'Remove' });
  await remove.waitFor();
  await page.evaluate(() => localStorage.setItem('plan', 'mine'));
  expect(await workers(page)).toBe(1);
  expect(await violations(page)).toEqual([]);
  await remove.click();
  await keepSection(page)
    .getByRole('button', { name: /^Keep this guide/ })
    .waitFor();
  expect([await workers(page), await keptAddresses(page)]).toEqual([0, []]);
  expect(await page.evaluate(() => localStorage.getItem('plan'))).toBe('mine');
  await context.setOffline(true);
  await expect(page.goto(paths.home)).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
});
