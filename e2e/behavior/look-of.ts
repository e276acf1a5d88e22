import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** With `arrived` false, the page is as it is before any linked styles have arrived. */
export async function applyLinkedStyles(page: Page, arrived: boolean): Promise<void> {
  const sheets = await page.evaluate((arrived) => {
    const links = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    for (const { sheet } of links) if (sheet) sheet.disabled = !arrived;
    return links.filter(({ sheet }) => sheet).length;
  }, arrived);
  expect(sheets).toBeGreaterThan(0);
}

/** What the whole page looks like on screen and in print. */
export async function looksOf(page: Page): Promise<string> {
  await page.emulateMedia({ media: 'print' });
  const inPrint = await lookOf(page);
  await page.emulateMedia({ media: 'screen' });
  return `${await lookOf(page)}\n${inPrint}`;
}

/** In long lists, the first entries and the last stand for those between, which are alike. */
const BETWEEN = 'main :is(li, article):nth-child(n + 5):not(:last-child)';

/**
 * Where every element of the page is that begins above `below`, and what it looks like, a line each;
 * a drawing is one element.
 */
export async function lookOf(page: Page, below = Number.POSITIVE_INFINITY): Promise<string> {
  await page.evaluate(() => document.fonts.ready);
  return page.evaluate(
    ([end, between]) =>
      [...document.querySelectorAll(`.page :not(svg *, ${between}, ${between} *)`)]
        .flatMap((element) => {
          // A page that was left is still there.
          if (!element.checkVisibility()) return [];
          const { x, y, width, height } = element.getBoundingClientRect();
          if (width * height === 0 || y + scrollY >= end) return [];
          const { color, backgroundColor, font, boxShadow, border } = getComputedStyle(element);
          const place = [x, y + scrollY, width, Math.min(height, end - y)].map(Math.round);
          const look = [color, backgroundColor, font, boxShadow, border];
          return [element.tagName, element.className, ...place, ...look].join(' ');
        })
        .join('\n'),
    [below, BETWEEN] as const,
  );
}
