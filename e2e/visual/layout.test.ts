import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { openBrowserWithLargeLetters } from '../support/chromium.ts';
import { everyPath, pathOfEachKind } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { inFreshPage, visit } from '../support/visit.ts';

test('with letters of twice the usual size, no word breaks, no page is too wide on a phone, and the header has room around its words', async ({
  guide,
}) => {
  const browser = await openBrowserWithLargeLetters();
  try {
    const options = { baseURL: guide.url, viewport: { width: 360, height: 740 } };
    await inFreshPage(browser, options, async (page) => {
      for (const path of everyPath) {
        await page.goto(path);
        await page.evaluate(() => document.fonts.ready);
        expect(await brokenWords(page), path).toEqual([]);
        const { rootSize, width } = await page.evaluate(() => ({
          rootSize: getComputedStyle(document.documentElement).fontSize,
          width: document.documentElement.scrollWidth,
        }));
        expect([path, rootSize, width]).toEqual([path, '32px', 360]);
      }
      const [bar, name, book] = await page.evaluate(() =>
        ['-bar', ' .brand', ' .button'].map((part) =>
          document.querySelector(`.site-header${part}`)?.getBoundingClientRect().toJSON(),
        ),
      );
      expect(name.top).toBeGreaterThanOrEqual(bar.top + 8);
      expect(book.bottom).toBeLessThanOrEqual(bar.bottom - 8);
    });
  } finally {
    await browser.close();
  }
});

test.for([...pathOfEachKind, paths.post(17), paths.cabin('example-four-guests-on-a-hill')])(
  'at 200%% of the text alone, as phones zoom it, %s is as wide as the phone, and its title is larger than its text',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await page.evaluate(() => {
      // Unlike the browser's own setting, it leaves media queries as they are.
      document.documentElement.style.fontSize = '200%';
    });
    const { width, title, texts } = await page.locator('#main').evaluate((main) => {
      const sizes = (of: string) =>
        [...main.querySelectorAll(of)].map((one) =>
          Number.parseFloat(getComputedStyle(one).fontSize),
        );
      return {
        width: document.documentElement.scrollWidth,
        title: Math.max(...sizes('h1')),
        texts: Math.max(...sizes('p:not(.hero-emblem)')),
      };
    });
    expect(width).toBe(360);
    expect(title).toBeGreaterThan(1.1 * texts);
  },
);

test('in a wide window, rows of things to do are full, of cards as wide as each other, and towns keep off “Learn More”', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.thingsToDo);
  const lists = await page.locator('.grid-things').evaluateAll((all) =>
    all.map((list) => {
      const cards = [...list.children].map((card) => card.getBoundingClientRect());
      const ends = [...list.querySelectorAll('.card-end:has(.place)')].map((end) => {
        const [place, more] = [...end.children].map((one) => one.getBoundingClientRect());
        const isBeside = place && more && more.top < place.bottom;
        return isBeside ? more.left - place.right : Number.POSITIVE_INFINITY;
      });
      return {
        end: list.getBoundingClientRect().right - (cards.at(-1)?.right ?? 0),
        widest: Math.max(...cards.map(({ width }) => width)),
        unlike: cards.filter(({ top, width }) =>
          cards.some((other) => other.top === top && Math.abs(other.width - width) > 1),
        ).length,
        nearest: Math.min(...ends),
      };
    }),
  );
  expect(lists.length).toBeGreaterThan(5);
  for (const { end, widest, unlike, nearest } of lists) {
    expect(end).toBeCloseTo(0);
    expect(unlike).toBe(0);
    expect(widest).toBeLessThan(1180 / 3);
    expect(nearest).toBeGreaterThanOrEqual(12);
  }
});

test('in a wide window, the cards beside a town’s story end with their words, and no text stands beside a small picture', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.destination('fredericksburg'));
  const blanks = await page.locator('.town-card').evaluateAll((all) =>
    all.map((card) => {
      const last = card.querySelector(':scope > :last-child > :last-child');
      return card.getBoundingClientRect().bottom - (last?.getBoundingClientRect().bottom ?? 0);
    }),
  );
  expect(blanks).toHaveLength(3);
  for (const blank of blanks) expect(blank).toBeLessThan(32);
  const words = await page
    .locator('.notes p')
    .evaluateAll((all) => all.map((text) => text.getBoundingClientRect().top));
  for (let at = 0; at < words.length; at += 2) expect(words[at]).toBe(words[at + 1]);
  const gaps = await page.locator('.notes > li:has(img)').evaluateAll((all) =>
    all.map((note) => {
      const box = (part: string) => (note.querySelector(part) ?? note).getBoundingClientRect();
      return box('p').top - box('img').bottom;
    }),
  );
  expect(gaps.length).toBeGreaterThan(3);
  for (const gap of gaps) expect(gap).toBeGreaterThan(0);
});

test('a title on a wide picture takes two lines, and one below it if there is room', async ({
  sharedPage: page,
}) => {
  const linesAt = async (path: string, width: number) => {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, path);
    return page.locator('h1').evaluate((title) => {
      const { lineHeight } = getComputedStyle(title);
      return Math.round(title.getBoundingClientRect().height / Number.parseFloat(lineHeight));
    });
  };
  for (const width of [360, 1440]) expect(await linesAt(paths.home, width)).toBe(2);
  for (const path of [paths.home, paths.category('outdoor'), paths.destinations])
    expect(await linesAt(path, 768)).toBe(1);
  expect(await linesAt(paths.category('outdoor'), 1440)).toBe(2);
});

test('above the last picture of a category page is as much room as below it', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.category('outdoor'));
  const [before, picture, after] = await Promise.all(
    ['.notes:not(.notes-numbered)', '.closing-call', '.site-footer'].map((part) =>
      page.locator(part).boundingBox(),
    ),
  );
  const above = (picture?.y ?? 0) - (before?.y ?? 0) - (before?.height ?? 0);
  expect(above).toBeCloseTo((after?.y ?? 0) - (picture?.y ?? 0) - (picture?.height ?? 0));
});

/** Every word that stands on two lines; addresses of the web may break. */
function brokenWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const broken: string[] = [];
    const lineCount = (range: Range) => {
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
      return new Set(boxes.map(({ top }) => Math.round(top))).size;
    };
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const parent = node.parentElement;
      const text = node.textContent ?? '';
      if (!parent?.checkVisibility() || parent.closest('.sr-only, svg, script, style')) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      if (lineCount(range) < 2) continue;
      for (const { 0: word, index } of text.matchAll(/[^\s\u2013\u2014/-]+/g)) {
        if (/[@.]\w/.test(word)) continue;
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (lineCount(range) > 1) broken.push(word);
      }
    }
    return broken;
  });
}
