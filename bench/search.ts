import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { parse } from 'yaml';
import { openBrowser } from '../e2e/support/chromium.ts';
import { inFreshPage, visit } from '../e2e/support/visit.ts';
import { paths } from '../src/model/paths.ts';
import { makePosts } from './growth/many-posts.ts';
import { median } from './median.ts';
import { watchSearch } from './search-watch.ts';
import { rawAnswer, startWarmGuide } from './servers.ts';

/** What the search costs on a slow phone. Times in milliseconds, each the median of all rounds. */
export interface SearchFigures {
  posts: number;
  /** Bytes of the index after brotli. */
  indexBytes: number;
  /** From the index's last byte to the first results. */
  ready: number;
  /** The longest task while the index is read and nothing has been asked; 0 if none took 50 ms. */
  longestTask: number;
  /** From a key to the paint of its results: the median of all keys, and the slowest. */
  key: { median: number; slowest: number; keys: number };
}

/** Issue 20 in numbers: milliseconds from a key to its results, and of any task. */
export const SEARCH_LIMITS = { key: 100, task: 50 };

const POSTS = 1_000;
const CPU_SLOWDOWN = 6;

/** How many of content/search-questions.yaml are typed, spread over all of them. */
const QUESTIONS = 12;

/** The index has been read so long after it has come, in milliseconds. */
const LOADING = 6_000;

/** Between keys, in milliseconds: a fast typist. */
const PAUSE = 150;

/** Each in a fresh browser context: a busy machine is no part of the figures. */
const ROUNDS = 3;

const PHONE = { width: 412, height: 915 };

/** Types questions at a guide with 1,000 posts, on a phone with a processor six times slower. */
export async function measureSearch(): Promise<SearchFigures> {
  const folder = await mkdtemp(join(tmpdir(), 'search-'));
  await makePosts(join(folder, 'content'), POSTS);
  const guide = await startWarmGuide([paths.search], { CONTENT_DIR: join(folder, 'content') });
  const browser = await openBrowser();
  const rounds: Round[] = [];
  for (let round = 0; round < ROUNDS; round += 1)
    rounds.push(
      await inFreshPage(browser, { baseURL: guide.url, viewport: PHONE }, measureOnePage),
    );
  await browser.close();
  await guide.stop();
  await rm(folder, { recursive: true });
  const times = Map.groupBy(
    rounds.flatMap(({ keys }) => keys),
    ([asked]) => asked,
  );
  const keys = [...times.values()].map((same) => median(same.map(([, time]) => time)));
  return {
    posts: POSTS,
    indexBytes: rounds[0]?.indexBytes ?? 0,
    ready: median(rounds.map(({ ready }) => ready)),
    longestTask: median(rounds.map(({ longestTask }) => longestTask)),
    key: { median: median(keys), slowest: Math.max(...keys), keys: keys.length },
  };
}

interface Round extends Pick<SearchFigures, 'indexBytes' | 'ready' | 'longestTask'> {
  /** What the field said after each key that changed results, and milliseconds until their paint. */
  keys: (readonly [string, number])[];
}

/** Loads the page twice, to read the index undisturbed and to see how soon results are there. */
async function measureOnePage(page: Page): Promise<Round> {
  await page.addInitScript(watchSearch);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await visit(page, paths.search);
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/search\/.*\.json$/.test(name)),
  );
  await page.waitForTimeout(LOADING);
  const { index, longestTask } = await page.evaluate(() => window.searchWatch.loading());
  await page.goto('about:blank');
  await visit(page, `${paths.search}#q=river`);
  await page.locator('.search-result').first().waitFor();
  const { ready } = await page.evaluate(() => window.searchWatch.loading());
  for (const question of await questions()) await type(page, question);
  const keys = await page.evaluate(() => window.searchWatch.keys());
  const indexBytes = (await rawAnswer(index, 'br')).body.length;
  return { indexBytes, ready, longestTask, keys };
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
