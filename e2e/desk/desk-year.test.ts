import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { photo } from '../../src/content/fixtures/sample-photos.ts';
import { formOn, type OpenedDesk, openSignedInDesk } from './own-desk.ts';
import { beside } from './wordpress.ts';

let { desk, page, thumb, close } = {} as OpenedDesk;
const counts: string[] = [];

/** As somebody writes it. */
const TODAY = new Date().toLocaleDateString('en-US', {
  dateStyle: 'long',
  timeZone: 'America/Chicago',
});

beforeAll(async () => {
  ({ desk, page, thumb, close } = await openSignedInDesk({ hasVisitors: true }));
  return close;
});

afterAll(() => void process.stdout.write(`${counts.join('\n')}\n`));

const count = (what: string) => counts.push(beside(what, thumb.counted()));

const file = (name: string) => readFile(join(desk.site.contentFolder, name), 'utf8');

/** The start page, and from there what is seldom changed. */
async function openChange(): Promise<void> {
  await page.goto(desk.origin);
  await thumb.tap('link', /^Change something/);
}

/** The form of a new entry. */
async function openNew(list: string, one: string): Promise<void> {
  await openChange();
  await thumb.unfold(list);
  await thumb.tap('link', `A new ${one}`);
  await page.getByRole('heading', { level: 1, name: `A new ${one}` }).waitFor();
}

/** Finds something by words of the site, and opens the form that has them. */
async function openFound(words: string, title: string | RegExp): Promise<void> {
  await openChange();
  await thumb.type(/A word from the site/, words);
  await thumb.tap('link', title);
  await formOn(page);
}

/** A tap on the button, and one on the photo in the phone's library. */
async function choosePhoto(shows: string): Promise<void> {
  const buffer = await (await photo(1200, 900)).jpeg().toBuffer();
  await page
    .getByLabel(/^(?:Picture|The picture on top)/)
    .first()
    .setInputFiles({ name: 'IMG_0042.JPG', mimeType: 'image/jpeg', buffer });
  thumb.taps += 2;
  await page.getByText('The photo is here.').waitFor();
  await thumb.type(/^What the picture shows/, shows);
}

/** Publishes; visitors get the words. */
async function publish(path: string, words: string): Promise<void> {
  await thumb.tap('button', 'Publish');
  await page.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
  await page.getByText('Live.', { exact: true }).waitFor();
  await expect.poll(() => shownAt(path)).toContain(words);
}

const shownAt = async (path: string) => await (await fetch(desk.site.url + path)).text();

test('a post with a photo', async () => {
  await openNew('Posts', 'post');
  await thumb.type(/^Title/, 'Winter light', true);
  await thumb.type(/^In a sentence or two/, 'Where the low sun is best.');
  await thumb.type(/^Text/, 'From the granite at four, with a coat.');
  await thumb.tap('radio', 'Photography');
  await choosePhoto('A low sun behind oaks.');
  await thumb.type(/^Published on/, TODAY);
  await thumb.type(/^Time to read/, '1 min read');
  await publish('/blog', 'Winter light');
  count('a post with a photo');
});

test('a picture of the season on top of the home page', async () => {
  await openFound('fireflies', 'The home page');
  await choosePhoto('Maples by the river.');
  await publish('/', 'Maples by the river.');
  count('a picture of the season');
  expect(await file('pages/home.yaml')).toMatch(/\nimageUrl: \/images\/[\w-]+\.jpg\n/);
});

test('an answer on the home page: one line changes', async () => {
  const before = await file('pages/home.yaml');
  await openFound('tick check', 'The home page');
  const answer = page.getByLabel(/^answer/i).nth(3);
  const old = await answer.inputValue();
  await answer.fill(old.replace('a tick check', 'two tick checks'));
  thumb.taps += 1;
  thumb.keys += 5;
  await publish('/', 'two tick checks');
  count('an answer');
  expect(await file('pages/home.yaml')).toBe(before.replace('a tick check', 'two tick checks'));
});

test('the minimum stay: the number and the answer that says it go live together', async () => {
  await openFound('Seasons', /^Seasons and rules/);
  await thumb.unfold('The shortest stay');
  await thumb.type(/^Nights, usually/, '3');
  await page.getByText('Kept on this phone and on the desk').waitFor();
  await openFound('2-night minimum', 'The home page');
  const answer = page.getByLabel(/^answer/i).nth(2);
  await answer.fill((await answer.inputValue()).replace('2-night', '3-night'));
  thumb.taps += 1;
  thumb.keys += 2;
  await page.getByText('Kept on this phone and on the desk').waitFor();
  await page.goto(desk.origin);
  await thumb.tap('button', 'Publish all 2');
  await page.getByText('Live.', { exact: true }).waitFor();
  await expect.poll(() => shownAt('/')).toContain('3-night minimum');
  count('the minimum stay');
  expect(await file('pages/seasons.yaml')).toContain('minimumNights: { usual: 3, peak: 3 }');
});

test('the telephone, everywhere at once', async () => {
  await openChange();
  await thumb.tap('link', /telephone, address, booking site/);
  await thumb.type(/^Telephone/, '(512) 555-0199');
  await publish('/contact', '555-0199');
  count('the telephone');
});

test('a new place to go, with a photo', async () => {
  await openNew('Things to do', 'thing to do');
  await thumb.type(/^Name/, 'Pick peaches', true);
  await thumb.type(/^What it is/, 'Rows of trees, and a bucket. Bring a hat.');
  await thumb.tap('radio', 'Outdoor');
  await thumb.type(/^Sign/, '🍑');
  await choosePhoto('A bucket of peaches.');
  await thumb.type(/^Town/, 'Stonewall');
  await publish('/things-to-do/pick-peaches', 'Bring a hat.');
  count('a new place');
});

test('six on the home page: one goes for another', async () => {
  await openChange();
  await thumb.unfold('Things to do');
  await thumb.tap('link', 'Pick peaches');
  await thumb.tap('checkbox', /^On the home page/);
  await page.getByText('are there already. Which goes?').waitFor();
  const others = page.getByRole('group', { name: /Which goes/ }).getByRole('radio');
  await others.first().tap();
  thumb.taps += 1;
  await expect.poll(() => others.first().isChecked()).toBe(true);
  await publish('/', 'Pick peaches');
  count('featured');
});

test('a fact that is old, and still right: one tap, and the day is noted', async () => {
  await page.goto(desk.origin);
  const yes = page.getByRole('button', { name: /is still right$/ });
  const asked = await yes.first().textContent();
  await thumb.tap('button', /is still right$/);
  await expect.poll(() => yes.first().textContent()).not.toBe(asked);
  count('a fact that is still right');
  await page.getByText('Live.', { exact: true }).waitFor();
});

test('a page of her own', async () => {
  await openNew('Pages of your own', 'page');
  await thumb.type(/^Address/, 'parking', true);
  await thumb.type(/^Title/, 'Where to park');
  await thumb.type(/^In a sentence/, 'Where cars go.');
  await thumb.type(/^Text/, 'By the barn, under the oaks.');
  await publish('/parking', 'By the barn');
  count('a page of your own');
});
