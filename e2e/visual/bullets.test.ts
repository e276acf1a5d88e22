import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

test('on a phone, no bullet of an event begins or ends a line, and no time is on two', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.events);
  await showEverything(page);
  const apart = await page.locator('.event-when:has(.unbroken)').evaluateAll((all: HTMLElement[]) =>
    all.map((when) => {
      const parts = [...when.querySelectorAll('.unbroken')];
      const isWhole = parts.every(({ firstChild }) => {
        const range = document.createRange();
        if (firstChild) range.selectNodeContents(firstChild);
        return range.getClientRects().length === 1;
      });
      const rest = parts.reduce((text, part) => text.replace(part.textContent, ''), when.innerText);
      return isWhole && when.scrollWidth <= when.clientWidth
        ? rest.match(/\d [AP]M/)
        : when.innerText;
    }),
  );
  expect(apart.length).toBeGreaterThan(20);
  expect(apart.filter(Boolean)).toEqual([]);
});
