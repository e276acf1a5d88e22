import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../../src/model/paths.ts';
import type { Guide } from '../../support/guide.ts';
import { fetchDocument } from '../../support/server-page.ts';
import { test } from '../../support/test.ts';
import { inFreshPage, visit } from '../../support/visit.ts';

/** A next page's first screen comes before the rest of it: docs/decisions/005. */

const PHONE = { viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true };

test('after a tap the first screen comes first, the rest right after it; a list that is made again on the way back comes all at once, where the visitor was', async ({
  browser,
  guide,
}) =>
  inFreshPage(browser, { ...PHONE, baseURL: guide.url }, async (page) => {
    await visit(page, paths.home);
    const tapped = await linksAfter(page, guide, () => tap(page, paths.thingsToDo));
    expect(tapped[0]).toBeGreaterThanOrEqual(8);
    expect(tapped.at(-1)).toBeGreaterThan(2 * (tapped[0] ?? 0));
    const last = page.locator('#main .group:last-child li h3 a').last();
    await last.scrollIntoViewIfNeeded();
    const place = await page.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(3_000);
    await last.tap();
    await page.locator('.place-page .more-places').first().waitFor();
    // The last two pages that were left are still there.
    for (const path of [paths.destinations, paths.blog, paths.contact]) {
      const link = page.getByRole('contentinfo').locator(`a[href="${path}"]`);
      await link.scrollIntoViewIfNeeded();
      await link.tap();
      await page.waitForURL(`**${path}`);
    }
    const back = await linksAfter(page, guide, () => page.evaluate(() => history.go(-4)));
    expect(new Set(back)).toEqual(new Set([tapped.at(-1)]));
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(Math.round(place));
  }));

test('a click of a mouse shows the first screen first, too', async ({ browser, guide }) =>
  inFreshPage(browser, { baseURL: guide.url }, async (page) => {
    await visit(page, paths.home);
    const clicked = await linksAfter(page, guide, () =>
      page.locator(`#main a[href="${paths.thingsToDo}"]`).first().click(),
    );
    expect(clicked[0]).toBeGreaterThanOrEqual(8);
    expect(clicked.at(-1)).toBeGreaterThan(2 * (clicked[0] ?? 0));
  }));

/** How many links of the list there were after each change of the page, until all of them are there. */
async function linksAfter(
  page: Page,
  guide: Guide,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const whole = await fetchDocument(guide, paths.thingsToDo);
  const all = whole.querySelectorAll('#main .group li h3 a').length;
  const watched = await page.evaluateHandle(() => {
    const counts: number[] = [];
    const count = () => {
      const links = document.querySelectorAll('#main .group li h3 a').length;
      if (links > 0 && location.pathname === '/things-to-do') counts.push(links);
    };
    new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
    return counts;
  });
  await act();
  await expect.poll(async () => (await watched.jsonValue()).at(-1)).toBe(all);
  return await watched.jsonValue();
}

async function tap(page: Page, path: string): Promise<void> {
  const link = page.locator(`#main a[href="${path}"]`).first();
  await link.scrollIntoViewIfNeeded();
  await link.tap();
}
