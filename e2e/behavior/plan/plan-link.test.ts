import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import { expect } from 'vitest';
import { planLink } from '../../../src/features/plan/plan-link.ts';
import { storedText } from '../../../src/features/saving/stored-plan.ts';
import { paths } from '../../../src/model/paths.ts';
import { test } from '../../support/test.ts';
import { visit } from '../../support/visit.ts';
import { BLUE_HOLE, day, HAMILTON_POOL, plan, rows, visitWithPlan } from './visit-plan.ts';

/** Taking a plan along: as a link, on paper, in a calendar (decisions 35 and 39). */

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

test('the link holds the notes only if that is ticked, and goes to the clipboard; if that refuses, it is there to copy', async ({
  page,
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

test('on paper, a plan has its days, hours, the river card’s sentence and addresses, and neither empty days nor controls', async ({
  page,
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
  const paper = await page.locator('main').innerText();
  for (const words of ['In danger? Call 911', '100 Blue Hole Lane', 'Sunrise', paths.plan])
    expect(paper).toContain(words);
  expect(paper).not.toContain('Nothing yet');
});

test('six things on three days are one or two sheets of paper', async ({ page }) => {
  const keys = ['a1', 'a2', 'a3', 'a4', 'a5', 'a9'];
  const stored = storedText(
    keys.map((key, at) => ({ key, day: day(at % 3), order: at, stamp: 1, note: 'A note' })),
  );
  await page.addInitScript((text) => localStorage.setItem('plan', text), stored);
  await visit(page, paths.plan);
  await page.getByText('Turn around, don’t drown').waitFor({ state: 'attached' });
  await page.getByText('Sunrise').first().waitFor();
  await page.emulateMedia({ media: 'print' });
  const pdf = (await page.pdf({ format: 'Letter' })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThanOrEqual(2);
});
