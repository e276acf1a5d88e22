import type { Page } from 'playwright-core';
import { openBrowser } from '../e2e/support/chromium.ts';
import { inFreshPage, visit } from '../e2e/support/visit.ts';
import { paths } from '../src/model/paths.ts';
import { median } from './median.ts';
import { startWarmGuide } from './servers.ts';
import {
  PHONE,
  SETTLED,
  slowDown,
  slowestOf,
  type Tap,
  type TapFigures,
  tap,
  tapFigures,
} from './slow-taps.ts';

/** What drafts of days cost on a slow phone. Times in milliseconds. */
export interface DraftFigures {
  /** From the tap on "Draft our days" to the paint of the first visit: the median of all rounds. */
  first: number;
  /** From a tap on a draft to the next paint: the median of all taps, and the slowest. */
  tap: TapFigures;
}

/** What a slow phone may take, in milliseconds. */
export const DRAFT_LIMITS = { first: 500, tap: 100 };

/** Each in a fresh browser context: a busy machine is no part of the figures. */
const ROUNDS = 7;

/** Four nights in April. */
const STAY = `${paths.stay}#2027-04-16/2027-04-20`;

/** Has days drafted, and changes them, on a phone with a processor six times slower. */
export async function measureDrafts(): Promise<DraftFigures> {
  const guide = await startWarmGuide([paths.stay]);
  const browser = await openBrowser();
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(await inFreshPage(browser, { baseURL: guide.url, ...PHONE }, measureOnePage));
  await browser.close();
  await guide.stop();
  return {
    first: median(rounds.map(({ first }) => first)),
    tap: tapFigures(rounds.map(({ taps }) => taps)),
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
  const draft = page.getByRole('button', { name: 'Draft our days' });
  await slowDown(page);
  // Who scrolls to the button looks at it before the tap; by then the drafts have been loaded.
  await draft.tap({ trial: true });
  await page.waitForTimeout(SETTLED);
  await page.evaluate(watchDraft);
  await tap(draft);
  const first = await (await page.waitForFunction(() => window.firstDraft)).jsonValue();
  await page.waitForTimeout(SETTLED);
  const taps: number[] = [];
  for (const one of TAPS) taps.push(await slowestOf(page, one));
  return { first: first ?? 0, taps };
}

const TAPS: readonly Tap[] = [
  { on: (page) => page.locator('.draft-tool', { hasText: 'Keep' }).first() },
  { on: (page) => page.locator('.draft-tool', { hasText: 'Another' }).nth(1) },
  { on: (page) => page.locator('.draft-tool', { hasText: 'Remove' }).nth(1) },
  { on: (page) => page.locator('.draft-head button').nth(1) },
  { on: (page) => page.locator('.draft-swap summary').first() },
  { on: (page) => page.getByLabel('With children') },
];

declare global {
  interface Window {
    firstDraft: number | undefined;
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
}
