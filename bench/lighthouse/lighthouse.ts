import type { Flags } from 'lighthouse';
import { chromium } from 'playwright-core';
import { everyPage } from '../../e2e/support/pages.ts';
import { freePort } from '../../src/content/fixtures/free-port.ts';
import { runStep } from '../../tools/launch/run-step.mjs';
import { browserArguments, findBrowser } from '../../tools/programs/browser.ts';
import { median } from '../median.ts';
import { startWarmGuide } from '../servers.ts';

/** Lighthouse's scores for a page on its simulated phone, from 0 to 100; times in milliseconds. */
interface Scores {
  performance: number;
  accessibility: number;
  bestPractices: number;
  seo: number;
  cls: number;
  tbt: number;
  lcp: number;
  /** The largest contentful paint of the same page with its scripts blocked. */
  lcpWithoutScripts: number;
}

export interface LighthouseResult extends Scores {
  path: string;
}

const RUNS = 3;

/** Lighthouse is a fifth of what npm would install, and nothing else needs it. */
export const INSTALL = ['npm', 'ci', '--prefix', import.meta.dirname, '--no-audit', '--no-fund'];

/** Measures every page three times, with and without its scripts, and returns the medians. */
export async function measureLighthouse(): Promise<LighthouseResult[]> {
  await runStep('Installing Lighthouse', [INSTALL]);
  const pages = everyPage.filter(({ status }) => status === 200).map(({ path }) => path);
  const guide = await startWarmGuide(pages);
  const port = await freePort();
  const executablePath = findBrowser();
  const browser = await chromium.launch({
    ...(executablePath !== undefined && { executablePath }),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  });
  const results: LighthouseResult[] = [];
  for (const path of pages) {
    const flags: Flags = { port, output: 'json', logLevel: 'error' };
    const runs: Scores[] = [];
    while (runs.length < RUNS) {
      const complete = await audit(guide.url + path, flags);
      const withoutScripts = await audit(guide.url + path, {
        ...flags,
        onlyCategories: ['performance'],
        blockedUrlPatterns: ['*/assets/*.js'],
      });
      runs.push({ ...complete, lcpWithoutScripts: withoutScripts.lcp });
    }
    results.push({ path, ...medianScores(runs) });
    process.stderr.write(`${JSON.stringify(results.at(-1))}\n`);
  }
  await browser.close();
  await guide.stop();
  return results;
}

function medianScores(runs: readonly Scores[]): Scores {
  const of = (field: keyof Scores) => median(runs.map((run) => run[field]));
  return {
    performance: of('performance'),
    accessibility: of('accessibility'),
    bestPractices: of('bestPractices'),
    seo: of('seo'),
    cls: of('cls'),
    tbt: of('tbt'),
    lcp: of('lcp'),
    lcpWithoutScripts: of('lcpWithoutScripts'),
  };
}

/**
 * Audits a page, and tries again if the browser gave Lighthouse nothing to read, which happens
 * about once in fifty runs. Throws after three retries.
 */
async function audit(
  url: string,
  flags: Flags,
  triesLeft = 3,
): Promise<Omit<Scores, 'lcpWithoutScripts'>> {
  const { default: lighthouse } = await import('lighthouse');
  const { categories, audits, runtimeError } = (await lighthouse(url, flags))?.lhr ?? {};
  if (audits?.['largest-contentful-paint']?.numericValue === undefined) {
    if (triesLeft > 0) return audit(url, flags, triesLeft - 1);
    throw new Error(
      `Lighthouse cannot measure ${url}: ${runtimeError?.message ?? 'it saw no paint'}`,
    );
  }
  const score = (id: string) => Math.round((categories?.[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => audits?.[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    cls: value('cumulative-layout-shift'),
    tbt: value('total-blocking-time'),
    lcp: value('largest-contentful-paint'),
  };
}
