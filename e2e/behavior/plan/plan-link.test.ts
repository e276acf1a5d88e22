import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { planLink } from '../../../src/features/plan/link/plan-link.ts';
import { fnvHash } from '../../../src/features/saving/fnv-hash.ts';
import type { Plan } from '../../../src/features/saving/plan.ts';
import { storedText } from '../../../src/features/saving/stored-plan.ts';
import { dayName } from '../../../src/model/day/day-in-words.ts';
import { paths } from '../../../src/model/paths.ts';
import { violations } from '../../accessibility/axe.ts';
import { testWithoutPictures as test } from '../../support/test.ts';
import { inFreshPage, visit } from '../../support/visit.ts';
import { BLUE_HOLE, day, HAMILTON_POOL, plan, rows, visitWithPlan } from './visit-plan.ts';

/** The link with this plan, notes and all. */
function linkOf(origin: string, shared: Plan): string {
  const made = planLink(origin + paths.plan, shared, true);
  if (!('link' in made)) throw new Error('The notes are short.');
  return made.link;
}

/** What a shared plan has otherwise. */
async function choices(page: Page): Promise<string[]> {
  await page.locator('.plan-choices').waitFor();
  return page.locator('.plan-choices li').allTextContents();
}

/** Taking a plan along: as a link, on paper, in a calendar (decisions 35 and 39). */

test('a shared link shows its plan and what it has otherwise; nothing of the visitor’s changes until they take it', async ({
  sharedPage: page,
  guide,
}) => {
  const link = linkOf(guide.url, [
    { key: 'a2', day: day(1), order: 0, changes: 1, note: 'Lunch <b>first</b>' },
    { key: 'a3', order: 0, changes: 2 },
  ]);
  await visitWithPlan(page, link);
  expect(await rows(page).allTextContents()).toEqual(['Wine Road 290', BLUE_HOLE]);
  expect(await page.locator('.plan-note').textContent()).toBe('Lunch <b>first</b>');
  expect(await choices(page)).toEqual([
    `Wine Road 290 New: ${dayName(day(1))}, “Lunch <b>first</b>”`,
    `${BLUE_HOLE} You have both changed it. Theirs: Sometime. Yours: ${dayName(day(0))}.`,
  ]);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Keep mine' }).click();
  await expect.poll(() => rows(page).count()).toBe(3);
  expect(new URL(page.url()).hash).toBe('');

  await visit(page, link);
  await page.getByRole('checkbox', { name: BLUE_HOLE }).uncheck();
  await page.getByRole('button', { name: 'Take what’s ticked' }).click();
  await expect.poll(() => rows(page).count()).toBe(4);
  expect((await plan(page))[0]?.slice(1)).toEqual([BLUE_HOLE, HAMILTON_POOL]);
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Undo');
  await page.keyboard.press('Enter');
  await expect.poll(() => rows(page).count()).toBe(3);
});

test('two people, one plan: each takes what the other has changed, and both end with the same', async ({
  sharedPage: page,
  browser,
  guide,
}) => {
  await visitWithPlan(page, `${paths.plan}#${day(0)}/${day(2)}`);
  await inFreshPage(browser, { baseURL: guide.url }, async (theirs) => {
    const share = async (from: Page, to: Page) => {
      const link = from.getByLabel('The link to your plan');
      await expect.poll(() => link.inputValue()).toContain('a3');
      await visit(to, await link.inputValue());
    };
    await share(page, theirs);
    await theirs.getByRole('button', { name: 'Take all' }).click();
    await expect.poll(async () => (await plan(theirs)).length).toBe(4);
    await theirs.getByLabel(`Day for ${BLUE_HOLE}`).selectOption('');
    await theirs.getByRole('button', { name: `Take ${HAMILTON_POOL} out` }).click();
    await page.getByLabel(`Day for Fredericksburg`).selectOption(day(0));
    // The link is made a little later, at once with the rows.
    await expect.poll(async () => (await plan(theirs)).at(-1)).toContain(BLUE_HOLE);
    await expect.poll(async () => (await plan(theirs)).flat()).not.toContain(HAMILTON_POOL);

    await share(theirs, page);
    expect(await choices(page)).toEqual([
      `${BLUE_HOLE} Moved to Sometime`,
      `${HAMILTON_POOL} Taken out`,
    ]);
    await page.getByRole('button', { name: 'Take all' }).click();
    await page.getByLabel('The link to your plan').waitFor();
    await share(page, theirs);
    expect(await choices(theirs)).toEqual([`Fredericksburg Moved to ${dayName(day(0))}`]);
    await theirs.getByRole('button', { name: 'Take all' }).click();
    await theirs.getByLabel('The link to your plan').waitFor();
    expect(await plan(theirs)).toEqual(await plan(page));
    expect(await plan(page)).toEqual([
      [dayName(day(0)), 'Fredericksburg'],
      [dayName(day(1))],
      [dayName(day(2))],
      ['Sometime', BLUE_HOLE],
    ]);
  });
});

test('a link from before changes were counted only shows what is otherwise; of what both have, mine stays', async ({
  sharedPage: page,
}) => {
  const body = `1.${day(1).replaceAll('-', '')}_a3-a2`;
  await visitWithPlan(page, `${paths.plan}#${body}.${fnvHash(body)}`);
  expect(await choices(page)).toEqual([
    `${BLUE_HOLE} Theirs: ${dayName(day(1))}. Yours: ${dayName(day(0))}.`,
    `Wine Road 290 New: ${dayName(day(1))}`,
  ]);
  await page.getByRole('button', { name: 'Take all' }).click();
  await page.getByLabel('The link to your plan').waitFor();
  expect(await plan(page)).toEqual([
    [dayName(day(0)), BLUE_HOLE, HAMILTON_POOL],
    [dayName(day(1)), 'Wine Road 290'],
    ['Sometime', 'Fredericksburg'],
  ]);
});

test.for([
  ['#3.whatever', 'made by a newer version'],
  ['#1.20270101_a1.xyz', 'This link is damaged'],
] as const)(
  '%s is refused with a sentence, and the plan stays',
  async ([hash, sentence], { sharedPage: page }) => {
    await visitWithPlan(page, paths.plan + hash);
    await page.getByText(sentence).waitFor();
    expect(await rows(page).count()).toBe(3);
  },
);

test('the link holds the notes only if that is ticked, and goes to the clipboard; if that refuses, it is there to copy', async ({
  sharedPage: page,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await visitWithPlan(page);
  const link = page.getByLabel('The link to your plan');
  const without = await link.inputValue();
  await page.getByLabel('With my notes').check();
  expect((await link.inputValue()).length).toBeGreaterThan(without.length + 20);
  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('The link is copied.').waitFor();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await link.inputValue());
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('Copy this link.').waitFor();
  expect(await page.getByText('The link is copied.').count()).toBe(0);
});

test('the calendar file has what has a day, in words that calendar programs read (decision 39)', async ({
  sharedPage: page,
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

test('on paper, a plan has its days, hours, the river card’s sentence and addresses, and neither empty days nor controls', async ({
  sharedPage: page,
}) => {
  await page.addInitScript((stay) => localStorage.setItem('stay', stay), `#${day(0)}/${day(3)}`);
  await visitWithPlan(page);
  const river = page.getByText('Turn around, don’t drown');
  await river.waitFor({ state: 'attached' });
  await page.getByText('Sunrise').first().waitFor();
  expect(await page.locator('.plan-day:visible').count()).toBe(5);
  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.plan-tools').first().isVisible()).toBe(false);
  expect(await page.locator('.plan-day:visible').count()).toBe(2);
  const link = await page.getByLabel('The link to your plan').inputValue();
  const paper = await page.locator('#main').innerText();
  for (const words of ['In danger? Call 911', '100 Blue Hole Lane', 'Sunrise', link])
    expect(paper).toContain(words);
  expect(link).toContain(`${paths.plan}#2.`);
  expect(paper).not.toContain('Nothing yet');
});

test('six things on three days are one or two sheets of paper', async ({ sharedPage: page }) => {
  const keys = ['a1', 'a2', 'a3', 'a4', 'a5', 'a9'];
  const stored = storedText(
    keys.map((key, at) => ({ key, day: day(at % 3), order: at, changes: 1, note: 'A note' })),
  );
  await page.addInitScript((text) => localStorage.setItem('plan', text), stored);
  await visit(page, paths.plan);
  await page.getByText('Turn around, don’t drown').waitFor({ state: 'attached' });
  await page.getByText('Sunrise').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
