import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenedDesk, openDesk, openPhone } from './own-desk.ts';
import { beside } from './wordpress.ts';

let { desk, browser, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, browser, page, thumb, close } = await openDesk({ hasVisitors: true }));
  return close;
});
const counts: string[] = [];
/** From each tap on Publish until the guide served the words, in milliseconds. */
const times: number[] = [];

afterAll(() => {
  process.stdout.write(
    `${counts.join('\n')}\non the site ${times.join(', ')} ms after the tap on Publish\n`,
  );
});

/** Notes what it took since the last time, and what the same takes elsewhere. */
const count = (what: string) => counts.push(beside(what, thumb.counted()));

/** The file of the owner's folder as it is now. */
const file = (name: string) => readFile(join(desk.site.contentFolder, name), 'utf8');

/** Resolves once the guide says the words at a path, to the milliseconds that took. */
async function untilGuideSays(path: string, words: string): Promise<number> {
  const begun = performance.now();
  const look = async () => await (await fetch(desk.site.url + path)).text();
  await expect.poll(look, { interval: 20 }).toContain(words);
  return Math.round(performance.now() - begun);
}

/** Publishes; what went live is on the start page, with the way back, and the words on the site. */
async function publish(path?: string, words = ''): Promise<void> {
  const served = path && untilGuideSays(path, words);
  await thumb.tap('button', 'Publish');
  await page.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
  await page.getByText('Live.', { exact: true }).waitFor();
  if (served) times.push(await served);
}

/** Finds something by a word of the site, and opens its form. */
async function open(words: string, title: string): Promise<void> {
  await page.goto(desk.origin);
  await thumb.tap('link', /^Change something/);
  await thumb.type(/A word from the site/, words);
  await thumb.tap('link', title);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
}

describe('a telephone 360 pixels wide', () => {
  test('the link of the first start makes a key, once', async () => {
    await page.goto(desk.invitation);
    await thumb.type('What are you called?', 'Ruth');
    await thumb.tap('button', 'Make my key');
    await page.getByRole('heading', { name: 'What changes, Ruth?' }).waitFor();
    count('the first time');
    const { page: other } = await openPhone(browser);
    await other.goto(desk.invitation);
    await other.getByText('This link has been used').waitFor();
    await other.context().close();
  });

  test('a notice: on top of every page, and gone by itself', async () => {
    await page.goto(desk.origin);
    await thumb.tap('link', /^Notice/);
    await thumb.type(/What it says/, 'Burn ban: no fires.', true);
    await thumb.tap('button', /^Sunday/);
    await publish('/', 'Burn ban: no fires.');
    count('notice');
    expect(await file('site.yaml')).toMatch(
      /\n# {3}until: 2026-12-05\nnotice: \{ text: "Burn ban: no fires.", until: \d{4}-\d\d-\d\d \}\n/,
    );
  });

  test('a new event: what the site makes of its days is said back, and faults stand beside the field', async () => {
    await page.goto(desk.origin);
    await thumb.tap('link', /^Event/);
    await thumb.type(/^Name/, 'Chili Cook-off', true);
    await thumb.type(/What it is/, 'Forty pots on the square.');
    await thumb.tap('radio', 'Food');
    await thumb.type('The days, in words', 'first Saturday of June');
    await page.getByText(/^Saturday, June \d.*, then Saturday, June/).waitFor();
    await thumb.type(/^Place/, 'Town square, Blanco');
    await thumb.tap('button', 'Publish');
    await page.getByText('is missing; add it').waitFor();
    await thumb.type(/^Hours \*/, '11 AM');
    await publish('/events', 'Chili Cook-off');
    await page.getByText('“Chili Cook-off” is new').waitFor();
    count('new event');
    expect(await file('events.yaml')).toMatch(
      /\n\n- id: \d+\n {2}title: Chili Cook-off\n {2}description: Forty pots on the square.\n/,
    );
  });

  test('moving it: one line changes', async () => {
    const before = await file('events.yaml');
    await open('chili', 'Chili Cook-off');
    await thumb.type('The days, in words', 'second Saturday of June');
    const said = await page.getByText(/^Saturday, June (?:[89]|1\d).*, then/).textContent();
    await publish('/events/chili-cook-off', /June \d+/.exec(said ?? '')?.[0]);
    count('moving it');
    expect(await file('events.yaml')).toBe(
      before.replace('first Saturday of June', 'second Saturday of June'),
    );
  });

  test('one day of it is canceled', async () => {
    await open('chili', 'Chili Cook-off');
    await thumb.tap('radio', 'Canceled');
    await page
      .getByRole('radio', { name: /^Saturday, June/ })
      .first()
      .waitFor();
    await thumb.tap('radio', /^Saturday, June/);
    await publish('/events/chili-cook-off', 'anceled');
    count('one day canceled');
    expect(await file('events.yaml')).toMatch(
      /\n {2}status: \{ is: canceled, on: \d{4}-06-\d\d \}\n/,
    );
  });

  test('dates announced: the real days stand before the rule, which goes on the next year', async () => {
    await page.goto(desk.origin);
    await thumb.tap('link', /^Dates announced/);
    await thumb.tap('button', /^As usual.*Dickens on Main/);
    await publish();
    count('dates announced');
    const { length } = (await file('events.yaml')).match(/usual: true/g) ?? [];
    expect(length).toBeGreaterThan(0);
    expect(await file('events.yaml')).toMatch(
      /title: Dickens on Main[\s\S]*? {2}when:\n {4}- \{ from: (\d{4})-11-\d\d, to: \1-11-\d\d \}\n {4}- \{ every: fourth Thursday,/,
    );
  });

  test('a price, by its page’s address: looked up today', async () => {
    // As the bookmark “Edit this” does.
    const here = encodeURIComponent(`${desk.site.url}/things-to-do/enchanted-rock`);
    await page.goto(`${desk.origin}/change?page=${here}`);
    await thumb.tap('link', 'Climb Enchanted Rock before the heat does');
    await thumb.unfold('Facts for a visit');
    await thumb.type(/^Price/, '$9 each');
    await publish('/things-to-do/enchanted-rock', '$9 each');
    count('a price');
    expect(await file('activities.yaml')).toMatch(/price: \{ is: \$9 each[^\n]*, checked: \d{4}-/);
  });

  test('a typo in a post: its line changes and no other', async () => {
    const name = 'blog/0003-peach-season-stonewall.md';
    const before = await file(name);
    await open('as far as your car', 'Peach season: Stonewall and Fredericksburg, May to August');
    const text = page.getByLabel(/^Text/);
    const old = await text.inputValue();
    await text.fill(old.replace('as far as your car', 'as far as the car'));
    thumb.taps += 1;
    thumb.keys += 7;
    await publish('/blog/3', 'as far as the car');
    count('a typo');
    expect(await file(name)).toBe(before.replace('as far as your car', 'as far as the car'));
  });

  test('taking it back: one tap', async () => {
    await page.goto(desk.origin);
    await thumb.tap('button', 'Take it back');
    await page.getByText(/Taken back: “Peach season/).waitFor();
    count('taking it back');
    expect(await file('blog/0003-peach-season-stonewall.md')).toContain('as far as your car');
  });
});
