/** Finds Chromium for tests and screenshots, and installs it if it is missing. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from 'playwright-core';
import { installDebianPackages } from './debian-packages.ts';

/** Renders pages like the full browser, without opening windows: that saves a third of the time. */
const HEADLESS_SHELL = '/usr/bin/chromium-headless-shell';

const FULL_BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** For a browser that connects only to the page under test; run by root it has no sandbox. */
export const browserArguments: string[] = [
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

/** The path of a Chromium executable, or undefined. CHROMIUM_PATH overrides the search. */
export function findBrowser(): string | undefined {
  return (
    [process.env.CHROMIUM_PATH, HEADLESS_SHELL].find((path) => path && existsSync(path)) ??
    findWholeBrowser()
  );
}

/** The same for what only the full browser has, such as the back/forward cache. */
export function findWholeBrowser(): string | undefined {
  return [process.env.CHROMIUM_PATH, ...FULL_BROWSERS, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
}

/** The Debian packages of what is missing of the browsers, and of the typefaces that pages use. */
export function missingBrowserPackages(): string[] {
  const whole = findWholeBrowser();
  if (whole && findBrowser() === HEADLESS_SHELL) return [];
  return [
    ...(whole ? [] : ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji']),
    ...(process.env.CHROMIUM_PATH === undefined ? ['chromium-headless-shell'] : []),
  ];
}

/** Installs Chromium if needed, for root from Debian, else from Playwright; throws if it can't. */
export async function ensureBrowser(): Promise<void> {
  await installDebianPackages(missingBrowserPackages());
  if (findWholeBrowser()) return;
  spawnSync(process.execPath, ['node_modules/playwright-core/cli.js', 'install', 'chromium'], {
    stdio: ['ignore', 2, 2],
  });
  if (!findWholeBrowser())
    throw new Error(
      'Chromium is missing and could not be installed. Install it and set CHROMIUM_PATH to its executable.',
    );
}
