import { expect } from 'vitest';
import { installDebianPackages } from '../../tools/programs/debian-packages.ts';
import type { Guide } from '../support/guide.ts';
import { test } from '../support/test.ts';
import { isHydrated } from '../support/visit.ts';
import { findFirefox, openFirefox } from '../support/webdriver/firefox.ts';
import { click, type RemoteBrowser } from '../support/webdriver/remote-browser.ts';
import { findWebKit, openWebKit } from '../support/webdriver/webkit.ts';
import { Connection } from './offline/connection.ts';

/**
 * These browsers start slowly, and may have to be installed first; in milliseconds. These are the
 * only tests with retries, because the machine determines the browser's version and its driver, and
 * the project can't fix either.
 */
const options = { retry: 2 };

test(
  'Firefox: navigate, menu, question, notice, back; the guide is kept, and opens when the server is gone (decision 37)',
  options,
  async ({ guide, skip }) => {
    if (!findFirefox()) await installDebianPackages(['firefox-esr']);
    const firefox = findFirefox();
    if (!firefox) return skip(notInstalled('Firefox', 'firefox-esr'));
    await tryAndKeep(await openFirefox(firefox), guide);
  },
);

test(
  'WebKit: navigate, menu, question, notice, back; the guide is kept, and opens when the server is gone (decision 37)',
  options,
  async ({ guide, skip }) => {
    if (!findWebKit()) await installDebianPackages(['webkit2gtk-driver', 'xvfb']);
    const webKit = findWebKit();
    if (!webKit) return skip(notInstalled('WebKit', 'webkit2gtk-driver and xvfb'));
    await tryAndKeep(await openWebKit(webKit), guide);
  },
);

async function tryAndKeep(browser: RemoteBrowser, guide: Guide): Promise<void> {
  try {
    await smoke(browser, guide.url);
    await readWithoutServer(browser, guide);
  } finally {
    await browser.close();
  }
}

/** Prints the note, too: an untested browser must not look like one that works. */
function notInstalled(browser: string, debianPackages: string): string {
  const note = `${browser} is not installed (Debian: ${debianPackages}), so the site was not tested in it.`;
  process.stdout.write(`  ${note}\n`);
  return note;
}

async function readWithoutServer(browser: RemoteBrowser, guide: Guide): Promise<void> {
  const connection = await Connection.to(guide);
  const offer = () => browser.evaluate<string>(`document.querySelector('#keep')?.innerText ?? ''`);
  try {
    await browser.go(`${connection.url}/contact`);
    await browser.evaluate(`(document.querySelector('#keep').scrollIntoView(), true)`);
    await expect.poll(offer).toContain('MB)');
    await click(browser, '#keep button');
    await expect.poll(offer).toMatch(/^Saved/m);
    await connection.cut();
    await browser.go(`${connection.url}/events`);
    expect(await browser.evaluate(`document.querySelector('h1')?.textContent`)).toBe('Events');
    await expect
      .poll(() => browser.evaluate(`document.querySelector('[role="status"]')?.textContent ?? ''`))
      .toContain('No signal.');
  } finally {
    await connection.close();
  }
}

async function smoke(browser: RemoteBrowser, origin: string): Promise<void> {
  const heading = () => browser.evaluate<string>(`document.querySelector('#main h1')?.textContent`);
  const path = () => browser.evaluate<string>('location.pathname');
  await browser.go(`${origin}/`);
  expect(await heading()).toBe('Discover Texas Hill Country');
  await expect.poll(() => browser.evaluate(`(${isHydrated})()`)).toBe(true);
  await browser.evaluate('(window.isFirstLoad = true)');

  await click(browser, 'header button[popovertarget]');
  await click(browser, '[popover]:popover-open a[href="/culture"]');
  await expect.poll(heading).toBe('Culture & Heritage');
  expect(await path()).toBe('/culture');

  await click(browser, '#main [data-notice]');
  await expect
    .poll(() => browser.evaluate(`document.querySelector('.notice')?.textContent ?? ''`))
    .toContain('just ask us');
  expect(await path()).toBe('/culture');

  await browser.back();
  await expect.poll(heading).toBe('Discover Texas Hill Country');
  expect(await path()).toBe('/');
  await click(browser, 'summary');
  await expect
    .poll(() => browser.evaluate(`document.querySelectorAll('details[open]').length`))
    .toBe(1);
  expect(await browser.evaluate('window.isFirstLoad')).toBe(true);
}
