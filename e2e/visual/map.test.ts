import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** WCAG 2.5.8: the least size of a target, in pixels. */
const TARGET = 24;

test('on a phone, the pins of all 18 towns have names that can be read and room for a finger', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of [paths.destinations, paths.destination('austin')]) {
    await visit(page, path);
    const pins = await page.locator('.map-pin').evaluateAll((pins) =>
      pins.map((pin) => {
        const target = pin.querySelector('.map-pin-target')?.getBoundingClientRect();
        const label = pin.querySelector('.map-label');
        return {
          x: (target?.x ?? 0) + (target?.width ?? 0) / 2,
          y: (target?.y ?? 0) + (target?.height ?? 0) / 2,
          size: target?.width ?? 0,
          letters: label?.getBoundingClientRect().height ?? 0,
        };
      }),
    );
    expect(pins).toHaveLength(18);
    for (const [index, pin] of pins.entries()) {
      expect(pin.size).toBeGreaterThanOrEqual(TARGET);
      expect(pin.letters).toBeGreaterThanOrEqual(12);
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThan(1.5 * TARGET);
    }
  }
});

test.for([paths.activity('blue-hole'), paths.activity('lost-maples')])(
  'on a phone, the names on the small map of %s can be read, are whole, and cross each other nowhere',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const { frame, names } = await page.locator('.place-map').evaluate((map) => {
      const box = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
      return { frame: box(map), names: [...map.querySelectorAll('text')].map(box) };
    });
    expect(names.length).toBeGreaterThanOrEqual(3);
    for (const [at, { left, right, top, bottom, height }] of names.entries()) {
      expect(height).toBeGreaterThanOrEqual(14);
      expect([left >= frame.left, right <= frame.right]).toEqual([true, true]);
      for (const other of names.slice(at + 1)) {
        const isBeside = right <= other.left || left >= other.right;
        expect(isBeside || bottom <= other.top + 4 || top >= other.bottom - 4).toBe(true);
      }
    }
  },
);

test('a pin on a town’s map leads to the card of a town without a page, and marks it', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.destination('austin'));
  await page.getByRole('link', { name: 'Luckenbach', exact: true }).last().click();
  const card = page.locator('.card:target');
  await card.getByRole('heading', { name: 'Luckenbach' }).waitFor();
  expect(await card.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid');
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
});

test.for([paths.destination('fredericksburg'), paths.destination('austin')])(
  'on a phone, the map of %s shows the town',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const isInSight = () =>
      page.evaluate(() => {
        const around = document.querySelector('.map-window')?.getBoundingClientRect();
        const name = document.querySelector('.map-pin-here .map-label')?.getBoundingClientRect();
        return around && name && name.left >= around.left && name.right <= around.right;
      });
    await expect.poll(isInSight).toBe(true);
  },
);
