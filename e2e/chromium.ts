import { type Browser, type BrowserServer, chromium, type LaunchOptions } from 'playwright-core';
import { browserArguments, findBrowser } from '../tools/browser.mjs';

/** A Chromium that talks to nobody but the page under test. Playwright turns its back/forward cache off unless told otherwise. */
export function openBrowser({ withBackForwardCache = false } = {}): Promise<Browser> {
  const ignoreDefaultArgs = withBackForwardCache ? ['--disable-back-forward-cache'] : [];
  return chromium.launch({ ...launchOptions(), ignoreDefaultArgs });
}

/** The same Chromium, for several processes that connect to its `wsEndpoint()`. */
export function openSharedBrowser(): Promise<BrowserServer> {
  return chromium.launchServer(launchOptions());
}

function launchOptions(): LaunchOptions {
  const executablePath = findBrowser();
  if (!executablePath) throw new Error('There is no Chromium; npm test installs one.');
  return { executablePath, args: browserArguments };
}
