import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { showEverything, visit } from '../support/visit.ts';

test.for([paths.home, paths.events, paths.contact, '/things-to-do/enchanted-rock'])(
  'with letters twice as large on a phone, an event of %s has its date above its words, and nothing is cut',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    await showEverything(page);
    const cards = await page.locator('.event-card').evaluateAll((all) =>
      all.map((card) => {
        const box = (one: Element | null) => (one ?? card).getBoundingClientRect();
        const parts = [
          ...card.querySelectorAll('.date-box > span, .badge, h3, p:not(.event-more)'),
        ];
        const words = box(card.querySelector('h3'));
        const date = card.querySelector('.date-box');
        return {
          title: card.querySelector('h3')?.textContent,
          isBelow: words.top >= box(date).bottom && words.top >= box(card.querySelector('img')).top,
          cut: parts
            .filter((one) => {
              const end = date?.contains(one) ? box(date).right : box(card).right;
              return one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0
                ? true
                : box(one).right > end + 1;
            })
            .map((one) => one.textContent),
        };
      }),
    );
    expect(cards.length).toBeGreaterThan(1);
    for (const { title, ...card } of cards)
      expect({ title, ...card }).toEqual({ title, isBelow: true, cut: [] });
  },
);

test('in a wide window, no event stands in a card that is mostly blank because its neighbor says more', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, paths.events);
  await showEverything(page);
  const blanks = await page.locator('.group .event-card').evaluateAll((all) =>
    all.map((card) => {
      const last = card.querySelector('.event-more')?.getBoundingClientRect().bottom ?? 0;
      return card.getBoundingClientRect().bottom - last;
    }),
  );
  expect(blanks.length).toBeGreaterThan(20);
  expect(Math.max(...blanks)).toBeLessThan(130);
});
