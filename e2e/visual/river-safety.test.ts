import { expect } from 'vitest';
import { pages } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { inFreshPage, visit } from '../support/visit.ts';

const { path } = pages['river-safety'];

test.for(['Letter', 'A4'])(
  'river safety fits on one sheet of paper (%s), without header and footer',
  async (format, { sharedPage: page }) => {
    await visit(page, path);
    await page.emulateMedia({ media: 'print' });
    expect(await page.getByRole('banner').isVisible()).toBe(false);
    expect(await page.getByRole('contentinfo').isVisible()).toBe(false);
    const pdf = (await page.pdf({ format })).toString('latin1');
    expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  },
);

test('river safety is complete without JavaScript, and 911 is in the first view of a phone', ({
  browser,
  guide,
}) =>
  inFreshPage(
    browser,
    { baseURL: guide.url, javaScriptEnabled: false, viewport: { width: 320, height: 640 } },
    async (page) => {
      await page.goto(path);
      const main = page.getByRole('main');
      expect(await main.locator('section h2').count()).toBe(8);
      const emergency = await main.getByRole('link', { name: 'Call 911' }).boundingBox();
      expect((emergency?.y ?? 640) + (emergency?.height ?? 0)).toBeLessThan(640);
      expect(await main.getByRole('link', { name: 'water.noaa.gov' }).isVisible()).toBe(true);
    },
  ));

test('with forced colors every card of river safety keeps its border', async ({
  sharedPage: page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit(page, path);
  const widths = await page
    .locator('main .card')
    .evaluateAll((cards) => cards.map((card) => getComputedStyle(card).borderTopWidth));
  expect(widths).toEqual(['2px', ...Array.from({ length: 7 }, () => '1px')]);
});
