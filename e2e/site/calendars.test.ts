import { readFile } from 'node:fs/promises';
import ICAL from 'ical.js';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from '../support/test.ts';
import { follow, inFreshPage, visit } from '../support/visit.ts';

const EVENT = '/events/old-gruene-market-days';

/** What the browser saves when a visitor adds the event to a calendar. */
async function downloadedFrom(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Add to calendar' }).click();
  const saved = await download;
  const text = await readFile(await saved.path(), 'utf8');
  const entries = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
  return {
    name: saved.suggestedFilename(),
    titles: new Set(entries.map((entry) => new ICAL.Event(entry).summary)),
    isPageStill: new URL(page.url()).pathname === EVENT,
  };
}

const EXPECTED = {
  name: 'old-gruene-market-days.ics',
  titles: new Set(['Old Gruene Market Days']),
  isPageStill: true,
};

test('“Add to calendar” saves a file that calendar programs read, after client navigation too (decision 39)', async ({
  sharedPage: page,
}) => {
  await visit(page, '/events');
  await follow(page, EVENT);
  expect(await downloadedFrom(page)).toEqual(EXPECTED);
});

test('“Add to calendar” works without JavaScript', async ({ browser, guide }) => {
  const options = { baseURL: guide.url, javaScriptEnabled: false };
  await inFreshPage(browser, options, async (page) => {
    await page.goto(EVENT);
    expect(await downloadedFrom(page)).toEqual(EXPECTED);
  });
});

test('“Subscribe” is the browser’s: no error of the policy, no client navigation, and the page stays', async ({
  sharedPage: page,
}) => {
  const complaints: string[] = [];
  // The policy's complaints come to the console too.
  page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
  await visit(page, '/events');
  const link = page.getByRole('link', { name: 'Subscribe' });
  const wasLeftToBrowser = link.evaluate(
    (element) =>
      new Promise((resolve) => {
        addEventListener('click', (event) => resolve(!event.defaultPrevented), { once: true });
        (element as HTMLElement).click();
      }),
  );
  expect(await wasLeftToBrowser).toBe(true);
  await page.getByRole('heading', { level: 1, name: 'Events' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/events');
  // Chromium without a program for webcal: says so; that isn't the page's fault.
  expect(complaints.filter((text) => !/registered handler/.test(text))).toEqual([]);
});
