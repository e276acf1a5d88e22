import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { visit } from './visit.ts';

/** When a stopped clock begins. */
const START = new Date('2026-11-21T12:00:00Z');

/** The notice on screen. */
export const notice = (page: Page) => page.locator('.notice');

/** Closes the notice on screen. */
export async function closeNotice(page: Page): Promise<void> {
  // Without waiting for frames: a busy browser may owe them until the notice has closed itself.
  await notice(page).getByRole('button', { name: 'Close' }).dispatchEvent('click');
  await expect.poll(() => notice(page).isVisible()).toBe(false);
}

/** Loads the code of notices and tooltips and then stops the clock, so that the test can advance it. */
export async function pauseClock(page: Page): Promise<void> {
  await visit(page, '/');
  await loadTooltips(page);
  await showOne(page);
  await closeNotice(page);
  await closeTooltips(page);
  await page.clock.install({ time: START });
  await page.clock.pauseAt(new Date(START.getTime() + 1000));
}

/** Shows a notice with a control far from it, because it would stay as long as it's hovered. */
export async function showOne(page: Page): Promise<void> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).click();
  await notice(page).waitFor();
}

/** Swipes the notice to the right by this many pixels. */
export async function swipe(page: Page, distance: number): Promise<void> {
  const box = await notice(page).boundingBox();
  if (!box) throw new Error('There is no notice to swipe.');
  const [x, y] = [box.x + 40, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 6 });
  await page.mouse.up();
}

/** Loads the tooltips' code, and leaves no tooltip open. */
export async function loadTooltips(page: Page): Promise<void> {
  const code = page.waitForResponse(/\/Hint-/);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Facebook' }).hover();
  await code;
  await closeTooltips(page);
}

/** Leaves the control under the pointer and that with the focus, so that no tooltip is open. */
async function closeTooltips(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
  await expect.poll(() => page.locator('.tooltip').count()).toBe(0);
  // If a tooltip was open, the next one would open without a delay for 300 ms.
  await page.evaluate(() => new Promise((done) => window.setTimeout(done, 400)));
}
