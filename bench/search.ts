import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { parse } from 'yaml';
import { Connection } from '../e2e/behavior/offline/connection.ts';
import { keepGuide, openPhone } from '../e2e/behavior/offline/kept-guide.ts';
import { openBrowser } from '../e2e/support/chromium.ts';
import { visit } from '../e2e/support/visit.ts';
import { paths } from '../src/model/paths.ts';
import { makePosts } from './growth/many-posts.ts';
import { median } from './median.ts';
import { slowWorker, watchSearch } from './search-watch.ts';
import { compressedAnswer, startWarmGuide } from './servers.ts';

/** What the search costs on a slow phone, in milliseconds. */
export interface SearchTimes {
  /** From the index's last byte to the first results. */
  ready: number;
  /** The longest task while the index is read and questions are typed; 0 if none took 50 ms. */
  longestTask: number;
  /** From a key to the paint of its results: the median of all keys, nine tenths, and the slowest. */
  key: { median: number; most?: number; slowest: number; keys: number };
}

export interface SearchFigures extends SearchTimes {
  posts: number;
  /** Bytes of the index after brotli. */
  indexBytes: number;
  /** The same from what a phone keeps, without a network. */
  offline?: SearchTimes;
}

/** Milliseconds from a key to its results, and of any task. */
export const SEARCH_LIMITS = { key: 100, task: 50 };

const POSTS = 1_000;
const CPU_SLOWDOWN = 6;

/** How many of content/search-questions.yaml are typed, spread over all of them. */
const QUESTIONS = 6;

/** The index has been read so long after its first results, in milliseconds. */
const LOADING = 3_000;

/** In milliseconds: whoever looks more often takes the page's time. */
const BETWEEN_LOOKS = 500;

/** Between keys, in milliseconds: a fast typist. */
const PAUSE = 150;

/** Types questions at a guide with 1,000 posts, on a phone with a processor six times slower. */
export async function measureSearch(): Promise<SearchFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  await makePosts(join(folder, 'content'), POSTS);
  const guide = await startWarmGuide([paths.search], { CONTENT_DIR: join(folder, 'content') });
  const connection = await Connection.to(guide);
  const browser = await openBrowser();
  const { page, context } = await openPhone(browser, connection);
  await page.addInitScript(watchSearch);
  page.on('worker', async (worker) => {
    await worker.evaluate(slowWorker, CPU_SLOWDOWN);
    await page.evaluate(() => window.searchWatch.workerIsSlow());
  });
  const session = await context.newCDPSession(page);
  const { index, ...online } = await measureTimes(page, session);
  const indexBytes = (await compressedAnswer(index)).body.length;
  await keepGuide(page);
  await context.setOffline(true);
  const { index: _, ...offline } = await measureTimes(page, session);
  await browser.close();
  await connection.close();
  await guide.stop();
  await rm(folder, { recursive: true });
  return { posts: POSTS, indexBytes, ...online, offline };
}

/** Loads the page with a question, and types others. */
async function measureTimes(
  page: Page,
  session: CDPSession,
): Promise<SearchTimes & { index: string }> {
  await page.goto('about:blank');
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await visit(page, `${paths.search}#q=river`);
  while (!(await page.evaluate(() => window.searchWatch.isReady())))
    await page.waitForTimeout(BETWEEN_LOOKS);
  await page.waitForTimeout(LOADING);
  await page.evaluate(() => document.querySelector<HTMLElement>('[type=search]')?.focus());
  for (const question of await questions()) await type(page, question);
  const loading = await page.evaluate(() => window.searchWatch.loading());
  const keys = (await page.evaluate(() => window.searchWatch.keys())).map(([, time]) => time);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const inOrder = keys.toSorted((one, other) => one - other);
  return {
    ...loading,
    key: {
      median: median(keys),
      most: inOrder[Math.floor(keys.length * 0.9)] ?? 0,
      slowest: Math.max(...keys),
      keys: keys.length,
    },
  };
}

async function questions(): Promise<string[]> {
  const rows = parse(await readFile('content/search-questions.yaml', 'utf8')) as { ask: string }[];
  const step = Math.floor(rows.length / QUESTIONS);
  return rows.filter((_, row) => row % step === 0).map(({ ask }) => ask);
}

/** Keys only: what looks for a field and fills it would take the page's time with tasks of its own. */
async function type(page: Page, question: string): Promise<void> {
  await page.keyboard.press('Escape');
  await page.waitForTimeout(1_000);
  await page.keyboard.type(question, { delay: PAUSE });
  await page.waitForTimeout(1_000);
}
