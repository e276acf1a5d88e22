import type { BrowserContext } from 'playwright-core';
import { expect } from 'vitest';
import { routes } from '../../../src/app/routes.ts';
import { paths } from '../../../src/model/paths.ts';
import { type Head, readHead } from '../../../src/site/fixtures/page-head.ts';
import { watchFaults } from '../../support/faults.ts';
import { everyPath, missingPaths } from '../../support/pages.ts';
import { fetchHead } from '../../support/server-page.ts';
import { testWithoutPictures as base } from '../../support/test.ts';
import { follow, visit } from '../../support/visit.ts';

interface Journey {
  heads: Map<string, Head>;
  calls: { path: string; method: string; body: string | null }[];
  /** Addresses of full page loads. */
  loads: string[];
  faults: string[];
}

/** One journey through all pages serves all tests. */
const test = base.extend('journey', { scope: 'file' }, ({ context }) => travel(context));

/** The journey's first page, which already comes with its lists. */
const START = paths.contact;

/** All paths that the browser routes itself; it leaves an unknown one to the server. */
const routedPaths = everyPath.filter((path) => path !== '/no-such-page');

const expectedCalls = [
  'activities',
  'activities/featured',
  'blog',
  'blog/1',
  'blog/999999',
  'blog/featured',
]
  .concat(['destinations', 'destinations/featured', 'events', 'plan', 'search'])
  .map((list) => `/api/${list}`)
  // Those of places are named after their pages.
  .concat(
    routedPaths
      .filter((path) => routes.match(path).props.slug !== undefined)
      .map((path) => `/api${path.replace('/things-to-do/', '/activities/')}`),
  )
  .sort();

test('§7 Calls: client navigation between all pages causes no full load and calls no path twice', ({
  journey,
}) => {
  expect(journey.loads).toEqual([]);
  expect(journey.calls.map(({ path }) => path).sort()).toEqual(expectedCalls);
  for (const call of journey.calls) expect(call).toMatchObject({ method: 'GET', body: null });
});

test('client navigation through all pages, and back, causes no error, no violation and no full load', ({
  journey,
}) => {
  expect(journey.loads).toEqual([]);
  // Fetching a post or place that doesn't exist gets a 404, as specified.
  const missing = missingPaths.map((path) => path.split('/').at(-1) ?? '');
  // Without pictures, the first page's is asked for in vain, and on a busy machine that's said, too.
  const isExpected = (fault: string) =>
    fault.endsWith('image loading is disabled.') ||
    /\.svg was preloaded using link preload but not used/.test(fault) ||
    (fault.endsWith('404 (Not Found)') && missing.some((name) => fault.includes(`/${name} `)));
  expect(journey.faults.filter((fault) => !isExpected(fault))).toEqual([]);
});

test('client navigation replaces title, canonical and every other tag; none is left behind or duplicated', async ({
  journey,
  guide,
}) => {
  for (const path of routedPaths) {
    const loaded = readHead(await fetchHead(guide, path));
    expect([path, journey.heads.get(path)]).toEqual([path, loaded]);
  }
});

async function travel(context: BrowserContext): Promise<Journey> {
  const page = await context.newPage();
  const journey: Journey = { heads: new Map(), calls: [], loads: [], faults: watchFaults(context) };
  await visit(page, START);
  const pending = new Set<string>();
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) journey.loads.push(request.url());
    if (!pathname.startsWith('/api/')) return;
    const path = pathname + search;
    journey.calls.push({ path, method: request.method(), body: request.postData() });
    pending.add(request.url());
  });
  page.on('requestfinished', (request) => pending.delete(request.url()));
  // A page that lacks what was given up keeps its placeholder.
  page.on('requestfailed', (request) => pending.delete(request.url()));
  for (const path of routedPaths) {
    await follow(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    // What is left before it has arrived is given up, and asked for again on the way back. A page
    // asks once it stands, and /plan has no placeholder that would tell.
    const own = `/api${path}`;
    if (expectedCalls.includes(own)) {
      await expect.poll(() => journey.calls.map((call) => call.path)).toContain(own);
    }
    await expect.poll(() => [...pending]).toEqual([]);
    await page.waitForFunction(() => document.querySelector('#main [data-placeholder]') === null);
    const shown = await page.evaluateHandle(() => document);
    journey.heads.set(path, await shown.evaluate(readHead));
  }
  for (const path of routedPaths.slice(0, -1).reverse()) {
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.close();
  return { ...journey, faults: [...journey.faults] };
}
