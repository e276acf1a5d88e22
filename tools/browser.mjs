/** Finds the Chromium for tests and screenshots, and installs one if there is none. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installDebianPackages } from './debian-packages.mjs';

/** The whole browser opens a window for each page, which nobody sees and which takes a third of the machine's time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const SYSTEM_BROWSERS = [HEADLESS_SHELL, '/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags for a browser that talks to nobody but the page under test; a browser run by root has no sandbox. */
export const browserArguments = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of an executable Chromium, or undefined. CHROMIUM_PATH names one by hand. */
export function findBrowser() {
  const own = chromium.executablePath();
  return [process.env.CHROMIUM_PATH, ...SYSTEM_BROWSERS, own].find((path) => path && existsSync(path));
}

/** Installs Chromium if it is missing: Debian's packages as root, playwright's own build elsewhere. */
export function ensureBrowser() {
  if (process.env.CHROMIUM_PATH === undefined && !existsSync(HEADLESS_SHELL))
    installDebianPackages(['chromium-headless-shell', 'fonts-noto-color-emoji'], { withRecommended: true });
  if (!findBrowser()) {
    spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], { stdio: ['ignore', 2, 2] });
  }
  if (!findBrowser()) throw new Error('There is no Chromium. Install one and set CHROMIUM_PATH to its executable.');
}
