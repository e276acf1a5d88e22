import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

const TEASERS = '.card-linked :is(.event-when, h2, h3, .card-text > ul) + p';

const pages = [
  paths.home,
  paths.events,
  paths.thingsToDo,
  paths.category('outdoor'),
  paths.destinations,
  paths.blog,
];

test.for(pages)(
  '%s: what a card says ends after a whole line, and no link covers it',
  async (path, { sharedPage: page }) => {
    for (const width of [360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await visit(page, path);
      await showEverything(page);
      await page.evaluate(() => document.fonts.ready);
      expect(await page.locator(TEASERS).count()).toBeGreaterThan(2);
      expect(await cutWords(page), `${width}`).toEqual([]);
    }
  },
);

test('on a phone, no date of an event breaks inside', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [paths.home, paths.events]) {
    await visit(page, path);
    await showEverything(page);
    const dates = await linesOf(page, '.event-days', '\\w{3}, \\w{3} \\d+(, \\d{4})?');
    expect(dates.length).toBeGreaterThan(3);
    expect(dates.filter(({ lines }) => lines > 1)).toEqual([]);
  }
});

/** The words of teasers of which a part is out of sight, below a link or on another line. */
function cutWords(page: Page): Promise<string[]> {
  return page.evaluate((teasers) => {
    const cut: string[] = [];
    for (const teaser of document.querySelectorAll<HTMLElement>(teasers)) {
      const text = teaser.firstChild;
      if (!(text instanceof Text) || !teaser.checkVisibility()) continue;
      const { bottom, right } = teaser.getBoundingClientRect();
      const links = [...(teaser.parentElement?.querySelectorAll('.text-link') ?? [])];
      const covered = links.map((link) => link.getBoundingClientRect());
      for (const { 0: word, index } of text.data.matchAll(/[^\s\u2013\u2014/-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        const boxes = [...range.getClientRects()].filter(({ width }) => width > 0);
        if (boxes.every((box) => box.top >= bottom - 2)) continue;
        const isWhole = boxes.every(
          (box) =>
            box.top === boxes[0]?.top &&
            box.bottom <= bottom + 2 &&
            box.right <= right + 1 &&
            !covered.some(
              (link) =>
                link.left < box.right && link.top + 2 < box.bottom && box.top + 2 < link.bottom,
            ),
        );
        if (!isWhole) cut.push(`${word} of ${text.data}`);
      }
    }
    return cut;
  }, TEASERS);
}

/** On how many lines each part of the elements' texts is that fits the pattern. */
function linesOf(page: Page, selector: string, pattern: string) {
  return page.locator(selector).evaluateAll(
    (all, pattern) =>
      all.flatMap((element) => {
        const text = element.firstChild as Text;
        return [...text.data.replaceAll('\u00A0', ' ').matchAll(new RegExp(pattern, 'g'))].map(
          ({ 0: part, index }) => {
            const range = document.createRange();
            range.setStart(text, index);
            range.setEnd(text, index + part.length);
            const tops = [...range.getClientRects()].map(({ top }) => Math.round(top));
            return { part, lines: new Set(tops).size };
          },
        );
      }),
    pattern,
  );
}
