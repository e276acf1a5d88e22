import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { visitWithPlan } from '../behavior/plan/visit-plan.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

/** WCAG 2.5.8: the least size of a target, in pixels. */
const TARGET = 24;

const MAPS = [paths.destinations, paths.destination('fredericksburg'), paths.destination('austin')];

test.for(MAPS)(
  'on a phone, all of the map of %s is in sight, with a number for each of 18 towns that can be read and tapped, as in the list with their names',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const sheet = await page.locator('.map-sheet').boundingBox();
    expect(sheet?.x).toBeGreaterThanOrEqual(0);
    expect((sheet?.x ?? 0) + (sheet?.width ?? 999)).toBeLessThanOrEqual(360);
    const pins = await page.locator('.map-pin').evaluateAll((pins) =>
      pins.map((pin) => {
        const box = (what: string) =>
          pin.querySelector(what)?.getBoundingClientRect() ?? new DOMRect();
        const { x, y, width } = box('.map-pin-target');
        const digits = pin.querySelector('.map-pin-number')?.textContent;
        return { x, y, width, digits, height: box('.map-pin-number').height };
      }),
    );
    expect(pins.map(({ digits }) => digits)).toEqual(
      await page.locator('.map-list .map-number').allTextContents(),
    );
    expect(pins).toHaveLength(18);
    for (const [index, pin] of pins.entries()) {
      expect(pin.width).toBeGreaterThanOrEqual(TARGET);
      expect(pin.height).toBeGreaterThanOrEqual(12);
      expect(pin.x).toBeGreaterThanOrEqual(sheet?.x ?? 360);
      for (const other of pins.slice(index + 1))
        expect(Math.hypot(pin.x - other.x, pin.y - other.y)).toBeGreaterThanOrEqual(TARGET);
    }
  },
);

test.for([360, 480, 640, 768, 1024, 1440])(
  'in a window of %d pixels, no map opens with a name that is cut or too small to read',
  async (width, { sharedPage: page }) => {
    await page.setViewportSize({ width, height: 900 });
    for (const path of MAPS) {
      await visit(page, path);
      const { sheet, names } = await page.locator('.map-sheet').evaluate((map) => {
        const box = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
        const shown = [...map.querySelectorAll('.map-label')].filter(
          (name) => getComputedStyle(name).display !== 'none',
        );
        return { sheet: box(map), names: shown.map(box) };
      });
      expect(sheet.right).toBeLessThanOrEqual(width);
      expect(names).toHaveLength(width < 640 ? 0 : 18);
      for (const { left, right, height } of names) {
        expect([left >= sheet.left, right <= sheet.right]).toEqual([true, true]);
        expect(height).toBeGreaterThanOrEqual(12);
      }
    }
  },
);

const smallMaps = ['blue-hole', 'wildflower-center', 'enchanted-rock', 'lost-maples'];

test.for(smallMaps.map(paths.activity))(
  'on a phone, names and road numbers on the small map of %s can be read, are whole, and cross each other and the pin nowhere',
  async (path, { sharedPage: page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, path);
    const { frame, names, numbers, pin } = await page.locator('.place-map').evaluate((map) => {
      const box = (one: Element) => one.getBoundingClientRect().toJSON() as DOMRect;
      const boxes = (of: string) => [...map.querySelectorAll(of)].map(box);
      const [names, numbers, pin] = ['.map-town text', 'svg svg text', '.map-place'].map(boxes);
      return { frame: box(map), names: names ?? [], numbers: numbers ?? [], pin: pin ?? [] };
    });
    expect(names.length).toBeGreaterThanOrEqual(2);
    expect(pin).toHaveLength(1);
    for (const { height } of names) expect(height).toBeGreaterThanOrEqual(14);
    for (const { height } of numbers) expect(height).toBeGreaterThanOrEqual(12);
    const all = [...names, ...numbers, ...pin];
    for (const [at, { left, right, top, bottom }] of all.entries()) {
      expect([left >= frame.left, right <= frame.right]).toEqual([true, true]);
      for (const other of all.slice(at + 1)) {
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

test('on the map of a plan, names are 13 to 15 pixels tall at every width, after the window got narrower, too', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitWithPlan(page);
  const names = page.locator('.route-map text[paint-order]');
  const sizes = () =>
    names.evaluateAll((all) =>
      (all as SVGTextElement[]).map(
        (name) =>
          Number.parseFloat(getComputedStyle(name).fontSize) * (name.getScreenCTM()?.a ?? 0),
      ),
    );
  for (const width of [1440, 768, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await page.locator('.route-map').scrollIntoViewIfNeeded();
    await names.first().waitFor();
    await expect.poll(async () => Math.round(Math.max(...(await sizes())))).toBe(14);
    expect(Math.min(...(await sizes()))).toBeGreaterThan(13);
    const map = await page.locator('.route-map svg').boundingBox();
    const plan = await page.locator('.plan').boundingBox();
    expect((plan?.width ?? 0) - (map?.width ?? 0)).toBeLessThan(50);
  }
});

test('on the map of a post’s way, the scale keeps off the town where it begins', async ({
  sharedPage: page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.post(7));
  await page.locator('.route-map').scrollIntoViewIfNeeded();
  const home = await page.locator('.route-map circle[fill="var(--map-pin-here)"]').boundingBox();
  const scale = await page.locator('.route-map g:has(> .map-line)').last().boundingBox();
  expect(scale?.width).toBeGreaterThan(0);
  const isBeside = (scale?.x ?? 0) > (home?.x ?? 0) + (home?.width ?? 0);
  const isBefore = (scale?.x ?? 0) + (scale?.width ?? 0) < (home?.x ?? 0);
  expect(isBeside || isBefore).toBe(true);
});
