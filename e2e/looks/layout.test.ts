import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { openBrowserWithLargeLetters } from '../support/chromium.ts';
import { everyPath } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { inFreshPage } from '../support/visit.ts';

const windows = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1024, height: 768 },
  { width: 1440, height: 900 },
  { width: 2560, height: 1300 },
];

/** Columns that belong together, each by its grid. */
const COLUMNS = '.blog-lead, .columns';

/** How far apart such columns may end, in pixels. */
const UNEVEN = 24;

test('no card stands alone in the last row of its list, and columns that belong together end together', async ({
  sharedPage: page,
}) => {
  for (const path of everyPath) {
    await page.goto(path);
    await page.evaluate(() => document.fonts.ready);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      expect(await gapsAfterLastCards(page), `${path} at ${viewport.width} px`).toEqual([]);
      if (viewport.width >= 1024)
        expect(await unevenColumns(page), `${path} at ${viewport.width} px`).toEqual([]);
    }
  }
});

test('with letters of twice the usual size, no word breaks and no page is too wide on a phone', async ({
  guide,
}) => {
  const browser = await openBrowserWithLargeLetters();
  try {
    const options = { baseURL: guide.url, viewport: { width: 360, height: 740 } };
    await inFreshPage(browser, options, async (page) => {
      for (const path of everyPath) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        const rootSize = await page.evaluate(
          () => getComputedStyle(document.documentElement).fontSize,
        );
        expect(rootSize).toBe('32px');
        expect(await brokenWords(page), path).toEqual([]);
        expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      }
    });
  } finally {
    await browser.close();
  }
});

/** The lists of more than one card whose last row ends before the list does. */
function gapsAfterLastCards(page: Page): Promise<string[]> {
  return page.locator('.grid-cards, .grid-events, .features').evaluateAll((lists) =>
    lists.flatMap((list) => {
      const last = list.lastElementChild;
      if (!last || list.childElementCount === 1) return [];
      const gap = list.getBoundingClientRect().right - last.getBoundingClientRect().right;
      return gap > 1 ? [`${Math.round(gap)} px after ${last.textContent.slice(0, 40)}`] : [];
    }),
  );
}

async function unevenColumns(page: Page): Promise<number[]> {
  const differences = await page.locator(COLUMNS).evaluateAll((grids) =>
    grids.map((grid) => {
      const ends = [...grid.children].map((column) => {
        const parts = [column, ...column.querySelectorAll('*')].filter((part) =>
          part.matches('.card, .town-card, p'),
        );
        return Math.max(...parts.map((part) => part.getBoundingClientRect().bottom));
      });
      return Math.max(...ends) - Math.min(...ends);
    }),
  );
  return differences.filter((difference) => difference > UNEVEN);
}

/** Every word that stands on two lines; addresses of the web may break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent?.checkVisibility() || parent.closest('.sr-only, svg, script, style')) continue;
      for (const { 0: word, index } of text.matchAll(/[^\s\u2013\u2014/-]+/g)) {
        if (/[@.]\w/.test(word)) continue;
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const tops = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (new Set(tops.map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });
}
