import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { openBrowserWithBackForwardCache } from '../support/chromium.ts';
import { editContent, untilServed } from '../support/edit-content.ts';
import { watchFaults } from '../support/faults.ts';
import type { OwnGuide } from '../support/guide.ts';
import { mainLink, pageHeading } from '../support/locators.ts';
import { testWithOwnGuide as test } from '../support/test.ts';
import {
  clickLink,
  follow,
  inFreshPage,
  untilHydrated,
  visit,
  watchLoads,
} from '../support/visit.ts';

let edits = 0;

/** Changes words of the events page, and waits until they are served. Returns the new intro. */
async function editWords(guide: OwnGuide): Promise<string> {
  edits += 1;
  const intro = `What is on, edit ${edits}.`;
  await editContent(guide, 'pages/events.yaml', (text) =>
    text.replace(/^intro: .*/m, `intro: "${intro}"`),
  );
  await untilServed(guide, paths.events, intro);
  return intro;
}

const headingOf = (page: Page) => page.locator('#main h1').first();

test('a tab that was open before an edit loads the whole page, which has the newest words, and so does one that goes back to a page whose words are gone (decision 30)', async ({
  context,
  page,
  guide,
}) => {
  await visit(page, paths.home);
  const returning = await context.newPage();
  const errors = watchFaults(context);
  await visit(returning, paths.home);
  await follow(returning, paths.blog);
  // The new document has the blog's words, and gets a popstate event for what is behind it.
  await returning.reload();
  await returning.evaluate(() => dispatchEvent(new Event('touchstart')));
  await untilHydrated(returning);
  const newest = await editWords(guide);

  const loads = watchLoads(page);
  await mainLink(page, 'Events').click();
  await page.getByText(newest).waitFor();
  expect(loads).toEqual([paths.events]);

  const returns = watchLoads(returning);
  await returning.goBack();
  await pageHeading(returning, 'Discover Texas Hill Country').waitFor();
  expect(returns).toEqual([paths.home]);
  await clickLink(returning, paths.events);
  await returning.getByText(newest).waitFor();
  expect(errors.filter((error) => error.startsWith('uncaught'))).toEqual([]);
});

test('a tab that comes back from the back/forward cache after an edit goes on to other pages (decision 30)', async ({
  guide,
  onTestFinished,
}) => {
  const browser = await openBrowserWithBackForwardCache();
  onTestFinished(() => browser.close());
  await inFreshPage(browser, { baseURL: guide.url, reducedMotion: 'reduce' }, async (page) => {
    await visit(page, paths.home);
    await page.evaluate(() => {
      document.documentElement.dataset.left = 'like this';
    });
    await page.goto(`${guide.url.replace('localhost', '127.0.0.1')}/robots.txt`);
    const newest = await editWords(guide);
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.left))
      .toBe('like this');
    for (const path of [paths.blog, paths.destination('austin'), paths.events, paths.home]) {
      await clickLink(page, path);
      await headingOf(page).waitFor();
      await page.waitForFunction(() => document.querySelector('#main [data-placeholder]') === null);
    }
    await clickLink(page, paths.events);
    await page.getByText(newest).waitFor();
  });
});
