import type { BrowserWords } from './data/browser-words.ts';
import type { Route, RouteTable } from './route.ts';

/** Marks in the browser's timeline that all has been fetched. */
export const FETCHED_AHEAD = 'fetched ahead';

/** So many bytes may be fetched ahead in a visit. */
export const MOST_BYTES = 60_000;

/** The most that one page takes: its code and words. */
const BYTES_OF_A_PAGE = 10_000;

/** So many pages are fetched side by side: one would be late on a phone, whose answers take long. */
const AT_ONCE = 2;

/** A phone with less memory, in GB, needs it for the page that it shows. */
const LEAST_MEMORY = 2;

interface Device extends Navigator {
  connection?: { saveData?: boolean; effectiveType?: string };
  deviceMemory?: number;
}

/**
 * Loads the code and words of the pages that this one leads to, while the browser is idle. Their
 * styles wait, because they would count for the page that is read, and their data, because the
 * specification says what each page calls (section 7). Nothing is loaded on a slow or costly
 * connection, or with little memory.
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
      // A page that can't be had says so once it's asked for.
      await Promise.allSettled([route.load(), ...route.words.map((name) => words.load(name))]);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, load));
  performance.mark(FETCHED_AHEAD);
}

/** The pages that links lead to, those with most links first: of a list, that of its entries. */
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

/** Resolves once the browser has nothing else to do. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, A_WHILE);
    else requestIdleCallback(() => resolve());
  });
}
