import type { BrowserWords } from './data/browser-words.ts';
import type { Route, RouteTable } from './route.ts';

/** The performance mark that is set when everything has been fetched. */
export const FETCHED_AHEAD = 'fetched ahead';

/** The budget of one visit. */
export const MOST_BYTES = 60_000;

/** An upper limit for one page's code and words. */
const BYTES_OF_A_PAGE = 10_000;

/** Pages to fetch in parallel; one at a time is too slow with a phone's latency. */
const AT_ONCE = 2;

/** In GB; a phone with less needs it for the current page. */
const LEAST_MEMORY = 2;

interface Device extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
  deviceMemory?: number;
}

/**
 * Loads the code and words of linked pages while the browser is idle. Not their styles, which would
 * apply to the current page, nor their data, as the specification lists each page's calls (section
 * 7). Does nothing on a slow or metered connection, or with little memory.
 */
export async function fetchAhead(routes: RouteTable, words: BrowserWords): Promise<void> {
  const { connection, deviceMemory = LEAST_MEMORY } = navigator as Device;
  if (connection?.saveData || /2g/.test(connection?.effectiveType ?? '')) return;
  if (deviceMemory < LEAST_MEMORY) return;
  const from = performance.now();
  const next = linkedPages(routes).values();
  const load = async () => {
    for (const route of next) {
      if (bytesSince(from) > MOST_BYTES - AT_ONCE * BYTES_OF_A_PAGE) return;
      await whenIdle();
      // A failure shows when the page is opened.
      await Promise.allSettled([route.load(), ...route.words.map((name) => words.load(name))]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  performance.mark(FETCHED_AHEAD);
}

/** The pages that links lead to, those with the most links first; a list's entries share one. */
function linkedPages({ match, notFound }: RouteTable): Route[] {
  const links = new Map<Route, number>();
  for (const { pathname } of document.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) {
    const { route } = match(pathname);
    if (route !== notFound) links.set(route, (links.get(route) ?? 0) + 1);
  }
  return [...links].toSorted(([, one], [, other]) => other - one).map(([route]) => route);
}

function bytesSince(start: number): number {
  return performance
    .getEntriesByType('resource')
    .filter(({ startTime, name }) => startTime >= start && /\/(?:assets|words)\//.test(name))
    .reduce((sum, entry) => sum + (entry as PerformanceResourceTiming).transferSize, 0);
}

/** For browsers without requestIdleCallback, in milliseconds. */
const A_WHILE = 50;

function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, A_WHILE);
    else requestIdleCallback(() => resolve());
  });
}
