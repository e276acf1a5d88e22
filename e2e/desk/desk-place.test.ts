import { beforeAll, expect, test } from 'vitest';
import { expectSound, writePicture } from './expect-sound.ts';
import { type OpenedDesk, openSignedInDesk } from './own-desk.ts';

let { desk, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, page, thumb, close } = await openSignedInDesk());
  return close;
});

const typed = () => page.getByLabel('On the map').first();
const says = () => page.getByRole('group', { name: 'The pin' }).getByRole('status');
/** Where the field says that the pin is. */
const degrees = async () => (await typed().inputValue()).split(', ').map(Number);

async function open(list: string, key: number) {
  await page.goto(`${desk.origin}/edit/${list}/${key}`);
  await typed().waitFor({ state: 'attached' });
  await page.evaluate(() => {
    for (const each of document.querySelectorAll('details'))
      if (each.querySelector('.row input[autocomplete=off]')) each.open = true;
  });
}

test('a pin on the guide’s own map: put by a tap, moved by buttons or arrow keys, said in words, and live', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).origin));
  await open('events', 17);
  await typed().fill('30.2752, -98.872');
  await thumb.unfold('A pin on the map');
  await expect.poll(() => says().textContent()).toBe('In the middle of Fredericksburg.');
  await expectSound(page, 'a pin');
  await page.locator('.pin').evaluate((each) => each.scrollIntoView({ block: 'center' }));
  await writePicture(page, 'pin');
  const map = page.getByRole('button', { name: /^The map/ });
  const [north = 0, west = 0] = await degrees();
  await thumb.tap('button', 'Farther');
  const box = await map.boundingBox();
  if (!box) throw new Error('The map has no place.');
  await page.touchscreen.tap(box.x + box.width * 0.75, box.y + box.height * 0.25);
  await expect.poll(() => says().textContent()).toMatch(/ miles .* of /);
  const [tappedNorth = 0, tappedWest = 0] = await degrees();
  expect([tappedNorth > north, tappedWest > west]).toEqual([true, true]);
  await page.getByRole('button', { name: 'South, a step' }).tap();
  await map.focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(async () => (await degrees())[1]).toBeLessThan(tappedWest);
  expect((await degrees())[0]).toBeLessThan(tappedNorth);
  // A keyboard's click is nowhere on the map.
  const before = await degrees();
  await page.keyboard.press('Enter');
  expect(await degrees()).toEqual(before);
  expect([...new Set(asked)]).toEqual([desk.origin]);
  await thumb.tap('button', 'Publish');
  await page.getByText('Live.', { exact: true }).waitFor();
  await open('events', 17);
  expect(await degrees()).toEqual(before);
});

test('cabins and towns have the same; a place off the map says so', async () => {
  for (const list of ['cabins', 'destinations']) {
    await open(list, list === 'cabins' ? 1 : 5);
    await typed().fill('29.7604, -95.3698');
    await thumb.unfold('A pin on the map');
    await expect.poll(() => says().textContent()).toMatch(/off this map\.$/);
    await page.getByRole('button', { name: 'Throw away what I typed' }).tap();
  }
});

test('what happened to an entry stands in its form, and each step is taken back there', async () => {
  await open('events', 17);
  const was = await degrees();
  await thumb.unfold('Who changed it');
  await page
    .getByText(/^Ruth, /)
    .first()
    .waitFor();
  await expectSound(page, 'an entry’s history');
  await page
    .getByRole('button', { name: /^Take it back/ })
    .first()
    .tap();
  await expect.poll(async () => await degrees()).not.toEqual(was);
});

test('a session that ends in another place: what is typed stays, and is there after the key', async () => {
  await open('events', 17);
  await page.getByLabel(/^Name/).first().fill('Dickens by Candlelight');
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    await fetch('/api/sign-out', { method: 'POST', headers, body: '{}' });
  });
  await thumb.tap('button', 'Publish');
  await thumb.tap('link', 'Sign in');
  await thumb.tap('button', 'Sign in');
  await expect
    .poll(() => page.getByLabel(/^Name/).first().inputValue())
    .toBe('Dickens by Candlelight');
});
