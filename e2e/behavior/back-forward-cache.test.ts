import { expect } from 'vitest';
import { openBrowserWithBackForwardCache } from '../support/chromium.ts';
import { missingPaths, pathOfEachKind } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { inFreshPage, stopPainting, visit } from '../support/visit.ts';

/** Another site: localhost under its other name. */
const elsewhere = (url: string) => `${url.replace('localhost', '127.0.0.1')}/robots.txt`;

test('back from another site, a page of each kind is as the visitor left it: the back/forward cache keeps it', async ({
  guide,
  onTestFinished,
}) => {
  const browser = await openBrowserWithBackForwardCache();
  onTestFinished(() => browser.close());
  await inFreshPage(browser, { baseURL: guide.url }, async (page) => {
    await page.addInitScript(stopPainting);
    for (const path of pathOfEachKind.filter((path) => !missingPaths.includes(path))) {
      await visit(page, path);
      await page.evaluate(() => {
        document.documentElement.dataset.left = 'like this';
      });
      await page.goto(elsewhere(guide.url));
      await page.goBack({ waitUntil: 'commit' });
      await expect
        .poll(() => page.evaluate(() => document.documentElement.dataset.left), { message: path })
        .toBe('like this');
    }
  });
});
