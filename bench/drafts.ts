import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/chromium.ts';
import { inFreshPage, visit } from '../e2e/support/visit.ts';
import { paths } from '../src/model/paths.ts';
import { median } from './median.ts';
import { startWarmGuide } from './servers.ts';

/** What drafts of days cost on a slow phone. Times in milliseconds. */
export interface DraftFigures {
  /** From the tap on "Draft our days" to the paint of the first visit: the median of all rounds. */
  first: number;
  /** From a tap on a draft to the next paint: the median of all taps, and the slowest. */
  tap: { median: number; slowest: number; taps: number };
}

/** Issue 57 in numbers. */
export const DRAFT_LIMITS = { first: 500, tap: 100 };

const CPU_SLOWDOWN = 6;
const PHONE = { width: 412, height: 915 };

/** Each in a fresh browser context: a busy machine is no part of the figures. */
const ROUNDS = 7;

/** Four nights in April. */
const STAY = `${paths.stay}#2027-04-16/2027-04-20`;

/** By then the days, their swaps and their maps are there, in milliseconds. */
const SETTLED = 1_500;

/** Has days drafted, and changes them, on a phone with a processor six times slower. */
export async function measureDrafts(): Promise<DraftFigures> {
  const guide = await startWarmGuide([paths.stay]);
  const browser = await openBrowser();
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(
      await inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, measureOnePage),
    );
  await browser.close();
  await guide.stop();
  const kinds = rounds[0]?.taps.map((_, at) => median(rounds.map(({ taps }) => taps[at] ?? 0)));
  return {
    first: median(rounds.map(({ first }) => first)),
    tap: {
      median: median(kinds ?? []),
      slowest: Math.max(...(kinds ?? [])),
      taps: kinds?.length ?? 0,
    },
  };
}

interface Round {
  first: number;
  /** Of each kind of tap. */
  taps: number[];
}

async function measureOnePage(page: Page): Promise<Round> {
  await visit(page, STAY);
  await page.locator('.stay-days').waitFor();
  await page.waitForTimeout(SETTLED);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await page.evaluate(watchDraft);
  await page.getByRole('button', { name: 'Draft our days' }).click();
  const first = await (await page.waitForFunction(() => window.firstDraft)).jsonValue();
  await page.waitForTimeout(SETTLED);
  const taps: number[] = [];
  for (const tap of TAPS) {
    await page.evaluate(() => {
      window.slowestTap = 0;
    });
    await tap(page);
    await page.waitForTimeout(SETTLED);
    taps.push(await page.evaluate(() => window.slowestTap));
  }
  return { first: first ?? 0, taps };
}

const TAPS: readonly ((page: Page) => Promise<unknown>)[] = [
  (page) => page.locator('.draft-tool', { hasText: 'Keep' }).first().click(),
  (page) => page.locator('.draft-tool', { hasText: 'Another' }).nth(1).click(),
  (page) => page.locator('.draft-tool', { hasText: 'Remove' }).nth(1).click(),
  (page) => page.locator('.draft-head button').nth(1).click(),
  (page) => page.locator('.draft-swap summary').first().click(),
  (page) => page.getByLabel('With children').click(),
  (page) => page.getByLabel('On the road each day').selectOption('60'),
];

declare global {
  interface Window {
    firstDraft: number | undefined;
    /** Of all events since it was set to 0; 0 if none took 16 ms. */
    slowestTap: number;
  }
}

/** Runs in the page, so it's one function. */
function watchDraft(): void {
  let tapped = 0;
  addEventListener(
    'click',
    ({ timeStamp }) => {
      tapped ||= timeStamp;
    },
    true,
  );
  new MutationObserver((_, observer) => {
    if (!document.querySelector('.draft-row')) return;
    observer.disconnect();
    requestAnimationFrame(() =>
      setTimeout(() => {
        window.firstDraft = performance.now() - tapped;
      }),
    );
  }).observe(document.body, { subtree: true, childList: true });
  window.slowestTap = 0;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries())
      window.slowestTap = Math.max(window.slowestTap, duration);
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}
