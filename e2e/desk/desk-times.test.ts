import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectSound, writePicture } from './expect-sound.ts';
import { type OpenedDesk, openSignedInDesk } from './own-desk.ts';

let { desk, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, page, thumb, close } = await openSignedInDesk());
  return close;
});

const file = () => readFile(join(desk.site.contentFolder, 'events.yaml'), 'utf8');

/** Types new hours into the form of an event and has it wait for its day. */
async function planHours(hours: string, key = 17): Promise<void> {
  await page.goto(`${desk.origin}/edit/events/${key}`);
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill(hours);
  await thumb.tap('button', 'Later');
  await page.getByText(/, 6 AM, in Texas$/).waitFor();
  await thumb.tap('button', 'Publish then');
  await page.getByRole('heading', { name: 'Goes live by itself' }).waitFor();
}

test('beside Publish: at a day and hour in Texas; it waits, is on the calendar, and goes live with a tap', async () => {
  await page.goto(`${desk.origin}/edit/events/17`);
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill('Noon sharp');
  await thumb.tap('button', 'Later');
  await expectSound(page, 'later');
  await page.getByLabel('Day', { exact: true }).fill('2027-03-14');
  await page.getByLabel('Hour in Texas').fill('02:30');
  await page.getByText('there is no 2:30 AM').waitFor();
  await page.getByLabel('Day', { exact: true }).fill('2027-11-07');
  await page.getByLabel('Hour in Texas').fill('01:30');
  await page.getByText('comes twice').waitFor();
  await expectSound(page, 'an hour that comes twice');
  await writePicture(page, 'later');
  await thumb.tap('button', 'Publish then');
  await page.getByRole('heading', { name: 'Goes live by itself' }).waitFor();
  await page.getByText(/Sunday, November 7(?:, 2027)?, 1:30 AM/).waitFor();
  expect(await file()).not.toContain('Noon sharp');
  await expectSound(page, 'start with what comes');
  await thumb.tap('link', 'Change it, or take it away');
  await page.getByRole('heading', { name: 'November 2027' }).waitFor();
  await expectSound(page, 'calendar');
  await thumb.tap('button', /^Another hour/);
  await page.getByLabel('Day', { exact: true }).fill('2027-12-05');
  await page.getByLabel('Hour in Texas').fill('06:00');
  await expectSound(page, 'another hour');
  await thumb.tap('button', 'At this hour');
  await page.getByRole('heading', { name: 'December 2027' }).waitFor();
  await writePicture(page, 'calendar');
  await thumb.tap('button', /^Publish now/);
  await page.getByText('Nothing, in the next four months.').or(page.locator('.days')).waitFor();
  await expect.poll(file).toContain('Noon sharp');
});

test('it is opened again as it was typed, or taken away', async () => {
  await planHours('dusk');
  await page.goto(`${desk.origin}/times`);
  await thumb.tap('button', /^Take it away/);
  await thumb.tap('button', 'Yes, take it away');
  await page.getByRole('button', { name: /^Publish now/ }).waitFor({ state: 'detached' });
  await planHours('dawn');
  await page.goto(`${desk.origin}/times`);
  await thumb.tap('button', /^Open it/);
  await expect
    .poll(() =>
      page
        .getByLabel(/^Hours/)
        .first()
        .inputValue(),
    )
    .toBe('dawn');
  await page.goto(desk.origin);
  await page.getByRole('heading', { name: 'Not finished' }).waitFor();
  expect(await page.getByText('Goes live by itself').count()).toBe(0);
  await page.goto(`${desk.origin}/edit/events/17`);
  await thumb.tap('button', 'Throw away what I typed');
});

test('by keyboard alone: later, and at the hour; the notice of that day is on the calendar', async () => {
  await page.goto(`${desk.origin}/edit/site/site?only=notice`);
  await page.getByLabel(/What it says/).fill('Burn ban: no fires.');
  await page.getByRole('button', { name: /^Sunday/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Publish', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Live.', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'What comes and goes' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Notice: Burn ban: no fires.' }).waitFor();
  await page.getByText('its last day').first().waitFor();
  await expectSound(page, 'calendar with a notice');
});

test('an event that cannot go at its hour is on the start page, with what to do', async () => {
  await planHours('evening');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const ask = async (path: string, body: object) =>
      (await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })).json();
    const ref = { list: 'events', key: 17 };
    const { row } = await ask('/api/row', ref);
    const edits = [{ ...ref, base: row, value: { ...row, time: 'their hour' } }];
    await ask('/api/publish', { edits, isMeant: true });
  });
  await page.goto(`${desk.origin}/times`);
  await thumb.tap('button', /^Publish now/);
  await page.getByText('Somebody has changed the same meanwhile.').waitFor();
  await page.goto(desk.origin);
  await page.getByRole('heading', { name: 'Could not go live at its hour' }).waitFor();
  await expectSound(page, 'start with what could not go');
  await thumb.tap('button', /^Open it/);
  await page.getByText('Somebody changed this meanwhile').waitFor();
  await thumb.tap('button', 'Mine on top of it');
  await thumb.tap('button', 'Publish');
  await page.getByText('Live.', { exact: true }).waitFor();
  expect(await file()).toContain('evening');
});
