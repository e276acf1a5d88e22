import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { violations } from '../accessibility/axe.ts';
import { expectSound, writePicture } from './expect-sound.ts';
import { formOn, type OpenedDesk, openPhone, openSignedInDesk, Thumb } from './own-desk.ts';

let { desk, browser, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, browser, page, thumb, close } = await openSignedInDesk());
  return close;
});

const edit = async (phone: Page, key = 17) => {
  await phone.goto(`${desk.origin}/edit/events/${key}`);
  await formOn(phone);
};

test('a link for the family shows the real page with what was typed then, and ends by a tap', async () => {
  await edit(page);
  await thumb.type(/^Name/, 'Dickens by Lantern Light');
  await thumb.unfold('See it');
  await page.frameLocator('iframe.preview').getByText('Dickens by Lantern Light').first().waitFor();
  await thumb.tap('button', 'A link for the family');
  const link = (await page.locator('.link-text').textContent()) ?? '';
  await expectSound(page, 'a link for the family');
  await page.locator('.share').evaluate((each) => each.scrollIntoView({ block: 'end' }));
  await thumb.type(/^Name/, 'Dickens by Candlelight');
  await page.getByText('What you have typed since is not on it.').waitFor();

  const { page: family } = await openPhone(browser);
  const asked: string[] = [];
  family.on('response', (answer) => {
    if (answer.status() >= 400) asked.push(`${answer.status()} ${answer.url()}`);
  });
  await family.goto(link);
  await family.getByRole('heading', { level: 1, name: 'Dickens by Lantern Light' }).waitFor();
  await family.getByText('A preview, not live.').waitFor();
  expect(await family.title()).toMatch(/^A preview, not live: Dickens by Lantern Light/);
  const picture = family.locator('main img').first();
  await expect
    .poll(() => picture.evaluate((each: HTMLImageElement) => each.naturalWidth))
    .toBeGreaterThan(0);
  const { font, color } = await family.locator('h1').evaluate((each) => {
    const { fontFamily: font, color } = getComputedStyle(each);
    return { font, color };
  });
  expect([font, color]).toEqual([expect.stringContaining('Young Serif'), expect.any(String)]);
  expect(await family.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  await writePicture(family, 'family');
  expect(asked.filter((url) => !url.includes('favicon'))).toEqual([]);
  const back = family.getByRole('link', { name: /Events/ }).first();
  expect(await back.evaluate((each: HTMLAnchorElement) => each.href)).toContain(desk.site.url);
  for (const colorScheme of ['light', 'dark'] as const) {
    const { page: copy, context } = await openPhone(browser, colorScheme);
    // On the page itself no script runs, not even the one that looks for faults.
    await context.route(link, async (route) => {
      const response = await route.fetch();
      const { 'content-security-policy': _, ...headers } = response.headers();
      await route.fulfill({ response, headers });
    });
    await copy.goto(link);
    expect(await violations(copy), colorScheme).toEqual([]);
    await context.close();
  }

  await page.goto(`${desk.origin}/devices`);
  await page.getByText('Dickens by Lantern Light').first().waitFor();
  await expectSound(page, 'links for the family');
  await thumb.tap('button', /^End the link to Dickens/);
  await expect.poll(() => page.getByText('Dickens by Lantern Light').count()).toBe(0);
  expect((await family.reload())?.status()).toBe(404);
  await family.getByText('This preview has ended.').waitFor();
  await family.context().close();
});

test('a helper by invitation: a key of their own, the diary has their name, and the two see each other’s changes', async () => {
  await page.goto(`${desk.origin}/devices`);
  await thumb.type('A new helper’s name', 'Sam');
  await thumb.tap('button', 'Invite them');
  const link = (await page.locator('.link-text').textContent()) ?? '';
  const { page: sam } = await openPhone(browser);
  const thumbOfSam = new Thumb(sam);
  await sam.goto(link);
  await sam.getByText('Hello, Sam.').waitFor();
  await expectSound(sam, 'a helper’s welcome');
  await thumbOfSam.tap('button', 'Make my key');
  await sam.getByRole('heading', { name: 'What changes, Sam?' }).waitFor();
  await expectSound(sam, 'a helper’s start');
  // What Ruth has begun is hers.
  expect(await sam.getByRole('heading', { name: 'Not finished' }).count()).toBe(0);

  await edit(page);
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill('noon to nine');
  await edit(sam);
  await sam
    .getByLabel(/^Hours/)
    .first()
    .fill('4 PM');
  await thumbOfSam.tap('button', 'Publish');
  await sam.getByText('Live.', { exact: true }).waitFor();
  await thumb.tap('button', 'Publish');
  await page.getByRole('heading', { name: 'Somebody changed this meanwhile' }).waitFor();
  await page.getByText('4 PM').first().waitFor();
  await page.getByText('noon to nine').first().waitFor();
  await page.getByRole('button', { name: 'As it is now' }).tap();
  await page.goto(`${desk.origin}/diary`);
  await page
    .getByText(/^Sam, /)
    .first()
    .waitFor();

  await sam.goto(`${desk.origin}/devices`);
  await sam.getByRole('heading', { name: 'Owners and helpers' }).waitFor();
  await sam.getByText('Sam, helper').waitFor();
  await expectSound(sam, 'a helper’s devices');
  expect(await sam.getByLabel('A new helper’s name').count()).toBe(0);
  expect(await sam.getByRole('button', { name: /^(?:Remove|End)/ }).count()).toBe(0);
  await page.goto(`${desk.origin}/devices`);
  await page.getByText('Sam, helper').waitFor();
  await expectSound(page, 'an owner’s devices');
  await writePicture(page, 'people');
  await thumb.tap('button', 'Remove Sam');
  await expectSound(page, 'a person about to be removed');
  await thumb.tap('button', 'Yes, remove Sam');
  await expect.poll(() => page.getByText('Sam, helper').count()).toBe(0);
  await sam.reload();
  await sam.getByRole('heading', { name: 'Your desk' }).waitFor();
  await sam.context().close();
});
