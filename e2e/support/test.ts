import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  ConsoleMessage,
  Page,
} from 'playwright-core';
import { test as base, inject } from 'vitest';
import { sharedBrowser, sharedBrowserWithoutPictures } from './chromium.ts';
import { type Guide, type OwnGuide, startGuide } from './guide.ts';
import { answerLikeAnotherBackend, hasSecondBackend } from './second-backend.ts';
import { shortenContent } from './small-content.ts';
import { leave, makeTransparent } from './visit.ts';

const viewport = { width: 1280, height: 800 };

/** Without motion: axe would measure colors in the middle of a transition. */
const contextOptions: BrowserContextOptions = { viewport, reducedMotion: 'reduce' };

/**
 * Vitest's `test` with a guide to visit: the server that all tests share, a browser per worker, a
 * context per file, and a fresh `page` per test, which takes paths as addresses. A test fails if
 * its page throws an uncaught error.
 */
export const test = base
  .extend('guide', { scope: 'file' }, (): Guide => ({ url: inject('guideUrl') }))
  .extend('browser', { scope: 'worker' }, (): Promise<Browser> => sharedBrowser())
  .extend('isPainted', { scope: 'file' }, (): boolean => true)
  .extend('context', { scope: 'file' }, ({ browser, guide, isPainted }, { onCleanup }) =>
    openContext({ browser, guide, isPainted }, onCleanup),
  )
  .extend(
    'page',
    ({ context, guide }, { onCleanup }): Promise<Page> => openPage(context, guide, onCleanup),
  )
  .extend('warmPage', { scope: 'file' }, async ({ browser, guide, isPainted }, { onCleanup }) => {
    const context = await openContext({ browser, guide, isPainted }, onCleanup);
    return context.newPage();
  })
  /**
   * One page for all tests of a file that leave nothing behind but what they load and save. It
   * costs half as much as a fresh one, because its process and its cache are warm. Window, media,
   * routes, scripts and storage are as in a fresh page.
   */
  .extend('sharedPage', async ({ warmPage, guide }, { onCleanup }): Promise<Page> => {
    await warmPage.setViewportSize(viewport);
    await warmPage.emulateMedia({
      media: null,
      colorScheme: 'light',
      forcedColors: 'none',
      reducedMotion: 'reduce',
    });
    if (hasSecondBackend) await answerLikeAnotherBackend(warmPage);
    await clearStorage(warmPage, guide);
    await leave(warmPage);
    const forgetScripts = rememberScripts(warmPage);
    const expectNoErrors = watchErrors(warmPage);
    onCleanup(async () => {
      await forgetScripts();
      for (const open of warmPage.context().pages()) if (open !== warmPage) await open.close();
      await warmPage.unrouteAll({ behavior: 'ignoreErrors' });
      await warmPage.context().unrouteAll({ behavior: 'ignoreErrors' });
      await expectNoErrors();
    });
    return warmPage;
  });

/** The same in a browser that leaves pictures out, for what doesn't depend on them. */
export const testWithoutPictures = test.extend(
  'browser',
  { scope: 'worker' },
  (): Promise<Browser> => sharedBrowserWithoutPictures(),
);

/** The same where nothing is painted either, for what doesn't depend on colors. */
export const testWithoutPainting = testWithoutPictures.extend(
  'isPainted',
  { scope: 'file' },
  (): boolean => false,
);

/** `test` with a server just for the file, whose content, with few events and posts, its tests may edit. */
export const testWithOwnGuide = test.extend(
  'guide',
  { scope: 'file' },
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads from it what a fixture needs
  async ({}, { onCleanup }): Promise<OwnGuide> => {
    const guide = await startGuide({ BROTLI_QUALITY: '1' }, { prepare: shortenContent });
    onCleanup(guide.stop);
    return guide;
  },
);

interface Visitor {
  browser: Browser;
  guide: Guide;
  isPainted: boolean;
}

type OnCleanup = (cleanUp: () => Promise<void>) => void;

async function openContext(
  { browser, guide, isPainted }: Visitor,
  onCleanup: OnCleanup,
): Promise<BrowserContext> {
  const context = await browser.newContext({ ...contextOptions, baseURL: guide.url });
  onCleanup(() => context.close());
  if (!isPainted) await context.addInitScript(makeTransparent);
  return context;
}

async function openPage(
  context: BrowserContext,
  guide: Guide,
  onCleanup: OnCleanup,
): Promise<Page> {
  const page = await context.newPage();
  await startAfresh(page, guide);
  if (hasSecondBackend) await answerLikeAnotherBackend(page);
  const expectNoErrors = watchErrors(page);
  onCleanup(async () => {
    for (const open of context.pages()) await open.close();
    await context.unrouteAll({ behavior: 'ignoreErrors' });
    await expectNoErrors();
  });
  return page;
}

/** Collects uncaught errors until the returned function is called, which throws if there are any. */
function watchErrors(page: Page): () => Promise<void> {
  const errors: Error[] = [];
  const collect = (error: Error) => errors.push(error);
  // React reports what its error boundary has caught to the console only.
  const collectCaught = (message: ConsoleMessage) => {
    const isCaught = message.type() === 'error' && !message.text().startsWith('Failed to load');
    if (isCaught) collect(new Error(message.text()));
  };
  page.on('pageerror', collect);
  if (hasSecondBackend) page.on('console', collectCaught);
  return async () => {
    page.off('pageerror', collect);
    page.off('console', collectCaught);
    if (errors.length > 0)
      throw new AggregateError(errors, `The page threw: ${errors.map(String).join(', ')}`);
  };
}

/**
 * All pages of a file share a context, because a new one costs as much as loading a page; without
 * this, they would share its cache and what pages have stored, too.
 */
async function startAfresh(page: Page, guide: Guide): Promise<void> {
  await clearStorage(page, guide);
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Collects scripts that run first in each document, until the returned function takes them away. */
function rememberScripts(page: Page): () => Promise<void> {
  const added: Awaited<ReturnType<Page['addInitScript']>>[] = [];
  const { addInitScript } = page;
  page.addInitScript = async (...script: Parameters<typeof addInitScript>) => {
    const one = await addInitScript.apply(page, script);
    added.push(one);
    return one;
  };
  return async () => {
    page.addInitScript = addInitScript;
    for (const one of added) await one.dispose();
  };
}

/** Nothing that an earlier test saved is there. */
async function clearStorage(page: Page, { url: origin }: Guide): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'local_storage' });
  await session.detach();
}
