import type { Locator, Page } from 'playwright-core';
import { median } from './median.ts';

/** A phone: its window, in CSS pixels, and that fingers touch it. */
export const PHONE = { viewport: { width: 412, height: 915 }, hasTouch: true };

const CPU_SLOWDOWN = 6;

/** By then a page has done what a tap asked for, in milliseconds. */
export const SETTLED = 1_500;

/** Taps on a slow phone, each from the event to the next paint, in milliseconds. */
export interface TapFigures {
  median: number;
  slowest: number;
  taps: number;
}

/** From now on the page's processor is six times slower, and `slowestOf` can watch it. */
export async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchTaps);
}

/** A control, and what a finger does to it: a tap unless it says otherwise. */
export interface Tap {
  on: (page: Page) => Locator;
  does?: (control: Locator) => Promise<unknown>;
}

/** A finger on the middle of a control. Nothing of the test's runs in the page meanwhile. */
export async function tap(control: Locator): Promise<void> {
  const { x, y, width, height } = (await control.boundingBox()) ?? never();
  await control.page().touchscreen.tap(x + width / 2, y + height / 2);
}

function never(): never {
  throw new Error('What is to be tapped isn’t shown');
}

/** The longest interaction of a tap until its paint; the control is in sight before. */
export async function slowestOf(page: Page, { on, does = tap }: Tap) {
  // Scrolls there, and makes sure that a finger reaches it.
  await on(page).tap({ trial: true });
  await page.waitForTimeout(SETTLED);
  await page.evaluate(() => {
    window.slowestTap = 0;
  });
  await does(on(page));
  await page.waitForTimeout(SETTLED);
  return page.evaluate(() => window.slowestTap);
}

/** Of each kind of tap the median of all rounds, so that one busy moment of the machine counts for nothing. */
export function tapFigures(rounds: readonly (readonly number[])[]): TapFigures {
  const kinds = rounds[0]?.map((_, at) => median(rounds.map((taps) => taps[at] ?? 0))) ?? [];
  return { median: median(kinds), slowest: Math.max(...kinds), taps: kinds.length };
}

declare global {
  interface Window {
    /** Of all interactions since it was set to 0; 0 if none took 16 ms. */
    slowestTap: number;
  }
}

/** Runs in the page, so it's one function. */
function watchTaps(): void {
  window.slowestTap = 0;
  new PerformanceObserver((list) => {
    // Without an id, nobody has touched anything: it's the content that moved under the finger.
    for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) window.slowestTap = Math.max(window.slowestTap, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
