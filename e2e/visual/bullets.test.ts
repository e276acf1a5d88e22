import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

test('on a phone, no bullet of an event begins or ends a line', async ({ sharedPage: page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.events);
  await showEverything(page);
  const isApart = await page.locator('.event-when:has(.unbroken)').evaluateAll((all) =>
    all.map((when) => {
      const text = when.querySelector('.unbroken')?.firstChild;
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      return range.getClientRects().length !== 1 || when.scrollWidth > when.clientWidth;
    }),
  );
  expect(isApart.length).toBeGreaterThan(20);
  expect(isApart).not.toContain(true);
});
