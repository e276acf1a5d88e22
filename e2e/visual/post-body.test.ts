import { readdirSync } from 'node:fs';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** One that has pictures and contents. */
const LONG = paths.post(19);

/** Neither days nor a table follow it, so a phone has room for two of its four pictures. */
const SHORTER = paths.post(9);

const everyPost = readdirSync('content/blog').map((name) => paths.post(Number.parseInt(name, 10)));

test('in a wide window, pictures stand beside subheadings, clear of the words and of each other; on a phone none do', async ({
  sharedPage: page,
}) => {
  const counts = [];
  for (const width of [1152, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const path of everyPost) {
      await visit(page, path);
      const { lines, bottom, boxes } = await page.evaluate(() => {
        const box = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
        const body = document.querySelector('.post-body > .prose') as Element;
        const words = document.createRange();
        words.selectNodeContents(document.querySelector('.post-body') as Element);
        return {
          lines: [...words.getClientRects()].filter(({ height }) => height < 45),
          bottom: box(body).bottom,
          boxes: [...body.querySelectorAll('.post-vignette')].map((one) => ({
            ...box(one),
            below: box(one.nextElementSibling as Element).top - box(one).top,
          })),
        };
      });
      expect(lines.length, path).toBeGreaterThan(10);
      counts.push(boxes.length);
      let free = 0;
      for (const picture of boxes) {
        const touched = lines.filter(
          (line) =>
            line.bottom > picture.top &&
            line.top < picture.bottom &&
            line.right > picture.left - 16 &&
            line.left < picture.right + 16,
        );
        const isClear = picture.right <= width - 16 && picture.top >= free;
        expect([path, isClear, picture.bottom <= bottom]).toEqual([path, true, true]);
        expect(touched, path).toEqual([]);
        expect(Math.abs(picture.below), path).toBeLessThan(6);
        free = picture.bottom + 12;
      }
    }
  }
  expect(counts.filter((count) => count >= 2).length).toBeGreaterThan(everyPost.length);
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, LONG);
  expect(await page.locator('.post-vignette:visible').count()).toBe(0);
  await visit(page, SHORTER);
  const shown = page.locator('.post-vignette:visible');
  expect(await shown.evaluateAll((all) => all.map((one) => one.clientWidth))).toEqual([328, 328]);
});

test('in a wide window, the contents of a long post stay in sight beside its body, and end with it', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visit(page, LONG);
  const contents = page.getByRole('navigation', { name: 'In this post' });
  const scrolled = async (to: 'start' | 'end') => {
    await page.locator('.post-body > .prose > :last-child').evaluate((one, block) => {
      one.scrollIntoView({ block });
    }, to);
    return await contents.evaluate((one) => {
      const { top, bottom } = one.getBoundingClientRect();
      const body = one.parentElement?.getBoundingClientRect();
      return {
        isBelowHeader: top > 72,
        isInSight: bottom < innerHeight,
        over: bottom - (body?.bottom ?? 0),
      };
    });
  };
  expect(await scrolled('end')).toMatchObject({ isBelowHeader: true, isInSight: true });
  await page.locator('.post-standing').evaluate((one) => one.scrollIntoView());
  expect((await scrolled('start')).over).toBeLessThanOrEqual(0);
});
