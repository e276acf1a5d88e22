import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { expectSound, writePicture } from './expect-sound.ts';
import { formOn, type OpenedDesk, openSignedInDesk } from './own-desk.ts';

const WORDS = 'Lanterns over the square.';
let { desk, browser, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, browser, page, thumb, close } = await openSignedInDesk({ hasVisitors: true }));
  return close;
});

/** A photo as the camera of a phone saves it: turned, and with its place. Its upper left corner is red. */
async function taken(width = 1600) {
  const corner = { create: { width: 90, height: 90, channels: 3, background: '#f00' } } as const;
  const upright = await sharp('content/images/dickens-on-main.svg', { density: 300 })
    .resize(width, (width * 3) / 4, { fit: 'cover' })
    .flatten()
    .composite([{ input: corner, left: 0, top: 0 }])
    .png({ compressionLevel: 0 })
    .toBuffer();
  const place = { GPSLatitude: '30/1 11/1 0/1', GPSLatitudeRef: 'N' };
  const buffer = await sharp(upright)
    .rotate(-90)
    .withExif({ IFD0: { Copyright: 'Secret Owner' }, IFD3: place })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  expect(buffer.includes('Secret Owner')).toBe(true);
  return { name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer };
}

/** An entry's form. */
async function open(list: string, key: number) {
  await page.goto(`${desk.origin}/edit/${list}/${key}`);
  await formOn(page);
}

/** What the desk says of an entry. */
const entry = (list: string, key: number) =>
  page.evaluate(
    async (path) =>
      (await (await fetch(path)).json()) as { address: string; row: { imageUrl: string } },
    `/api/entry?list=${list}&key=${key}`,
  );

const camera = () => page.getByLabel(/^Picture/).first();

test('a photo: taken, tapped where it must stay in sight, described, and live with its entry, without its place', async () => {
  await open('events', 17);
  await camera().setInputFiles(await taken());
  await page.getByText('The photo is here.').waitFor();
  await expectSound(page, 'a photo');
  await thumb.tap('button', 'Publish');
  await page.getByText('say what the new picture shows').waitFor();
  await expectSound(page, 'a photo without words');
  const picture = page.getByRole('img', { name: 'The picture' });
  await picture.evaluate((each) => each.scrollIntoView({ block: 'center' }));
  const box = await picture.boundingBox();
  if (!box) throw new Error('The photo has no place.');
  await page.touchscreen.tap(box.x + box.width * 0.12, box.y + box.height / 2);
  await expect.poll(() => page.getByRole('radio', { name: 'left' }).isChecked()).toBe(true);
  const crop = page.locator('.crop-small');
  expect(await crop.evaluate((each) => getComputedStyle(each).objectPosition)).toBe('0% 50%');
  await thumb.type(/^What the picture shows/, WORDS);
  await page.locator('.picked').evaluate((each) => each.scrollIntoView({ block: 'start' }));
  await writePicture(page, 'photo');
  await thumb.tap('button', 'Publish');
  await page.getByText('Live.', { exact: true }).waitFor();

  const { address, row } = await entry('events', 17);
  expect(row).toMatchObject({ imageAlt: WORDS, imageFocus: 'left' });
  expect(row.imageUrl).toMatch(/^\/images\/[a-z0-9-]+-[0-9a-f]{10}\.jpg$/);
  await expect.poll(async () => await (await fetch(address)).text()).toContain(WORDS);
  const visitor = await browser.newPage();
  await visitor.goto(address);
  const shown = visitor.getByRole('img', { name: WORDS }).first();
  // The guide makes the sizes of a photo after its words are live.
  const width = async () => {
    await visitor.reload({ waitUntil: 'load', timeout: 20_000 });
    return await shown.evaluate((image: HTMLImageElement) => image.naturalWidth);
  };
  await expect.poll(width).toBeGreaterThan(300);
  expect(await shown.getAttribute('class')).toContain('focus-left');
  await visitor.close();
  for (const url of [
    desk.origin + row.imageUrl.replace('/images', '/pictures'),
    desk.site.url + row.imageUrl,
  ]) {
    const answer = await page.request.get(url);
    const bytes = await answer.body();
    expect([url, bytes.includes('Secret Owner'), bytes.includes('Exif')]).toEqual([
      url,
      false,
      false,
    ]);
    const corner = sharp(bytes).extract({ left: 9, top: 9, width: 1, height: 1 });
    const [red = 0, green = 255] = await corner.raw().toBuffer();
    expect([url, red > 200 && green < 60]).toEqual([url, true]);
  }
});

test('the connection breaks: it says so, goes on by itself, and what is typed meanwhile stays', async () => {
  await open('activities', 1);
  let isBroken = true;
  const begun: string[] = [];
  await page.route('**/api/pictures/piece*', async (route) => {
    begun.push(route.request().url());
    if (isBroken && begun.length > 1) await route.abort('connectionfailed');
    else await route.continue();
  });
  const noise = Buffer.from(Array.from({ length: 900 * 700 * 3 }, (_, at) => (at * at) >>> 7));
  const raw = { width: 900, height: 700, channels: 3 } as const;
  const buffer = await sharp(noise, { raw }).png().toBuffer();
  await camera().setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer });
  await page.getByText('No connection. It goes on by itself.').waitFor();
  await expectSound(page, 'a broken connection');
  expect(await page.getByRole('button', { name: 'A photo is on its way' }).isDisabled()).toBe(true);
  await page.getByLabel(/^What the picture shows/).fill('A porch at dusk.');
  isBroken = false;
  await page.getByText('The photo is here.').waitFor();
  expect(begun.filter((url) => url.endsWith('at=0'))).toHaveLength(1);
  await page.unroute('**/api/pictures/piece*');
  expect(await page.getByLabel(/^What the picture shows/).inputValue()).toBe('A porch at dusk.');
  await page.reload();
  await page.getByRole('img', { name: 'A porch at dusk.' }).waitFor();
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
});

test('what can’t be a photo is refused at once, in her words; by keyboard the focus is a choice of five', async () => {
  await open('events', 17);
  const heic = Buffer.from(`\0\0\0\x20ftypheic\0\0\0\0mif1heic${'\0'.repeat(900)}`);
  await camera().setInputFiles({ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: heic });
  await page.getByText(/This photo is HEIC.*Most Compatible/).waitFor();
  await camera().setInputFiles({
    name: 'a.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from('no'),
  });
  await page.getByText(/This is no picture/).waitFor();
  const cut = (await taken(800)).buffer.subarray(0, 3000);
  await camera().setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: cut });
  await page.getByText(/damaged or cut short/).waitFor();
  await expectSound(page, 'a refused photo');
  await page.getByRole('radio', { name: 'left' }).focus();
  await page.keyboard.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: 'middle' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
});

test('several photos at once become entries of a cabin, one after the other; what can’t be one is named', async () => {
  await open('cabins', 1);
  const small = { mimeType: 'image/jpeg', buffer: (await taken(900)).buffer };
  const heic = Buffer.from(`\0\0\0\x20ftypheic\0\0\0\0mif1heic${'\0'.repeat(900)}`);
  const before = await page.locator('.picked').count();
  await page.getByLabel('Choose several photos').setInputFiles([
    { name: 'porch.jpg', ...small },
    { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: heic },
    { name: 'beds.jpg', ...small },
  ]);
  await page.getByText(/^IMG_2\.HEIC: This photo is HEIC/).waitFor();
  await expect.poll(() => page.locator('.picked').count()).toBe(before + 2);
  await expectSound(page, 'several photos');
  await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
});
