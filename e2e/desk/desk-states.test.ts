import { beforeAll, expect, test } from 'vitest';
import type { Outcome } from '../../src/desk/content/outcome.ts';
import { expectSound } from './expect-sound.ts';
import { type OpenedDesk, openSignedInDesk } from './own-desk.ts';

let { desk, page, close } = {} as OpenedDesk;

beforeAll(async () => {
  ({ desk, page, close } = await openSignedInDesk());
  return close;
});

const open = (path: string) => page.goto(desk.origin + path);

/** What the desk answers at an address, until the next one. */
async function answers(path: string, answer: object | 'nothing', status = 200): Promise<void> {
  await page.unrouteAll();
  await page.route(desk.origin + path, (route) =>
    answer === 'nothing' ? route.abort() : route.fulfill({ status, json: answer }),
  );
}

const publish = () => page.getByRole('button', { name: /^Publish$/ }).tap();

const FINDING = {
  ref: { list: 'events', key: 17 },
  title: 'Fair',
  field: 'when',
  message: 'is over',
};

test('where nothing is, it says so: lists, a search, an address, a link that was used', async () => {
  await answers('/api/dates', []);
  await open('/dates');
  await page.getByText('All of them are announced.').waitFor();
  await expectSound(page, 'no dates');
  await answers('/api/comings', []);
  await open('/times');
  await page.getByText('Nothing, in the next four months.').waitFor();
  await expectSound(page, 'nothing comes');
  await open('/change');
  await page.getByLabel(/A word from the site/).fill('zzzz');
  await page.getByText('Nothing on the site says that.').waitFor();
  await expectSound(page, 'nothing found');
  await open('/nowhere');
  await page.getByRole('heading', { name: 'There is nothing here.' }).waitFor();
  await expectSound(page, 'no such page');
  await open(`/welcome#${'x'.repeat(43)}`);
  await page.getByText('This link has been used').waitFor();
  await expectSound(page, 'a used link');
});

test('whatever a publish comes to, is said beside its button', async () => {
  await page.unrouteAll();
  await open('/edit/events/17');
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill('noon to nine');
  const outcomes: [string, Outcome][] = [
    ['This would be held back', { is: 'refused', faults: [FINDING], of: [0] }],
    ['Yes, take them off the site', { is: 'asks', warnings: [FINDING], drops: ['5 events go.'] }],
    ['Publish anyway', { is: 'asks', warnings: [FINDING], drops: [] }],
    ['cannot be taken back by itself', { is: 'stuck', changes: '“Fair”: hours' }],
  ];
  for (const [words, outcome] of outcomes) {
    await answers('/api/publish', outcome);
    await publish();
    await page.getByText(words).waitFor();
    await expectSound(page, words);
    await page.getByRole('button', { name: 'Back to what I typed' }).tap();
  }
  await answers('/api/publish', { message: 'There is no room left on the desk’s disk.' }, 500);
  await publish();
  await page.getByText('There is no room left').waitFor();
  await expectSound(page, 'a full disk');
});

test('no signal, and a session that has ended: what was typed stays', async () => {
  await page.unrouteAll();
  await page.context().setOffline(true);
  await publish();
  await page.getByText('There is no connection. What you typed stays here.').waitFor();
  await expectSound(page, 'no signal');
  await page.context().setOffline(false);
  await answers('/api/publish', { message: 'Sign in first.' }, 401);
  await publish();
  await page.getByRole('alert').getByRole('link', { name: 'Sign in' }).waitFor();
  await expectSound(page, 'a session that has ended');
  await answers('/api/start', 'nothing');
  await open('/');
  await page.getByText('There is no connection.').waitFor();
  await expectSound(page, 'start without signal');
  const { promise: looked, resolve: go } = Promise.withResolvers<void>();
  await page.route(`${desk.origin}/api/session`, async (route) => {
    await looked;
    await route.abort();
  });
  await page.reload();
  await page.getByText('One moment').waitFor();
  await expectSound(page, 'one moment');
  go();
  await page.getByText('There is no connection.').waitFor();
  await expectSound(page, 'door without signal');
  await page.context().clearCookies();
  await page.unrouteAll();
  await open('/edit/events/17');
  await page.getByText('What you typed on this phone is still here.').waitFor();
  await page.getByRole('button', { name: 'Sign in' }).tap();
  await page
    .getByLabel(/^Hours/)
    .first()
    .waitFor();
  expect(
    await page
      .getByLabel(/^Hours/)
      .first()
      .inputValue(),
  ).toBe('noon to nine');
});

test('going back keeps the place; the next page starts at its top', async () => {
  await open('/');
  await page.getByRole('link', { name: 'What comes and goes' }).tap();
  await page.getByRole('heading', { name: 'What comes and goes' }).waitFor();
  await page.evaluate(() => history.back());
  const link = page.getByRole('link', { name: 'Which button leads to bookings' });
  await link.waitFor();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  await link.tap();
  await page.getByRole('heading', { name: 'Which button leads to bookings' }).waitFor();
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('lists whose editor comes late move nothing under a thumb', async () => {
  await page.unrouteAll();
  const { promise: allowed, resolve: allow } = Promise.withResolvers<void>();
  await page.route(/YamlControl/, async (route) => {
    await allowed;
    await route.continue();
  });
  await open('/edit/page/seasons');
  const fold = page.locator('summary', { hasText: 'The shortest stay' });
  await fold.waitFor();
  expect(await page.locator('textarea.yaml:disabled').count()).toBe(6);
  const before = await fold.boundingBox();
  allow();
  await expect.poll(() => page.locator('textarea.yaml:enabled').count()).toBe(6);
  expect(await fold.boundingBox()).toEqual(before);
  await page.unrouteAll();
});

test('a draft that was deleted stays deleted, whatever answer was still on its way', async () => {
  await page.unrouteAll();
  await open('/edit/events/17');
  await page
    .getByLabel(/^Hours/)
    .first()
    .fill('one to two');
  await page.getByText('Kept on this phone and on the desk').waitFor();
  const { promise: hasRead, resolve: read } = Promise.withResolvers<void>();
  const { promise: arrives, resolve: arrive } = Promise.withResolvers<void>();
  const drafts = /\/api\/drafts\?/;
  await page.route(
    drafts,
    async (route) => {
      const response = await route.fetch();
      read();
      await arrives;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  await open('/');
  await hasRead;
  const list = page.getByRole('region', { name: 'Not finished' });
  const again = page.waitForResponse(drafts);
  await list.getByRole('button', { name: /^Delete/ }).tap();
  await list.getByText('is deleted.').waitFor();
  await (await again).finished();
  const late = page.waitForResponse(drafts);
  arrive();
  await (await late).finished();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 100)));
  expect(await list.getByRole('link').allTextContents()).toEqual([]);
  expect(await list.getByText('is deleted.').count()).toBe(1);
});
