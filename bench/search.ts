import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import { openBrowser } from '../e2e/support/chromium.ts';
import { inFreshPage, visit } from '../e2e/support/visit.ts';
import { paths } from '../src/model/paths.ts';
import { makePosts } from './growth/many-posts.ts';
import { rawAnswer, startWarmGuide } from './servers.ts';

/** What the search costs on a slow phone. Times in milliseconds. */
export interface SearchFigures {
  posts: number;
  /** Bytes of the index after brotli. */
  indexBytes: number;
  /** From the index's last byte to the first results. */
  ready: number;
  /** The longest task while the index is read and nothing has been asked; 0 if none took 50 ms. */
  longestTask: number;
  /** From a key to the paint of its results, to 8 ms: the median, and the slowest of all. */
  key: { median: number; slowest: number; keys: number };
}

/** Issue 20 in numbers: milliseconds from a key to its results, and of any task. */
export const SEARCH_LIMITS = { key: 100, task: 50 };

const POSTS = 1_000;
const CPU_SLOWDOWN = 6;

/** How many of content/search-questions.yaml are typed, spread over all of them. */
const QUESTIONS = 12;

/** The index has been read by then, in milliseconds. */
const LOADING = 6_000;

/** Between keys, in milliseconds: a fast typist. */
const PAUSE = 150;

const PHONE = { width: 412, height: 915 };

/** Types questions at a guide with 1,000 posts, on a phone with a processor six times slower. */
export async function measureSearch(): Promise<SearchFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  await makePosts(join(folder, 'content'), POSTS);
  const guide = await startWarmGuide([paths.search], { CONTENT_DIR: join(folder, 'content') });
  const browser = await openBrowser();
  const figures = await inFreshPage(
    browser,
    { baseURL: guide.url, viewport: PHONE },
    async (page) => {
      await page.addInitScript(watchSearch);
      const session = await page.context().newCDPSession(page);
      await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
      await visit(page, paths.search);
      await page.waitForTimeout(LOADING);
      const { index, longestTask } = await page.evaluate(() => window.searchWatch.loading());
      await page.goto('about:blank');
      await visit(page, `${paths.search}#q=river`);
      await page.locator('.search-result').first().waitFor();
      const { ready } = await page.evaluate(() => window.searchWatch.loading());
      for (const question of await questions()) await type(page, question);
      const keys = await page.evaluate(() => window.searchWatch.keys());
      const sorted = keys.toSorted((one, other) => one - other);
      return {
        posts: POSTS,
        indexBytes: (await rawAnswer(index, 'br')).body.length,
        ready,
        longestTask,
        key: {
          median: sorted[Math.floor(sorted.length / 2)] ?? Number.NaN,
          slowest: sorted.at(-1) ?? Number.NaN,
          keys: keys.length,
        },
      };
    },
  );
  await browser.close();
  await guide.stop();
  await rm(folder, { recursive: true });
  return figures;
}

async function questions(): Promise<string[]> {
  const rows = parse(await readFile('content/search-questions.yaml', 'utf8')) as { ask: string }[];
  const step = Math.floor(rows.length / QUESTIONS);
  return rows.filter((_, row) => row % step === 0).map(({ ask }) => ask);
}

async function type(page: Page, question: string): Promise<void> {
  const field = page.getByRole('searchbox');
  await field.fill('');
  await page.waitForTimeout(1_000);
  await field.pressSequentially(question, { delay: PAUSE });
  await page.waitForTimeout(1_000);
}

declare global {
  interface Window {
    searchWatch: {
      /** Milliseconds from each key to the paint of the results that it changed. */
      keys(): number[];
      loading(): { index: string; ready: number; longestTask: number };
    };
  }
}

/** Runs in the page before anything else. */
function watchSearch(): void {
  const tasks: PerformanceEntry[] = [];
  new PerformanceObserver((list) => tasks.push(...list.getEntries())).observe({
    type: 'longtask',
    buffered: true,
  });
  const events: PerformanceEntry[] = [];
  new PerformanceObserver((list) => events.push(...list.getEntries())).observe({
    type: 'event',
    durationThreshold: 16,
  } as PerformanceObserverInit);
  const changes: { pressed: number; at: number; painted: number }[] = [];
  let pressed = 0;
  let firstResults = 0;
  addEventListener('keydown', ({ timeStamp }) => {
    pressed = timeStamp;
  });
  const painted = (then: (now: number) => void) =>
    requestAnimationFrame(() => setTimeout(() => then(performance.now())));
  const watch = () =>
    new MutationObserver((records) => {
      // Pictures come later, once the visitor pauses.
      if (records.every(({ addedNodes: [added] }) => added?.nodeName === 'IMG')) return;
      const since = pressed;
      pressed = 0;
      const at = performance.now();
      if (since > 0) painted((now) => changes.push({ pressed: since, at, painted: now }));
      if (firstResults === 0 && document.querySelector('.search-result'))
        painted((now) => {
          firstResults ||= now;
        });
    }).observe(document.querySelector('.search-results') ?? document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  addEventListener('DOMContentLoaded', watch);
  window.searchWatch = {
    // A result is there with the frame of the event that changed it, if an event did.
    keys: () =>
      changes.map(({ pressed, at, painted }) => {
        const frames = events
          .filter(({ startTime, duration }) => startTime <= at && at <= startTime + duration)
          .map(({ startTime, duration }) => startTime + duration);
        return Math.min(painted, ...frames) - pressed;
      }),
    loading: () => {
      const index = performance
        .getEntriesByType('resource')
        .find(({ name }) => /\/search\/[^/]+\.json$/.test(name)) as PerformanceResourceTiming;
      const begin = index.responseEnd;
      const during = tasks.filter(({ startTime, duration }) => startTime + duration > begin);
      return {
        index: index.name,
        ready: firstResults - begin,
        longestTask: Math.max(0, ...during.map(({ duration }) => duration)),
      };
    },
  };
}
