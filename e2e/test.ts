import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { test as base, vi } from 'vitest';
import { type Guide, openBrowser, startGuide } from './guide.ts';

/** Without motion: a view transition makes pictures of two pages, which keeps a busy machine for seconds. */
const calm: BrowserContextOptions = { viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' };

/**
 * Vitest's `test` with a guide to visit: one server, one browser and one context a file, a fresh `page` a test, whose
 * addresses may be paths.
 * A test fails where its page threw an error that nobody caught.
 */
export const test = base
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('guide', { scope: 'file' }, async ({}, { onCleanup }): Promise<Guide> => {
    const guide = await startGuide();
    onCleanup(guide.stop);
    await vi.waitUntil(() => servesItsContent(guide), { timeout: 60_000, interval: 50 });
    return guide;
  })
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from the pattern what a fixture needs
  .extend('browser', { scope: 'file' }, async ({}, { onCleanup }): Promise<Browser> => {
    const browser = await openBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  .extend('context', { scope: 'file' }, async ({ browser, guide }): Promise<BrowserContext> => {
    return await browser.newContext({ ...calm, baseURL: guide.url });
  })
  .extend('page', ({ context }, { onCleanup }): Promise<Page> => openPage(context, onCleanup))
  /** A page whose clock the test may stop and move on: in a context of its own, because all pages of a context share one clock. */
  .extend('pageWithOwnClock', async ({ browser, guide }, { onCleanup }): Promise<Page> => {
    const context = await browser.newContext({ ...calm, baseURL: guide.url });
    return openPage(context, (check) => onCleanup(() => check().finally(() => context.close())));
  });

async function openPage(context: BrowserContext, onCleanup: (cleanUp: () => Promise<void>) => void): Promise<Page> {
  const page = await context.newPage();
  await forgetDownloads(page);
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  onCleanup(async () => {
    for (const open of context.pages()) await open.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    if (errors.length > 0) throw new AggregateError(errors, `The page threw: ${errors.map(String).join(', ')}`);
  });
  return page;
}

/** Every visit downloads everything: all pages of a file share a context, because a new one costs as much as loading a page. */
async function forgetDownloads(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** False while a server that has just been started still reads its content, or serves an older copy of it meanwhile. */
async function servesItsContent({ url }: Guide): Promise<boolean> {
  const report = (await (await fetch(`${url}/readyz`)).json()) as { stale: boolean };
  return !report.stale;
}
