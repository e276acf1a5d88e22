import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { pathOfEachKind } from '../support/pages.ts';
import { testWithoutPainting as test } from '../support/test.ts';
import { visit } from '../support/visit.ts';

const windows = [
  { width: 1280, height: 800 },
  { width: 360, height: 740 },
];

/** More tab stops than any page has. */
const MAX_STOPS = 500;

/** Keys that are pressed before asking whether focus has left the page. */
const KEYS = 25;

const CONTROLS = 'a[href], button, input, select, summary, [tabindex="0"]';

interface Stop {
  /** Index among the visible controls, in document order; -1 for anything else. */
  control: number;
  html: string;
  hasRing: boolean;
  isOnScreen: boolean;
}

test.for(pathOfEachKind)(
  'by keyboard alone: Tab reaches every control of %s in reading order, with a focus ring, on screen',
  async (path, { sharedPage: page }) => {
    await visit(page, path);
    await page.evaluate(shortenLists);
    for (const viewport of windows) {
      await page.setViewportSize(viewport);
      const { stops, controls } = await tabThrough(page);
      expect(stops[0]?.html).toContain('skip-link');
      // A date's month, day and year are stops within one control.
      const reached = stops.map(({ control }) => control);
      expect(reached.filter((control, index) => control !== reached[index - 1])).toEqual(
        Array.from({ length: controls }, (_, index) => index),
      );
      expect(stops.filter(({ hasRing, isOnScreen }) => !hasRing || !isOnScreen)).toEqual([]);
    }
  },
);

test('by keyboard alone: the skip link jumps past the header to the content', async ({
  sharedPage: page,
}) => {
  await visit(page, paths.home);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('main');
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main')?.id)).toBe('main');
});

test('by keyboard alone: the menu, a question and a notice open and close', async ({
  sharedPage: page,
}) => {
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

/** Runs in the page: of a long list, only the first entries and the last stay, which are alike. */
function shortenLists(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(
    'main :is(li, article):nth-child(n + 5):not(:last-child) { display: none !important; }',
  );
  document.adoptedStyleSheets.push(sheet);
}

/**
 * Holds Tab down until focus leaves the page: the stops, and how many visible controls there are.
 * The page itself notes each stop when the next key goes down, so that keys needn't wait for it.
 */
async function tabThrough(page: Page): Promise<{ stops: Stop[]; controls: number }> {
  await page.evaluate(noteStops, CONTROLS);
  for (let keys = 0; keys < MAX_STOPS; keys += KEYS) {
    await Promise.all(Array.from({ length: KEYS }, () => page.keyboard.down('Tab')));
    if (await page.evaluate(() => window.hasLeft)) break;
  }
  await page.keyboard.up('Tab');
  return page.evaluate(() => window.readStops());
}

/** Runs in the page: notes what has focus whenever a key goes down, until focus leaves the page. */
function noteStops(controls: string): void {
  const stops: Stop[] = [];
  let places = new Map<Element, number>();
  // Again if a control is new: icons become new elements once their tooltips' code loads.
  const findPlaces = () => {
    const visible = [...document.querySelectorAll(controls)].filter((one) => one.checkVisibility());
    places = new Map(visible.map((control, place) => [control, place]));
  };
  const readStop = (focused: Element): Stop => {
    if (!places.has(focused)) findPlaces();
    const { outlineStyle, outlineWidth } = getComputedStyle(focused);
    const hasOutline = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    // In a drawing, an outline would be a box, so there a pin's circle is the ring.
    const circle = focused.querySelector('.map-pin-target');
    const hasCircle = circle !== null && getComputedStyle(circle).stroke !== 'none';
    const { top, bottom, left, right } = focused.getBoundingClientRect();
    return {
      control: places.get(focused) ?? -1,
      html: focused.outerHTML.slice(0, 100),
      hasRing: hasOutline || hasCircle,
      isOnScreen: bottom > 0 && top < innerHeight && right > 0 && left < innerWidth,
    };
  };
  const listening = new AbortController();
  const note = (event: KeyboardEvent) => {
    const focused = document.activeElement;
    window.hasLeft ||= stops.length > 0 && (!focused || focused === document.body);
    if (window.hasLeft) event.preventDefault();
    else if (focused && focused !== document.body) stops.push(readStop(focused));
  };
  window.hasLeft = false;
  window.addEventListener('keydown', note, { capture: true, signal: listening.signal });
  window.readStops = () => {
    listening.abort();
    findPlaces();
    return { stops, controls: places.size };
  };
}

declare global {
  interface Window {
    hasLeft: boolean;
    readStops(): { stops: Stop[]; controls: number };
  }
}
