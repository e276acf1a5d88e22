import { beforeAll, expect, test } from 'vitest';
import { expectSound } from './expect-sound.ts';
import { formOn, type OpenedDesk, openSignedInDesk } from './own-desk.ts';

let { desk, page, thumb, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, page, thumb, close } = await openSignedInDesk());
  return close;
});

const focused = () => page.evaluate(() => document.activeElement?.id);

async function openForm(path: string) {
  await page.goto(`${desk.origin}/edit/${path}`);
  await formOn(page);
}

test('what is missing is named beside the button, and the first of it is ready to type', async () => {
  await openForm('activities/new');
  await thumb.type(/^Name/, 'Hye Market', true);
  await thumb.type(/^What it is/, 'Sandwiches in the store of 1904.');
  await thumb.tap('radio', 'Dining');
  await thumb.tap('button', 'Publish');
  await page.getByText('Nothing is live yet. Look at “Sign” and “Picture”.').waitFor();
  await expect.poll(focused).toBe('icon');
  await expectSound(page, 'what is missing');
  await thumb.tap('button', 'Throw away what I typed');
});

test('days without a year are asked about as they are typed', async () => {
  await openForm('events/new');
  await page.getByLabel('The days, in words').fill('December 12');
  await page.getByText(/“Days” does not say the year/).waitFor();
  const year = new Date().getFullYear() + 1;
  await page.getByLabel('The days, in words').fill(`December 12, ${year}`);
  await page.getByText(new RegExp(`^\\w+day, December 12, ${year}`)).waitFor();
  expect(await page.getByText(/does not say the year/).count()).toBe(0);
  await thumb.tap('button', 'Throw away what I typed');
});

test('a post needs no day and no minutes, and a page no address', async () => {
  await openForm('posts/new');
  await page.getByLabel(/^Title/).fill('Deer at dusk');
  await page.getByLabel(/^Text/).fill('Go out early.');
  const published = () => page.getByLabel(/^Published on/).inputValue();
  await expect.poll(published).toMatch(/^[A-Z][a-z]+ \d+, \d{4}$/);
  const minutes = () => page.getByLabel(/^Time to read/).inputValue();
  await expect.poll(minutes).toBe('1 min read');
  await thumb.tap('button', 'Throw away what I typed');
  await openForm('ownPages/new');
  await page.getByLabel(/^Title/).fill('Pool Rules');
  const address = () => page.getByLabel(/^Address/).inputValue();
  await expect.poll(address).toBe('pool-rules');
  await thumb.tap('button', 'Throw away what I typed');
});

test('a seventh on the home page goes live only with a word which goes', async () => {
  const { others } = await page.evaluate(async () => {
    const entry = await (await fetch('/api/entry?list=activities&key=1')).json();
    return entry.home;
  });
  expect(others.length).toBeGreaterThanOrEqual(5);
  const keys: number[] = await page.evaluate(async () => {
    const lists = await (await fetch('/api/lists')).json();
    return lists
      .find(({ list }: { list: string }) => list === 'activities')
      .entries.map(({ key }: { key: number }) => key);
  });
  const isThere = new Set([1, ...others.map(({ key }: { key: number }) => key)]);
  await openForm(`activities/${keys.find((key) => !isThere.has(key))}`);
  await page.getByLabel('On the home page').check();
  await thumb.tap('button', 'Publish');
  await page.getByText('“On the home page” is full; tap which one goes').waitFor();
  await expectSound(page, 'a full home page');
  await thumb.tap('button', 'Throw away what I typed');
});

test('after publishing from far down a long form, what is live is in sight, with a link to it; back keeps what was searched', async () => {
  await page.goto(`${desk.origin}/change`);
  await page.getByLabel(/^A word from the site/).fill('Enchanted Rock');
  await thumb.tap('link', 'Climb Enchanted Rock before the heat does');
  await page.getByRole('button', { name: 'Publish' }).waitFor();
  await page.goBack();
  await page
    .getByRole('link', { name: 'Climb Enchanted Rock before the heat does' })
    .first()
    .waitFor();
  await openForm('activities/1?field=visit.price');
  await expect.poll(focused).toBe('visit-price');
  await page.getByLabel(/^Price/).fill('$9 each');
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
  await thumb.tap('button', 'Publish');
  await page.getByText('Live.', { exact: true }).waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  const see = page.getByRole('link', { name: 'See it' });
  expect(await see.getAttribute('href')).toMatch(/\/things-to-do\/enchanted-rock$/);
});

test('a notice is called one, and a form says what goes live in it by itself', async () => {
  await openForm('site/site?only=notice');
  await page.getByLabel(/^What it says/).fill('Burn ban.');
  await thumb.tap('button', 'Publish');
  await page.getByText('Notice: “Burn ban.”').waitFor();
  await openForm('events/17');
  await page.getByLabel(/^Hours \*/).fill('noon');
  await thumb.tap('button', 'Later');
  await thumb.tap('button', 'Publish then');
  await page.getByRole('heading', { name: 'Goes live by itself' }).waitFor();
  await openForm('events/17');
  await page.getByText(/^Goes live by itself .*by Ruth: .*hours/).waitFor();
  await expectSound(page, 'a form with a plan');
});
