import { setTimeout as pause } from 'node:timers/promises';
import { startAgingServer } from '../e2e/faults/aging-server.ts';
import { acceptableForms, askProxy, CHROME, OTHER_ENCODINGS } from '../e2e/faults/ask-proxy.ts';
import { startGuideProcess } from '../e2e/faults/guide-process.ts';
import {
  type CachingProxy,
  ensureProxies,
  nginxInFrontOf,
  varnishInFrontOf,
} from '../e2e/faults/proxies.ts';
import { fuzzTargets } from '../e2e/faults/target-fuzz.ts';
import type { Soak, SoakResult } from './soak.ts';

/** Past s-maxage and stale-while-revalidate, in milliseconds. */
const LONG_AFTER = 75_000;

const NO_PROXIES: SoakResult = {
  holds: false,
  figures: 'nginx or Varnish is missing and cannot be installed',
};

/** The caches in deploy/ in front of a server that is killed or stopped, and 10,000 odd targets. */
export const proxySoaks: Record<string, Soak> = {
  'nginx-dead': () => outage(nginxInFrontOf, 'SIGKILL'),
  'nginx-stopped': () => outage(nginxInFrontOf, 'SIGSTOP'),
  'varnish-dead': () => outage(varnishInFrontOf, 'SIGKILL'),
  'varnish-stopped': () => outage(varnishInFrontOf, 'SIGSTOP'),
  'nginx-targets': () => targets(nginxInFrontOf),
  'varnish-targets': () => targets(varnishInFrontOf),
};

/** Each page is stored once for each form of encoding, however a target is written. */
async function targets(inFrontOf: (port: number) => Promise<CachingProxy>): Promise<SoakResult> {
  if (!(await ensureProxies())) return NO_PROXIES;
  const server = await startAgingServer();
  const proxy = await inFrontOf(server.port);
  const seed = Date.now() % 2 ** 31;
  try {
    const { expected, stored, wrong } = await fuzzTargets(proxy, { count: 10_000, seed });
    return {
      holds: wrong.length === 0 && stored === expected,
      figures: `10,000 targets, seed ${seed}: ${stored} objects of ${expected}, ${wrong.length} wrong ${wrong.slice(0, 3)}`,
    };
  } finally {
    await proxy.stop();
    server.die();
  }
}

/** 75 seconds after the server is gone, every page that Chrome saw is there for every browser. */
async function outage(
  inFrontOf: (port: number) => Promise<CachingProxy>,
  signal: NodeJS.Signals,
): Promise<SoakResult> {
  if (!(await ensureProxies())) return NO_PROXIES;
  await using guide = await startGuideProcess();
  await guide.serving();
  const proxy = await inFrontOf(Number(new URL(guide.url).port));
  try {
    const sitemap = await guide.text('/sitemap.xml');
    const paths = [...sitemap.matchAll(/<loc>([^<]*)</g)].map(
      ([, address = '']) => new URL(address).pathname,
    );
    for (const path of paths) await askProxy(proxy.url + path, CHROME);
    guide.signal(signal);
    await pause(LONG_AFTER);
    const wrong: string[] = [];
    const waited: number[] = [];
    for (const path of paths) {
      for (const encoding of [CHROME, ...OTHER_ENCODINGS]) {
        for (const query of ['', '?utm_source=letter&utm_content=x']) {
          const { status, form, milliseconds } = await askProxy(proxy.url + path + query, encoding);
          waited.push(milliseconds);
          if (status !== 200 || !acceptableForms(encoding).includes(form))
            wrong.push(`${path}${query} "${encoding}" ${status} ${form}`);
        }
      }
    }
    const slow = waited.filter((milliseconds) => milliseconds > 1_000).length;
    return {
      holds: paths.length > 0 && wrong.length === 0 && slow <= 4,
      figures: `${waited.length} requests for ${paths.length} pages, ${wrong.length} without their page ${wrong.slice(0, 3)}, ${slow} over a second`,
    };
  } finally {
    guide.signal('SIGCONT');
    await proxy.stop();
  }
}
