import type { Browser, BrowserContext, Page } from 'playwright-core';
import { paths } from '../../../src/model/paths.ts';
import type { Guide } from '../../support/guide.ts';
import { visit } from '../../support/visit.ts';

/** Where the guide is kept, as one who looks for it finds it. */
export const keepSection = (page: Page) => page.locator('#keep');

export const notice = (page: Page) => page.locator('.site-notice[role="status"]');

/** A phone of its own, with nothing on it. */
export async function openPhone(
  browser: Browser,
  { url }: Guide,
): Promise<{ page: Page; context: BrowserContext }> {
  const viewport = { width: 360, height: 780 };
  const context = await browser.newContext({ baseURL: url, viewport, reducedMotion: 'reduce' });
  return { page: await context.newPage(), context };
}

/** The same, which closes when `look` is done. */
export async function onPhone(
  browser: Browser,
  guide: Guide,
  look: (page: Page, context: BrowserContext) => Promise<void>,
): Promise<void> {
  const { page, context } = await openPhone(browser, guide);
  try {
    await look(page, context);
  } finally {
    await context.close();
  }
}

/** Goes to the offer on /contact and takes it; waits until it says that the guide is saved. */
export async function keepGuide(page: Page): Promise<void> {
  await askToKeep(page);
  await keepSection(page)
    .getByText(/^Saved \w+ \d+$/)
    .waitFor();
}

/** Goes to the offer on /contact and takes it. */
export async function askToKeep(page: Page): Promise<void> {
  await visit(page, `${paths.contact}#keep`);
  await keepSection(page)
    .getByRole('button', { name: /^Keep this guide on your phone \(\d+\.\d MB\)$/ })
    .click();
}

/** The addresses of everything that the page's browser keeps. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const caches = await Promise.all(
      (await window.caches.keys()).map((name) => window.caches.open(name)),
    );
    const entries = await Promise.all(caches.map((cache) => cache.keys()));
    return entries.flat().map(({ url }) => new URL(url).pathname);
  });
}

/** The number of service workers that the page's browser has. */
export function workers(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
}
