import { type Browser, chromium } from 'playwright-core';
import { browserArguments, findBrowser, findWholeBrowser } from '../../tools/programs/browser.ts';

/** A Chromium that connects to nothing but the site under test. Throws if none is installed. */
export function openBrowser(): Promise<Browser> {
  return open(findBrowser(), []);
}

let shared: Promise<Browser> | undefined;
let withoutPictures: Promise<Browser> | undefined;

/** The same for all tests of a worker, which ends with it: a start takes as long as several pages. */
export function sharedBrowser(): Promise<Browser> {
  shared ??= openBrowser().then(savingData);
  return shared;
}

/** The same for tests that look at no picture: drawing them is a fifth of what a page takes. */
export function sharedBrowserWithoutPictures(): Promise<Browser> {
  withoutPictures ??= open(findBrowser(), [], ['--blink-settings=imagesEnabled=false']).then(
    savingData,
  );
  return withoutPictures;
}

/** What is fetched ahead comes at any time, so only its own tests let it (next-pages.test.ts). */
function savingData(browser: Browser): Browser {
  browser.on('context', (context) => context.addInitScript(saveData));
  return browser;
}

/** Runs in the page: a visitor whose bytes are few. */
function saveData(): void {
  Object.defineProperty(navigator, 'connection', { configurable: true, value: { saveData: true } });
}

/**
 * The same with its back/forward cache, which only the full browser has and which Playwright turns
 * off.
 */
export function openBrowserWithBackForwardCache(): Promise<Browser> {
  return open(findWholeBrowser(), ['--disable-back-forward-cache']);
}

/** The same for a visitor who has set the browser's letters to twice their usual size. */
export function openBrowserWithLargeLetters(): Promise<Browser> {
  return open(findBrowser(), [], ['--blink-settings=defaultFontSize=32']);
}

/** How long a page may take for anything, in milliseconds: a busy machine is no reason to fail. */
const PATIENCE = 120_000;

async function open(
  executablePath: string | undefined,
  ignoreDefaultArgs: string[],
  moreArguments: string[] = [],
): Promise<Browser> {
  if (!executablePath) throw new Error('Chromium is not installed; npm test installs it.');
  const browser = await chromium.launch({
    executablePath,
    args: [...browserArguments, ...moreArguments],
    ignoreDefaultArgs,
  });
  browser.on('context', (context) => context.setDefaultTimeout(PATIENCE));
  return browser;
}
