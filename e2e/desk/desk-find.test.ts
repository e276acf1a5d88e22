import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { expectSound } from './expect-sound.ts';
import { type OpenedDesk, openSignedInDesk } from './own-desk.ts';

let { desk, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, page, thumb, close } = await openSignedInDesk());
  return close;
});

async function search(words: string) {
  await page.goto(`${desk.origin}/change`);
  await page.getByLabel(/^A word from the site/).fill(words);
}

test('a word that nobody can change says why; one of a list leads to its field', async () => {
  await search('Book Now');
  await page.getByText(/Locked\..*specification fixes these words/).waitFor();
  await expectSound(page, 'locked words');
  await search('Luxury Amenities');
  await page.getByRole('link', { name: 'The home page' }).first().tap();
  await page.getByText(/Luxury Amenities.*locked: these words are fixed/).waitFor();
  await expectSound(page, 'a form with locked words');
});

test('a typing error finds what was meant, and says so; a field is found by what people call it', async () => {
  await search('lihgts');
  await page.getByText(/This is what says “lights”/).waitFor();
  await page.getByText('Name: Lights Spectacular').waitFor();
  await expectSound(page, 'what was meant');
  await search('phone number');
  await page.getByText('Telephone: (512) 555-0142').waitFor();
});

test('old addresses are a plain list, as in the files: what cannot be read yet is said, and it goes live', async () => {
  await page.goto(`${desk.origin}/edit/site/site?field=redirects`);
  const list = page.getByLabel(/^Old addresses/);
  await list.fill('/wine-tours: /wine-spirits\n/old: [');
  await page.getByText(/^Line \d can’t be read yet\./).waitFor();
  await expectSound(page, 'a list that cannot be read');
  await list.fill('/wine-tours: /wine-spirits\n/old page: /blog');
  await page.getByText(/must be a path/).waitFor();
  await list.fill('/wine-tours: /wine-spirits');
  await expectSound(page, 'a plain list');
  await thumb.tap('button', 'Publish');
  await page.getByText('Live.', { exact: true }).waitFor();
  const live = await readFile(join(desk.site.contentFolder, 'site.yaml'), 'utf8');
  expect(live).toMatch(/\n {2}\/wine-tours: \/wine-spirits\n/);
});
