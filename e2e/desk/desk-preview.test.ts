import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { photo } from '../../src/content/fixtures/sample-photos.ts';
import { expectSound, writePicture } from './expect-sound.ts';
import { formOn, type OpenedDesk, openSignedInDesk } from './own-desk.ts';

let { desk, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, page, thumb, close } = await openSignedInDesk());
  return close;
});

async function open(list: string, key: number | string) {
  await page.goto(`${desk.origin}/edit/${list}/${key}`);
  await formOn(page);
  await thumb.unfold('See it');
}

const shown = () => page.frameLocator('iframe.preview');

test('the real page, a second after a pause in typing; with a fault the last one stays, and the fault is beside it', async () => {
  await open('events', 17);
  await shown().getByRole('heading', { level: 1, name: 'Dickens on Main' }).waitFor();
  await page.getByLabel(/^Name/).first().fill('Dickens by Lantern Light');
  await shown().getByRole('heading', { level: 1, name: 'Dickens by Lantern Light' }).waitFor();
  await expectSound(page, 'a preview');
  await page.locator('iframe.preview').scrollIntoViewIfNeeded();
  await writePicture(page, 'preview');
  const width = await shown()
    .locator('html')
    .evaluate((each) => each.scrollWidth);
  expect(width).toBeLessThanOrEqual(360);
  await page.getByLabel(/^Name/).first().fill('');
  await page.getByText('This would be held back:').waitFor();
  await expectSound(page, 'a preview with a fault beside it');
  expect(await shown().getByRole('heading', { level: 1 }).textContent()).toContain('Lantern Light');
  await page.getByLabel(/^Name/).first().fill('Dickens by Candlelight');
  await shown().getByRole('heading', { level: 1, name: 'Dickens by Candlelight' }).waitFor();
  expect(await page.getByText('This would be held back:').count()).toBe(0);
  const live = await readFile(join(desk.site.contentFolder, 'events.yaml'), 'utf8');
  expect(live).not.toContain('Dickens by');
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
});

test('a photo that isn’t published is in it; nothing in it runs, and no link leads anywhere', async () => {
  await open('activities', 1);
  const buffer = await (await photo(1200, 900)).jpeg().toBuffer();
  const file = { name: 'a.jpg', mimeType: 'image/jpeg', buffer };
  await page
    .getByLabel(/^Picture/)
    .first()
    .setInputFiles(file);
  await page.getByText('The photo is here.').waitFor();
  await page.getByLabel(/^What the picture shows/).fill('A porch at dusk.');
  const image = shown().getByRole('img', { name: 'A porch at dusk.' }).first();
  await image.waitFor();
  const loaded = () => image.evaluate((each: HTMLImageElement) => each.naturalWidth);
  await expect.poll(loaded).toBeGreaterThan(300);
  const frame = page.frames().find((each) => each.url().includes('/preview/'));
  const before = frame?.url();
  expect(await page.locator('iframe.preview').getAttribute('sandbox')).toBe('allow-same-origin');
  await shown()
    .getByRole('link', { name: /Book Now/ })
    .first()
    .tap();
  await shown().getByRole('link').nth(3).dispatchEvent('click');
  await page.waitForTimeout(500);
  expect([frame?.url(), page.context().pages().length]).toEqual([before, 1]);
  // Only who is signed in sees it.
  expect((await fetch(String(before))).status).toBe(401);
  const { 'content-security-policy': policy } = (await page.request.get(String(before))).headers();
  expect(policy).toMatch(
    /^default-src 'none'; style-src [^;]*; img-src [^;]*; .*sandbox allow-same-origin$/,
  );
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
});

test('a post is seen while it is written: with its text, and a gray place for the picture', async () => {
  await open('posts', 'new');
  await page.getByLabel(/^Title/).fill('Deer at dusk');
  await shown().getByRole('heading', { level: 1, name: 'Deer at dusk' }).waitFor();
  await page.getByText('This would be held back:').waitFor();
  await page.getByLabel('Text *').fill('Go out at six.');
  await shown().getByText('Go out at six.').waitFor();
  const picture = shown().locator('img[src="/images/no-picture-yet.svg"]').first();
  const width = () => picture.evaluate((each: HTMLImageElement) => each.naturalWidth);
  await expect.poll(width).toBeGreaterThan(300);
  await expectSound(page, 'a page of what is half written');
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
});

test('what is new has its page, too; on another day, it is as it will be then', async () => {
  await open('events', 'new');
  await page.getByLabel(/^Name/).fill('Chili Cook-off');
  await page.getByLabel(/What it is/).fill('Forty pots on the square.');
  await page.getByRole('radio', { name: 'Food', exact: true }).check();
  await page.getByLabel('The days, in words').fill('Jun 5, 2027');
  await page.getByLabel(/^Place/).fill('Town square, Blanco');
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill('11 AM');
  await shown().getByRole('heading', { level: 1, name: 'Chili Cook-off' }).waitFor();
  await page.getByLabel('On which day').fill('2027-06-05');
  await shown().getByText('Today', { exact: false }).first().waitFor();
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
});
