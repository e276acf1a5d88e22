import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** Runs `look` in a fresh browser context with an empty cache, and then closes the context. */
export async function inFreshPage<Result>(
  browser: Browser,
  options: BrowserContextOptions,
  look: (page: Page) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(options);
  try {
    return await look(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Loads an address (or a path, if the context has a base URL) and waits until the application
 * has taken the page over. Triggers the loader the way a first touch would.
 */
export async function visit(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await untilHydrated(page);
}

/**
 * Else a visit to the page that is open, with another fragment, would load nothing. The document stays
 * until then: without it, the browser would read all its styles and scripts again.
 */
export async function leave(page: Page): Promise<void> {
  // The browser's own pages have no address that could be another.
  if (!page.url().startsWith('http')) return;
  await page.evaluate(() => History.prototype.replaceState.call(history, null, '', '?left'));
  await page.waitForURL(({ search }) => search === '?left', { waitUntil: 'commit' });
}

/** Waits until the application has taken the page over, and the whole page is laid out. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(isHydrated);
  await page.waitForFunction(isLaidOut);
  await untilShown(page);
}

/** Has the whole page laid out, as its scripts do (src/site/styles/lay-out-rest.ts), where a test keeps them away. */
export async function layOutWhole(page: Page): Promise<void> {
  await page.evaluate(() =>
    document.documentElement.style.setProperty('--out-of-sight', 'visible'),
  );
}

/**
 * Waits until the browser has shown the page as it is now, which takes two frames. A busy browser may
 * owe a page its frames for good: after ten seconds, it goes on without.
 */
export async function untilShown(page: Page): Promise<void> {
  await page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => requestAnimationFrame(done));
        setTimeout(done, 10_000);
      }),
  );
}

/** For the browser: true once the application has taken the page over. Before, links are plain links. */
export function isHydrated(): boolean {
  return performance.getEntriesByName('started').length > 0;
}

/** For the browser: true once nothing of the page that is shown is left for later. */
export function isLaidOut(): boolean {
  const later = [...document.querySelectorAll('[style*="content-visibility: auto"]')];
  return later.every((part) => part.closest('[style*="content-visibility: hidden"]'));
}

/** The paths of full page loads from now on. */
export function watchLoads(page: Page): string[] {
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
  });
  return loads;
}

/**
 * Goes to `path` as a click on one of the site's links does: client navigation. Throws if the click is
 * left to the browser, which would be a full load.
 */
export async function follow(page: Page, path: string): Promise<void> {
  if (await clickLink(page, path)) throw new Error(`A link to ${path} was a full load`);
}

/** Clicks a link to `path`, and waits for its address. Resolves with whether it's a full load. */
export async function clickLink(page: Page, path: string): Promise<boolean> {
  const isFullLoad = await page.evaluate((href) => {
    const link = document.createElement('a');
    link.href = href;
    document.body.append(link);
    const click = new MouseEvent('click', { bubbles: true, cancelable: true });
    const isLeftToBrowser = link.dispatchEvent(click);
    link.remove();
    return isLeftToBrowser;
  }, path);
  await page.waitForFunction((expected) => location.pathname === expected, path);
  return isFullLoad;
}

/**
 * Runs in the page, before anything else: it is laid out, but not painted, which saves time. Nothing
 * on it can be focused or clicked.
 */
export function stopPainting(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { visibility: hidden; }');
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Runs in the page: from now on it is laid out, can be seen by tests and be operated, but nothing is
 * painted: for what doesn't depend on it, and takes a third longer with it.
 */
export function makeTransparent(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('html { opacity: 0; }');
  document.adoptedStyleSheets.push(sheet);
}

/** Loads all lazy pictures and fonts, and waits until they are there; decodes and paints nothing. */
export async function loadEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const arrivals = [...document.images].map((image) => {
      image.loading = 'eager';
      return (
        image.complete ||
        new Promise((done) => {
          image.onload = done;
          image.onerror = done;
        })
      );
    });
    await Promise.all([...arrivals, document.fonts.ready]);
  });
}

/**
 * Scrolls to the end and back as a visitor does, and waits until all pictures and fonts are there and
 * shown.
 */
export async function showEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: 'instant' });
      await new Promise((done) => {
        requestAnimationFrame(done);
        setTimeout(done, 1_000);
      });
    }
  });
  await loadEverything(page);
  await page.evaluate(async () => {
    // The same as for frames: a picture that is never decoded is looked at as it is.
    const decoded = [...document.images].map((image) => image.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), new Promise((done) => setTimeout(done, 10_000))]);
    scrollTo({ top: 0, behavior: 'instant' });
  });
}
