import { type Browser, chromium } from 'playwright-core';
import { browserArguments, findBrowser, findWholeBrowser } from '../../tools/programs/browser.ts';

/** A Chromium that talks to nobody but the page under test. */
export function openBrowser(): Promise<Browser> {
  return open(findBrowser(), []);
}

/**
 * The same with its back/forward cache, which only the whole browser has and Playwright turns off.
 */
export function openBrowserWithBackForwardCache(): Promise<Browser> {
  return open(findWholeBrowser(), ['--disable-back-forward-cache']);
}

function open(executablePath: string | undefined, ignoreDefaultArgs: string[]): Promise<Browser> {
  if (!executablePath) throw new Error('There is no Chromium; npm test installs one.');
  return chromium.launch({ executablePath, args: browserArguments, ignoreDefaultArgs });
}
