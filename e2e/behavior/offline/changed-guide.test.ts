import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { OFFLINE_BUNDLES, paths } from '../../../src/model/paths.ts';
import { editContent, untilServed } from '../../support/edit-content.ts';
import type { OwnGuide } from '../../support/guide.ts';
import { testWithOwnGuide as base } from '../../support/test.ts';
import { untilHydrated, visit } from '../../support/visit.ts';
import { Connection } from './connection.ts';
import {
  askToKeep,
  keepGuide,
  keepSection,
  keptAddresses,
  notice,
  onPhone,
  openPhone,
  workers,
} from './kept-guide.ts';

const test = base
  .extend(
    'connection',
    { scope: 'file' },
    async ({ guide }, { onCleanup }): Promise<Connection> => {
      const connection = await Connection.to(guide);
      onCleanup(() => connection.close());
      return connection;
    },
  )
  /** Keeps the guide before and after each test. */
  .extend('phone', { scope: 'file' }, async ({ browser, connection }, { onCleanup }) => {
    const { page, context } = await openPhone(browser, connection);
    onCleanup(() => context.close());
    await keepGuide(page);
    return { page, context };
  });

let edits = 0;

/** Publishes another intro of the events page, and returns it. */
async function publish(guide: OwnGuide): Promise<string> {
  edits += 1;
  const intro = `What is on, edit ${edits}.`;
  await editContent(guide, 'pages/events.yaml', (text) =>
    text.replace(/^intro: .*/m, `intro: "${intro}"`),
  );
  await untilServed(guide, paths.events, intro);
  return intro;
}

/** What the kept events page says. */
function keptIntro(page: Page): Promise<string | undefined> {
  return page.evaluate(async () => {
    const kept = await caches.match('/events');
    const html = kept && new Response(kept.body?.pipeThrough(new DecompressionStream('gzip')));
    return /What is on, edit \d+\./.exec((await html?.text()) ?? '')?.[0];
  });
}

test('after an edit, the next visit with a signal brings the pack up to date, in the background', async ({
  guide,
  phone: { page, context },
}) => {
  const intro = await publish(guide);
  // The home page is made before the phone asks: the phone waits three seconds at most.
  await fetch(guide.url);
  await visit(page, paths.home);
  await expect.poll(() => keptIntro(page), { interval: 250 }).toBe(intro);
  await context.setOffline(true);
  await visit(page, paths.events);
  await page.getByText(intro).waitFor();
  await context.setOffline(false);
});

test('published in the middle of a download: what is kept is the new guide, whole', async ({
  browser,
  guide,
  connection,
}) => {
  await onPhone(browser, connection, async (page) => {
    let isPublished = false;
    let intro = '';
    await page.route(`**${OFFLINE_BUNDLES.words}`, async (route) => {
      if (!isPublished) {
        isPublished = true;
        intro = await publish(guide);
      }
      await route.continue();
    });
    await keepGuide(page);
    expect(isPublished).toBe(true);
    expect(await keptIntro(page)).toBe(intro);
  });
});

test('no room: that is said, nothing is left behind, and the guide works on', async ({
  browser,
  connection,
}) => {
  await onPhone(browser, connection, async (page, context) => {
    const session = await context.newCDPSession(page);
    await session.send('Storage.overrideQuotaForOrigin', {
      origin: connection.url,
      quotaSize: 200_000,
    });
    await askToKeep(page);
    await keepSection(page).getByText('This phone has no room for it.').waitFor();
    expect([await workers(page), await keptAddresses(page)]).toEqual([0, []]);
    await session.send('Storage.overrideQuotaForOrigin', { origin: connection.url });
    await keepGuide(page);
  });
});

test('a browser that stores nothing says so', async ({ browser, connection }) => {
  await onPhone(browser, connection, async (page) => {
    await page.addInitScript(() => {
      CacheStorage.prototype.open = () =>
        Promise.reject(new DOMException('denied', 'SecurityError'));
    });
    await askToKeep(page);
    await keepSection(page).getByText('This browser keeps nothing here').waitFor();
  });
});

test('thrown away by the browser: that is said, and it can be kept again', async ({
  connection,
  phone: { page, context },
}) => {
  await visit(page, `${paths.contact}#keep`);
  const session = await context.newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', {
    origin: connection.url,
    storageTypes: 'cache_storage',
  });
  await page.reload();
  await untilHydrated(page);
  await keepSection(page).getByText('It’s no longer saved').waitFor();
  await keepGuide(page);
});

test('the connection breaks in the middle: that is said, and the next tap fetches the rest', async ({
  browser,
  connection,
}) => {
  await onPhone(browser, connection, async (page, context) => {
    const asked: string[] = [];
    const { words, pictures } = OFFLINE_BUNDLES;
    await page.route(`**${pictures}`, (route) => route.abort('internetdisconnected'));
    await askToKeep(page);
    await keepSection(page).getByText('There’s no connection just now.').waitFor();
    expect((await keptAddresses(page)).length).toBeGreaterThan(150);
    await page.unrouteAll();
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await keepSection(page)
      .getByRole('button', { name: /^Keep this guide/ })
      .click();
    await keepSection(page)
      .getByText(/^Saved/)
      .waitFor();
    expect(asked).toContain(pictures);
    expect(asked).not.toContain(words);
    expect(asked).not.toContain(paths.home);
  });
});

test('two tabs: both keep it, one downloads, and both say that it is saved', async ({
  browser,
  connection,
}) => {
  await onPhone(browser, connection, async (page, context) => {
    const other = await context.newPage();
    await visit(other, `${paths.contact}#keep`);
    const asked: string[] = [];
    context.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await askToKeep(page);
    await keepSection(other)
      .getByRole('button', { name: /^Keep this guide/ })
      .click();
    await keepSection(page)
      .getByText(/^Saved/)
      .waitFor();
    await keepSection(other)
      .getByText(/^Saved/)
      .waitFor();
    expect(asked.filter((path) => path === OFFLINE_BUNDLES.words)).toHaveLength(1);
  });
});

test('a pack of 31 days ago still opens, and says how old it is; on another day only labels change', async ({
  phone: { page, context },
}) => {
  await context.setOffline(true);
  await page.clock.install({ time: Date.now() + 31 * 86_400_000 });
  await page.goto(paths.events);
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await page.clock.runFor(5_000);
  await notice(page).getByText('more than a month ago: check before you go').waitFor();
  expect(await page.locator('.event-card').count()).toBeGreaterThan(5);
});
