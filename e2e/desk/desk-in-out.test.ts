import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, inject, test } from 'vitest';
import { unzipSync } from '../../on-demand/desk/server-packages.ts';
import { BOOKING_PICTURES, bookingNames, writeBookingPictures } from './booking-pictures.ts';
import { expectSound, writePicture } from './expect-sound.ts';
import { type OpenedDesk, openSignedInDesk } from './own-desk.ts';

let { desk, browser, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, browser, page, thumb, close } = await openSignedInDesk());
  return close;
});

/** Not over yet, and not too far away. */
const YEAR = new Date().getFullYear() + 2;

const event = (uid: number, title: string, ...lines: string[]) => [
  ...['BEGIN:VEVENT', `UID:${uid}`, `SUMMARY:${title}`, ...lines, 'END:VEVENT'],
];

const calendar = [
  'BEGIN:VCALENDAR',
  ...event(1, 'Chili Cook-off', `DTSTART;VALUE=DATE:${YEAR}0606`, 'LOCATION:Town square\\, Blanco'),
  ...event(2, 'Dickens on Main!', `DTSTART:${YEAR}1127T180000`, 'RRULE:FREQ=MONTHLY;BYDAY=1SA'),
  ...event(3, 'Long ago', 'DTSTART:20010606T180000'),
  'END:VCALENDAR',
].join('\r\n');

const choose = async (name: string, text: string) => {
  await page.goto(`${desk.origin}/calendar-file`);
  const buffer = Buffer.from(text);
  const file = { name, mimeType: 'text/calendar', buffer };
  await page.getByLabel('A file that ends with .ics').setInputFiles(file);
};

test('events of a calendar file: one after the other into the form; what looks like one of ours is said before anything is saved', async () => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  await page.goto(desk.origin);
  await thumb.tap('link', 'Events from a calendar file');
  await expectSound(page, 'calendar file');
  expect(loaded.filter((url) => url.includes('read-calendar'))).toEqual([]);
  await choose('fair.ics', calendar);
  await page.getByText('2 events to come. 1 is over.').waitFor();
  expect(loaded.some((url) => url.includes('read-calendar'))).toBe(true);
  await page.getByRole('link', { name: 'event 17' }).waitFor();
  await expectSound(page, 'events of a file');
  await writePicture(page, 'file');
  await thumb.tap('button', /^Into the form.*Chili Cook-off/);
  await page.getByRole('heading', { name: 'A new event' }).waitFor();
  await page
    .getByText(new RegExp(`June 6, ${YEAR}`))
    .first()
    .waitFor();
  await page.goto(`${desk.origin}/calendar-file`);
  await thumb.tap('button', /^Into the form.*Dickens on Main!/);
  await page.getByRole('heading', { name: 'A new event' }).waitFor();
  // Each is a draft of its own.
  await page.goto(desk.origin);
  await thumb.tap('button', 'Delete Dickens on Main!');
  // What stands below moves up then.
  await page.getByText('is deleted.').waitFor();
  await thumb.tap('link', 'Chili Cook-off');
  await page.getByLabel(/^What it is/).fill('Forty pots.');
  await thumb.tap('radio', 'Food');
  await thumb.tap('button', 'Publish');
  const anyway = page.getByRole('button', { name: 'Publish anyway' });
  await anyway
    .or(page.getByText('Live.', { exact: true }))
    .first()
    .waitFor();
  if (await anyway.isVisible()) await anyway.tap();
  await page.getByText('Live.', { exact: true }).waitFor();
  const events = await readFile(join(desk.site.contentFolder, 'events.yaml'), 'utf8');
  expect(events).toContain('title: Chili Cook-off');
  expect(events).not.toContain('Dickens on Main!');
});

test('a file that is dropped is taken; one that is no calendar is refused in words', async () => {
  await choose('photo.ics', 'GIF89a');
  await page.getByText('This is no calendar file').waitFor();
  await expectSound(page, 'no calendar file');
  const dropped = await page.evaluateHandle((text) => {
    const files = new DataTransfer();
    files.items.add(new File([text], 'fair.ics', { type: 'text/calendar' }));
    return files;
  }, calendar);
  await page.dispatchEvent('main', 'drop', { dataTransfer: dropped });
  await page.getByText('2 events to come.').waitFor();
  await thumb.tap('button', /^Leave it out.*Chili Cook-off/);
  await page.getByRole('heading', { name: 'Chili Cook-off' }).waitFor({ state: 'detached' });
  await page.goto(desk.origin);
  await thumb.tap('link', '1 more event from the file');
  await thumb.tap('button', /^Leave it out.*Dickens on Main!/);
  await page.getByRole('heading', { name: 'Dickens on Main!' }).waitFor({ state: 'detached' });
  await page.goto(desk.origin);
  await page.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
  expect(await page.getByText('from the file').count()).toBe(0);
});

test('everything as files: a zip of the content folder, byte by byte', async () => {
  await page.goto(desk.origin);
  await thumb.tap('link', 'Take everything with you');
  await expectSound(page, 'take everything');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download all files' }).tap(),
  ]);
  expect(download.suggestedFilename()).toMatch(/^site-\d{4}-\d\d-\d\d-version-\d+\.zip$/);
  const files = unzipSync(await readFile(await download.path()));
  const names = Object.keys(files);
  expect(names).toEqual(
    expect.arrayContaining(['content/events.yaml', 'content/site.yaml', 'content/pages/home.yaml']),
  );
  for (const name of names) {
    const bytes = await readFile(join(desk.site.contentFolder, name.replace('content/', '')));
    expect([name, Buffer.compare(bytes, files[name] ?? new Uint8Array())]).toEqual([name, 0]);
  }
});

test('which button leads to bookings: each with its picture, on the screen and on paper', async () => {
  await page.goto(desk.origin);
  await thumb.tap('link', 'Which button leads to bookings');
  await page.getByRole('heading', { name: 'Explore Cabins' }).waitFor();
  await expectSound(page, 'bookings');
  const rows = page.locator('.bookings li');
  expect(await rows.count()).toBeGreaterThan(12);
  expect(await rows.filter({ hasNot: page.locator('img') }).count()).toBe(0);
  await writePicture(page, 'bookings');
  await page.emulateMedia({ media: 'print' });
  expect(await page.getByRole('button', { name: 'Print this list' }).isVisible()).toBe(false);
  expect(await page.getByText('home-hero').isVisible()).toBe(true);
  await page.emulateMedia({ media: 'screen' });
});

test('each row of that list has a picture, and no picture is left over', async () => {
  if (process.env.DESK_PICTURES) await writeBookingPictures(browser, inject('guideUrl'));
  const pictures = await readdir(BOOKING_PICTURES);
  expect(pictures.sort()).toEqual(
    bookingNames()
      .map((name) => `${name}.webp`)
      .sort(),
  );
});
