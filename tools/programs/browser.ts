/** Finds the Chromium for tests and screenshots, and installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installDebianPackages } from './debian-packages.ts';

/**
 * Draws the same pages as the whole browser, which opens a window for each that nobody sees: a
 * third of the machine's time.
 */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const WHOLE_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/**
 * Flags for a browser that talks to nobody but the page under test; a browser run by root has no
 * sandbox.
 */
export const browserArguments: string[] = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of an executable Chromium, or undefined. CHROMIUM_PATH names one by hand. */
export function findBrowser(): string | undefined {
  return (
    [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find((path) => path && existsSync(path)) ??
    findWholeBrowser()
  );
}

/** The same for what only the whole browser has, such as the back/forward cache. */
export function findWholeBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...WHOLE_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/**
 * Installs Chromium if it is missing: Debian's packages as root, playwright's own build elsewhere.
 * Throws if there is none then.
 */
export function ensureBrowser(): void {
  if (findBrowser() === HEADLESS_SHELL && findWholeBrowser()) return;
  if (!findWholeBrowser())
    installDebianPackages(['chromium', 'fonts-noto-color-emoji'], { withRecommended: true });
  if (process.env.CHROMIUM_PATH === undefined) installDebianPackages(['chromium-headless-shell']);
  if (!findWholeBrowser()) {
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
      stdio: ['ignore', 2, 2],
    });
  }
  if (!findWholeBrowser())
    throw new Error('There is no Chromium. Install one and set CHROMIUM_PATH to its executable.');
}
