import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const PHONE = { width: 360, height: 740 };

test('the cards of a post’s places have prices whole and clear of the button that saves; towns have one, too', async ({
  sharedPage: page,
}) => {
  for (const width of [360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const id of [9, 17, 18]) {
      await visit(page, paths.post(id));
      const cards = await page.locator('.post-places .tile').evaluateAll((all) =>
        all.map((card) => {
          const save = card.querySelector('.save svg')?.getBoundingClientRect();
          const texts = [...card.querySelectorAll('.tile-text > p')];
          const price = card.querySelector('.tile-text > p:not([class])');
          const isCovered = texts.some((text) => {
            const { top, right } = text.getBoundingClientRect();
            return save && top < save.bottom && right > save.left;
          });
          return {
            isSaved: !!save,
            isCovered,
            isCut: !!price && price.scrollHeight > price.clientHeight,
          };
        }),
      );
      expect(cards.length).toBeGreaterThan(3);
      for (const card of cards)
        expect([id, width, card]).toEqual([
          id,
          width,
          { isSaved: true, isCovered: false, isCut: false },
        ]);
    }
  }
});

test('below a post, all cards begin with their category on a phone, and none is half empty in a wide window', async ({
  sharedPage: page,
}) => {
  const cards = page.locator('.post-more .card');
  await page.setViewportSize(PHONE);
  await visit(page, paths.post(9));
  const sizes = await cards.evaluateAll((all) =>
    all.map((card) => {
      const size = (part: string) => getComputedStyle(card.querySelector(part) as Element).fontSize;
      const top = card.querySelector('.badge')?.getBoundingClientRect().top ?? 0;
      const below = top - card.getBoundingClientRect().top;
      return [below > 0 && below < 30, ...[':is(h2, h3)', '.excerpt', '.card-link'].map(size)];
    }),
  );
  expect(sizes).toHaveLength(4);
  for (const each of sizes) expect(each).toEqual([true, '16px', '16px', '16px']);
  await page.setViewportSize({ width: 1440, height: 900 });
  const empty = await cards.evaluateAll((all) =>
    all.map((card) => {
      const end = card.querySelector('.card-link')?.getBoundingClientRect().bottom ?? 0;
      return card.getBoundingClientRect().bottom - end;
    }),
  );
  expect(Math.max(...empty)).toBeLessThan(64);
});

test('the ways on from a post are in one row, or each as wide as the page', async ({
  sharedPage: page,
}) => {
  for (const width of [320, 360, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await visit(page, paths.post(9));
    const ways = await page.locator('.post-ways > *').evaluateAll((all) =>
      all.map((way) => {
        const { top, bottom, width } = way.getBoundingClientRect();
        return { middle: Math.round((top + bottom) / 2), width: Math.round(width) };
      }),
    );
    expect(ways).toHaveLength(3);
    const same = new Set(ways.map((way) => (width < 640 ? way.width : way.middle)));
    expect([width, same.size]).toEqual([width, 1]);
  }
});

test('the ways on from a post keep off the band below them, and all cards there begin alike on a phone', async ({
  sharedPage: page,
}) => {
  for (const [width, least] of [
    [360, 20],
    [1440, 70],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await visit(page, paths.post(1));
    const [ways, band] = await Promise.all(
      ['.post-ways .button', '.post-more'].map((part) => page.locator(part).last().boundingBox()),
    );
    expect((band?.y ?? 0) - (ways?.y ?? 0) - (ways?.height ?? 0)).toBeGreaterThanOrEqual(least);
  }
  await page.setViewportSize(PHONE);
  const gaps = await page.locator('.post-more .card').evaluateAll((all) =>
    all.map((card) => {
      const box = (part: string) => (card.querySelector(part) ?? card).getBoundingClientRect();
      return box('p').top - box('.badge').bottom;
    }),
  );
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(4);
});
