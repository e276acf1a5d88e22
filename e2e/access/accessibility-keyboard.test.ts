import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { everyPath } from '../support/pages.ts';
import { test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** More tab stops than any page has. */
const MAX_STOPS = 250;

const CONTROLS = 'a[href], button, input, select, summary, [tabindex="0"]';

interface Stop {
  /** Index among the visible controls, in document order; -1 for anything else. */
  control: number;
  html: string;
  hasRing: boolean;
  isOnScreen: boolean;
}

test.for(everyPath)(
  'by keyboard alone: Tab reaches every control of %s in reading order, with a focus ring, on screen',
  async (path, { sharedPage: page }) => {
    await visit(page, path);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const stops = await tabThrough(page);
      expect(stops[0]?.html).toContain('skip-link');
      const controls = await page.evaluate(countControls, CONTROLS);
      // A date's month, day and year are stops within one control.
      const reached = stops.map(({ control }) => control);
      expect(reached.filter((control, index) => control !== reached[index - 1])).toEqual(
        Array.from({ length: controls }, (_, index) => index),
      );
      expect(stops.filter(({ hasRing, isOnScreen }) => !hasRing || !isOnScreen)).toEqual([]);
    }
  },
);

test('by keyboard alone: the skip link jumps past the header to the content', async ({ page }) => {
  await visit(page, paths.home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
});

test('by keyboard alone: the menu, a question and a notice open and close', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, paths.home);
  await page.getByRole('button', { name: 'Menu' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Home');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(
    'Menu',
  );
  expect(await page.locator('#menu').isVisible()).toBe(false);

  await page.locator('summary').first().focus();
  await page.keyboard.press('Space');
  expect(await page.locator('details[open]').count()).toBe(1);

  await page.getByRole('link', { name: 'Privacy Policy' }).focus();
  await page.keyboard.press('Enter');
  await page.locator('.notice').waitFor();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await page.locator('.notice').waitFor({ state: 'detached' });
});

/** Holds Tab down until focus leaves the page. */
async function tabThrough(page: Page): Promise<Stop[]> {
  const stops: Stop[] = [];
  while (stops.length < MAX_STOPS) {
    await page.keyboard.down('Tab');
    const stop = await page.evaluate(readStop, CONTROLS);
    if (!stop) break;
    stops.push(stop);
  }
  await page.keyboard.up('Tab');
  return stops;
}

/** Runs in the page, in one step: icons become new elements once their tooltips' code loads. */
function countControls(controls: string): number {
  return [...document.querySelectorAll(controls)].filter((control) => control.checkVisibility())
    .length;
}

/** Runs in the page: what has focus now; undefined if nothing does. */
function readStop(controls: string): Stop | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
  // In a drawing, an outline would be a box, so there a pin's circle is the ring.
  const circle = focused.querySelector('.map-pin-target');
  const hasCircle = circle !== null && getComputedStyle(circle).stroke !== 'none';
  const { top, bottom, left, right } = focused.getBoundingClientRect();
  return {
    control: [...document.querySelectorAll(controls)]
      .filter((control) => control.checkVisibility())
      .indexOf(focused),
    html: focused.outerHTML.slice(0, 100),
    hasRing: hasOutline || hasCircle,
    isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
  };
}
