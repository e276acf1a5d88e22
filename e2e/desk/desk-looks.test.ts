import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectSound as expectSoundPage, writePicture } from './expect-sound.ts';
import { formOn, type OpenedDesk, openDesk, openPhone } from './own-desk.ts';

let { desk, browser, page, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, browser, page, close } = await openDesk());
  return close;
});

const expectSound = (name: string) => expectSoundPage(page, name);
const picture = (name: string) => writePicture(page, name);

const open = async (path: string, heading: string | RegExp) => {
  await page.goto(desk.origin + path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

const tab = async (isThere: string) => {
  for (let step = 0; step < 200; step += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(() => {
      const focus = document.activeElement as HTMLElement | null;
      const { outlineStyle = 'none' } = focus ? getComputedStyle(focus) : {};
      return { text: focus?.textContent || focus?.id || '', outlineStyle };
    });
    if (!found.text.startsWith(isThere)) continue;
    expect([isThere, found.outlineStyle]).not.toEqual([isThere, 'none']);
    return;
  }
  throw new Error(`No Tab leads to ${isThere}.`);
};

test('by keyboard alone: the first key, a notice, and back again', async () => {
  await page.goto(desk.invitation);
  await page.getByLabel('What are you called?').waitFor();
  await expectSound('welcome');
  await picture('welcome');
  await tab('name');
  await page.keyboard.type('Ruth');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
  await tab('Notice');
  await page.keyboard.press('Enter');
  await page.getByLabel(/What it says/).waitFor();
  await page.keyboard.type('Burn ban: no fires.');
  await tab('Sunday');
  await page.keyboard.press('Enter');
  await expectSound('notice');
  await picture('notice');
  await tab('Publish');
  await page.keyboard.press('Enter');
  await page.getByText('Live.', { exact: true }).waitFor();
  await expectSound('start');
  await picture('start');
  await tab('Take it back');
  await page.keyboard.press('Enter');
  await page.getByText(/Taken back: /).waitFor();
});

test('every state of the walk: axe finds nothing, in the dark neither, and it fits 360 pixels', async () => {
  await open('/edit/events/new', 'A new event');
  await expectSound('new event');
  await page.getByLabel(/^Name/).fill('Chili Cook-off');
  await page.getByLabel('The days, in words').fill('first Saturday of June');
  await page.getByText(/^Saturday, June \d.*, then/).waitFor();
  await picture('event');
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByText('is missing; add it').first().waitFor();
  await expectSound('faults beside the fields');
  await open('/', /What changes/);
  await page.getByRole('heading', { name: 'Not finished' }).waitFor();
  await expectSound('start with what is kept');
  await open('/dates', 'Dates announced');
  await page
    .getByRole('button', { name: /^As usual/ })
    .first()
    .tap();
  await expectSound('dates');
  await picture('dates');
  await open('/change', 'Change something');
  await expectSound('change');
  await page.getByLabel(/A word from the site/).fill('peach');
  await page
    .getByRole('link', { name: /Peach season/ })
    .first()
    .waitFor();
  await expectSound('found');
  await picture('found');
  await open('/diary', 'Diary');
  await page.getByText('What was changed').first().tap();
  await expectSound('diary');
  await picture('diary');
  await open('/devices', 'Who may change the site');
  await page.getByLabel('A new helper’s name').fill('Sam');
  await page.getByRole('button', { name: 'Invite them' }).tap();
  await page.getByText(/Open this on the other phone/).waitFor();
  await expectSound('devices');
});

test('a form with everything unfolded, a place, a page that moves, and two who changed the same', async () => {
  await open('/edit/events/17', /./);
  await formOn(page);
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details')) each.open = true;
  });
  await page.getByLabel('On the map').first().fill('https://maps.google.com/?q=30.50000,-98.80000');
  await page.getByLabel(/^Name/).first().fill('Another name');
  await page.getByText('the old address').waitFor();
  await expectSound('a form, unfolded');
  await page.context().setGeolocation({ latitude: 30.123456, longitude: -98.654321 });
  await page.context().grantPermissions(['geolocation']);
  await page.getByRole('button', { name: 'I’m here' }).tap();
  await expect
    .poll(() => page.getByLabel('On the map').first().inputValue())
    .toBe('30.12346, -98.65432');
  const other = await page.context().newPage();
  await other.goto(`${desk.origin}/edit/events/17`);
  await other.evaluate(async () => {
    const ask = async (path: string, body: object) => {
      const headers = { 'content-type': 'application/json' };
      return await (
        await fetch(path, { method: 'POST', headers, body: JSON.stringify(body) })
      ).json();
    };
    const ref = { list: 'events', key: 17 };
    const { row } = await ask('/api/row', ref);
    const edits = [{ ...ref, base: row, value: { ...row, title: 'Their name' } }];
    await ask('/api/publish', { edits, isMeant: true });
  });
  await other.close();
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByText('Somebody changed this meanwhile').waitFor();
  await page.getByText('Their name').first().waitFor();
  await expectSound('conflict');
  await page.getByRole('button', { name: 'As it is now' }).tap();
});

test('the home page is full: what goes for it is one tap, and both are one publish', async () => {
  await open('/change', 'Change something');
  const ids = await page.evaluate(async () => {
    const rows: number[] = [];
    const headers = { 'content-type': 'application/json' };
    for (let key = 1; key <= 9; key += 1) {
      const body = JSON.stringify({ list: 'activities', key });
      const { row } = await (await fetch('/api/row', { method: 'POST', headers, body })).json();
      if (row && !row.featured) rows.push(key);
    }
    return rows;
  });
  await open(`/edit/activities/${ids[0]}`, /./);
  await page.getByLabel('On the home page').tap();
  await page.getByText('are there already. Which goes?').waitFor();
  await expectSound('home page full');
  await picture('home');
  const file = () => readFile(join(desk.site.contentFolder, 'activities.yaml'), 'utf8');
  const before = (await file()).match(/featured: true/g);
  const goes = page
    .getByRole('group', { name: /Which goes/ })
    .getByRole('radio')
    .first();
  await goes.tap();
  await expect.poll(() => goes.isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Publish' }).tap();
  await page.getByText('Live.', { exact: true }).waitFor();
  expect((await file()).match(/featured: true/g)).toEqual(before);
});

test('the door is sound, too', async () => {
  ({ page } = await openPhone(browser));
  await open('/', 'Your desk');
  await expectSound('door');
});
