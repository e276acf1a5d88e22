import type { Browser } from 'playwright-core';
import { openBrowser } from '../../e2e/support/chromium.ts';
import { inFreshPage, untilHydrated } from '../../e2e/support/visit.ts';
import { buildCommit, commitHash } from '../first-view/commit-build.ts';
import { PHONE, SLOW_PHONE, slowDown } from '../first-view/slow-phone.ts';
import { median } from '../median.ts';
import { startWarmGuide } from '../servers.ts';
import { type NextPageTimes, takeStep } from './tap.ts';
import { WAYS, type Way } from './ways.ts';

/** The first time in a visit, or again. */
type Visit = 'cold' | 'warm';

export interface NextPage {
  way: string;
  device: Device;
  visit: Visit;
  before: NextPageTimes;
  after: NextPageTimes;
}

/** The figures of all ways, and the hash of the commit that was before. */
export interface NextPages {
  commit: string;
  pages: NextPage[];
}

/** Which part of the measurement a run takes, so that it is done while the machine is quiet. */
export interface NextPagePart {
  /** Only ways whose names hold this text; all by default. */
  ways?: string | undefined;
  device?: string | undefined;
  rounds?: number | undefined;
}

const ROUNDS = 3;

/** By then a page has done all that it does unasked, in milliseconds. */
const AT_REST = 3_000;

const DEVICES = {
  phone: { options: PHONE, conditions: SLOW_PHONE },
  desktop: {
    options: { viewport: { width: 1440, height: 900 } },
    conditions: {
      latency: 40,
      downloadThroughput: 1_250_000,
      uploadThroughput: 500_000,
      slowdown: 1,
    },
  },
};

type Device = keyof typeof DEVICES;

const DEVICE_NAMES = Object.keys(DEVICES) as Device[];
const WAY_NAMES = Object.keys(WAYS);

/**
 * From a touch to the paint of the next page, for the commonest ways, as a commit has them and as the
 * current build has them, in turns. What a part doesn't measure keeps its last figures, if those are of
 * the same commit. Throws if there is no such commit.
 */
export async function measureNextPage(
  commit: string,
  { ways = '', device: only, rounds: times = ROUNDS }: NextPagePart,
  last: NextPages | undefined,
): Promise<NextPages> {
  const hash = await commitHash(commit);
  const build = await buildCommit(hash);
  const warmed = [...new Set(Object.values(WAYS).flat())].filter((path) => path !== 'back');
  const before = await startWarmGuide(warmed, {}, build.folder);
  const after = await startWarmGuide(warmed);
  const browser = await openBrowser();
  const pages: NextPage[] = [];
  for (const device of DEVICE_NAMES.filter((name) => !only || name === only))
    for (const [name, way] of Object.entries(WAYS).filter(([name]) => name.includes(ways))) {
      const rounds = { before: [], after: [] } as Record<'before' | 'after', Taken[]>;
      for (let round = 0; round < times; round += 1) {
        rounds.before.push(await goTwice(browser, before.url, way, device));
        rounds.after.push(await goTwice(browser, after.url, way, device));
      }
      for (const visit of ['cold', 'warm'] as const) {
        const [was, is] = [rounds.before, rounds.after].map((all) =>
          medians(all.map((taken) => taken[visit])),
        ) as [NextPageTimes, NextPageTimes];
        pages.push({ way: name, device, visit, before: was, after: is });
        process.stderr.write(`${JSON.stringify(pages.at(-1))}\n`);
      }
    }
  await browser.close();
  await Promise.all([before.stop(), after.stop()]);
  await build.remove();
  const kept = last?.commit === hash ? last.pages : [];
  return { commit: hash, pages: inOrder(kept, pages) };
}

/** The newer of both, in the order of the ways. */
function inOrder(kept: readonly NextPage[], measured: readonly NextPage[]): NextPage[] {
  const keyOf = ({ way, device, visit }: NextPage) => [device, way, visit].join();
  const all = new Map([...kept, ...measured].map((page) => [keyOf(page), page]));
  const rank = (page: NextPage) =>
    DEVICE_NAMES.indexOf(page.device) * WAY_NAMES.length + WAY_NAMES.indexOf(page.way);
  return [...all.values()].toSorted((one, other) => rank(one) - rank(other));
}

type Taken = Record<Visit, NextPageTimes>;

/** The whole way, then its last step again. */
function goTwice(
  browser: Browser,
  url: string,
  [from, ...steps]: Way,
  device: Device,
): Promise<Taken> {
  const { options, conditions } = DEVICES[device];
  return inFreshPage(browser, { ...options, baseURL: url }, async (page) => {
    await page.goto(from);
    await untilHydrated(page);
    const session = await slowDown(page, conditions);
    const step = async (to: string) => {
      await page.waitForTimeout(AT_REST);
      return await takeStep(page, to, session, device === 'phone');
    };
    for (const to of steps.slice(0, -1)) await step(to);
    const last = steps.at(-1) ?? '';
    const cold = await step(last);
    await step(last === 'back' ? (steps.at(-2) ?? '') : 'back');
    return { cold, warm: await step(last) };
  });
}

function medians(times: readonly NextPageTimes[]): NextPageTimes {
  const of = (name: keyof NextPageTimes) => median(times.map((each) => each[name]));
  return {
    click: of('click'),
    data: of('data'),
    code: of('code'),
    words: of('words'),
    styles: of('styles'),
    paint: of('paint'),
    largest: of('largest'),
  };
}
