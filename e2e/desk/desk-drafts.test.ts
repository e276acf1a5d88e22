import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { expectSound, writePicture } from './expect-sound.ts';
import { formOn, type OpenedDesk, openPhone, openSignedInDesk, Thumb } from './own-desk.ts';

let { desk, browser, page, thumb, close } = {} as OpenedDesk;
let other: Page;

beforeAll(async () => {
  ({ desk, browser, page, thumb, close } = await openSignedInDesk());
  await page.goto(`${desk.origin}/devices`);
  await thumb.tap('button', 'Add a phone of mine');
  const link = await page.locator('.link-text').textContent();
  ({ page: other } = await openPhone(browser));
  await other.goto(link ?? '');
  await other.getByText('Hello, Ruth.').waitFor();
  await new Thumb(other).tap('button', 'Make my key');
  // Until then, leaving the page would leave the key unmade.
  await other.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
  return close;
});

/** The start page, as it comes. */
async function start(phone: Page): Promise<void> {
  await phone.goto(desk.origin);
  await phone.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
}

const open = async (phone: Page, path: string) => {
  await phone.goto(desk.origin + path);
  await formOn(phone);
};

const kept = (phone: Page) => phone.getByText('Kept on this phone and on the desk').waitFor();

const list = (phone: Page) => phone.getByRole('region', { name: 'Not finished' });

test('she begins an event on the phone and goes on at another device; a half-filled one blocks nothing', async () => {
  await start(page);
  await thumb.tap('link', /^Event/);
  await thumb.type(/^Name/, 'Chili Cook-off', true);
  await thumb.type(/What it is/, 'Forty pots on the square.');
  await kept(page);
  await expectSound(page, 'a draft that is kept');
  // A further one begins empty, and is finished.
  await start(page);
  await thumb.tap('link', /^Event/);
  await expect.poll(() => page.getByLabel(/^Name/).inputValue()).toBe('');
  await thumb.type(/^Name/, 'Fiddle Contest', true);
  await thumb.type(/What it is/, 'Bows and boots.');
  await thumb.tap('radio', 'Food');
  await thumb.type('The days, in words', 'first Saturday of May');
  await thumb.type(/^Place/, 'Town square, Blanco');
  await thumb.type(/^Hours \*/, '11 AM');
  await kept(page);

  await start(other);
  await list(other).getByRole('link', { name: 'Fiddle Contest' }).waitFor();
  await list(other).getByText('from the other device').first().waitFor();
  await expectSound(other, 'what is not finished');
  await writePicture(other, 'not-finished');
  await list(other).getByRole('button', { name: 'Publish all 2' }).tap();
  await list(other).getByText('The rest is live. One is not finished').waitFor();
  await expectSound(other, 'one waits');
  await other.getByText('“Fiddle Contest” is new').waitFor();
  const links = () => list(other).getByRole('link').allTextContents();
  await expect.poll(links).toEqual(['Chili Cook-off']);
  await list(other).getByRole('link', { name: 'Chili Cook-off' }).tap();
  await expect
    .poll(() =>
      other
        .getByLabel(/What it is/)
        .first()
        .inputValue(),
    )
    .toBe('Forty pots on the square.');
  const there = new Thumb(other);
  await there.tap('radio', 'Food');
  await there.type('The days, in words', 'first Saturday of June');
  await there.type(/^Place/, 'Town square, Blanco');
  await there.type(/^Hours \*/, '11 AM');
  await there.tap('button', 'Publish');
  await other.getByText('“Chili Cook-off” is new').waitFor();
  // It's gone on the phone, too.
  const onPhone = async () => {
    await start(page);
    await page.getByText('“Chili Cook-off” is new').waitFor();
    return await list(page).count();
  };
  await expect.poll(onPhone, { interval: 500 }).toBe(0);
});

test('without a connection the phone keeps it, closed or not; both devices typed: one field each stays, the same one is shown twice', async () => {
  await open(page, '/edit/events/17');
  await open(other, '/edit/events/17');
  await page.context().setOffline(true);
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill('noon');
  await page.getByText('it is on its way to the desk').waitFor();
  await other
    .getByLabel(/^Place/)
    .first()
    .fill('Main Plaza, Boerne');
  await kept(other);
  await page.context().setOffline(false);
  await expect
    .poll(() =>
      page
        .getByLabel(/^Place/)
        .first()
        .inputValue(),
    )
    .toBe('Main Plaza, Boerne');
  expect(
    await page
      .getByLabel(/^Hours/)
      .first()
      .inputValue(),
  ).toBe('noon');
  await kept(page);

  await page.context().setOffline(true);
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill('from dusk on');
  // The battery dies: a page that is closed would say so, with or without the connection that it lacks.
  const died = page.waitForEvent('crash');
  void page.goto('chrome://crash').catch(() => {});
  await died;
  await page.close();
  await open(other, '/edit/events/17');
  await expect
    .poll(() =>
      other
        .getByLabel(/^Hours/)
        .first()
        .inputValue(),
    )
    .toBe('noon');
  await other
    .getByLabel(/^Hours/)
    .first()
    .fill('4 PM');
  await kept(other);
  const context = page.context();
  await context.setOffline(false);
  page = await context.newPage();
  await open(page, '/edit/events/17');
  await page.getByRole('heading', { name: 'You have typed this twice' }).waitFor();
  await page.getByText('from dusk on').first().waitFor();
  await page.getByText('4 PM').first().waitFor();
  expect(await page.getByRole('button', { name: 'Publish' }).isDisabled()).toBe(true);
  await expectSound(page, 'typed twice');
  await page.getByRole('button', { name: 'This, on top of that' }).tap();
  await expect
    .poll(() =>
      page
        .getByLabel(/^Hours/)
        .first()
        .inputValue(),
    )
    .toBe('from dusk on');
  await kept(page);
  await other.reload();
  await expect
    .poll(() =>
      other
        .getByLabel(/^Hours/)
        .first()
        .inputValue(),
    )
    .toBe('from dusk on');
});

test('a tap deletes it on all devices, another one brings it back; what somebody else began is nowhere', async () => {
  await start(page);
  const remove = list(page).getByRole('button', { name: /^Delete/ });
  await remove.tap();
  await list(page).getByText('is deleted.').waitFor();
  await list(page).getByRole('button', { name: 'Bring it back' }).tap();
  await remove.focus();
  await page.keyboard.press('Enter');
  await list(page).getByText('is deleted.').waitFor();
  await expect
    .poll(async () => {
      await start(other);
      await other.getByRole('region', { name: 'What went live last' }).waitFor();
      return await list(other).count();
    })
    .toBe(0);
});
