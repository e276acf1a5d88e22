import { openBrowser } from '../../e2e/support/chromium.ts';
import { pathOfEachKind } from '../../e2e/support/pages.ts';
import { paths } from '../../src/model/paths.ts';
import { median } from '../median.ts';
import { startWarmGuide } from '../servers.ts';
import { buildCommit, commitHash } from './commit-build.ts';
import { type Arrival, type PaintTimes, paintTimes } from './slow-phone.ts';

/** A page as it was (`before`) and as it is (`after`); medians. */
export interface FirstView {
  path: string;
  arrival: Arrival;
  before: PaintTimes;
  after: PaintTimes;
}

/** The figures of all kinds of pages, and the hash of the commit that was before. */
export interface FirstViews {
  commit: string;
  views: FirstView[];
}

const ROUNDS = 9;

const afterOthers = [paths.home, paths.destinations, paths.events, paths.post(1)];

const MEASURED: Readonly<Record<Arrival, readonly string[]>> = {
  'first page': pathOfEachKind,
  'second page': afterOthers,
  'client navigation': afterOthers,
};

/**
 * Opens a page of each kind on a slow phone, as a commit has it and as the current build has it, in
 * turns. Throws if there is no such commit.
 */
export async function measureFirstView(commit: string): Promise<FirstViews> {
  const hash = await commitHash(commit);
  const build = await buildCommit(hash);
  const before = await startWarmGuide(pathOfEachKind, {}, build.folder);
  const after = await startWarmGuide(pathOfEachKind);
  const browser = await openBrowser();
  const views: FirstView[] = [];
  for (const [arrival, visited] of Object.entries(MEASURED) as [Arrival, string[]][]) {
    for (const path of visited) {
      const times: Record<'before' | 'after', PaintTimes[]> = { before: [], after: [] };
      for (let round = 0; round < ROUNDS; round += 1) {
        times.before.push(await paintTimes(browser, before.url, path, arrival));
        times.after.push(await paintTimes(browser, after.url, path, arrival));
      }
      const view = { path, arrival, before: medians(times.before), after: medians(times.after) };
      process.stderr.write(`${JSON.stringify(view)}\n`);
      views.push(view);
    }
  }
  await browser.close();
  await Promise.all([before.stop(), after.stop()]);
  await build.remove();
  return { commit: hash, views };
}

function medians(times: readonly PaintTimes[]): PaintTimes {
  return {
    firstPaint: median(times.map(({ firstPaint }) => firstPaint)),
    largestPaint: median(times.map(({ largestPaint }) => largestPaint)),
  };
}
