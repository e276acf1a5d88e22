import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { placePaths } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

test.for([paths.home, paths.events, ...placePaths.slice(1)])(
  'on a phone, no bullet begins or ends a line of %s, no time is on two, and no place breaks that fits on one',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await showEverything(page);
    const parts = await page.locator('#main .dots > .dotted').evaluateAll((all) =>
      all.map((part) => {
        const { width, left } = part.parentElement?.getBoundingClientRect() ?? new DOMRect();
        const edge = left + Number.parseFloat(getComputedStyle(part).fontSize);
        const range = document.createRange();
        if (part.lastChild) range.selectNodeContents(part.lastChild);
        const box = part.getBoundingClientRect();
        const before = part.previousElementSibling?.getBoundingClientRect();
        const bullet = part.querySelector('span')?.getBoundingClientRect();
        const isFirst = !before || box.top >= before.bottom - 1;
        return {
          text: part.textContent,
          isSeen: !!bullet && bullet.right > edge + 1,
          isFirst,
          isBroken: range.getClientRects().length > 1 && box.width < width - 1,
        };
      }),
    );
    expect(parts.length).toBeGreaterThan(1);
    for (const { text, isSeen, isFirst, isBroken } of parts) {
      expect([text, isSeen]).toEqual([text, !isFirst]);
      expect([text, isBroken]).toEqual([text, false]);
    }
  },
);
