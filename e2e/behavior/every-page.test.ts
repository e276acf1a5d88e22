import type { BrowserContext, Page } from 'playwright-core';
import { expect } from 'vitest';
import { paths } from '../../src/model/paths.ts';
import { type Head, readHead } from '../../src/site/fixtures/page-head.ts';
import { watchFaults } from '../support/faults.ts';
import { everyPage, everyPath } from '../support/pages.ts';
import { fetchDocument, parseHtml } from '../support/server-page.ts';
import { test as base } from '../support/test.ts';
import { follow, showEverything, visit } from '../support/visit.ts';

interface Visit {
  /** The page's content once React has taken it over. */
  content: ReturnType<typeof contentOf>;
  /** Calls of the API. */
  calls: string[];
  faults: string[];
  /** Where the visitor is after all controls have been used. */
  endsAt: string;
}

interface Journey {
  heads: Map<string, Head>;
  calls: { path: string; method: string; body: string | null }[];
  /** Addresses of full loads. */
  loads: string[];
  faults: string[];
}

/** One visit of each page, and one journey through all, serve all tests. */
const test = base
  .extend('visitOf', { scope: 'file' }, ({ context }) => {
    const visits = new Map<string, Promise<Visit>>();
    return (path: string): Promise<Visit> => {
      const made = visits.get(path) ?? visitAndUse(context, path);
      visits.set(path, made);
      return made;
    };
  })
  .extend('journey', { scope: 'file' }, ({ context }) => travel(context));

test('every page is sent under the strict policy: no inline script, no inline style, no other host, trusted types', async ({
  guide,
}) => {
  for (const path of everyPath) {
    const { headers } = await fetch(guide.url + path);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        "trusted-types 'none'",
      ]),
    );
  }
});

test.for(everyPath)(
  '%s is complete without JavaScript: every text, link, picture and control',
  async (path, { visitOf, guide }) => {
    const withoutScripts = contentOf(await fetchDocument(guide, path));
    expect(withoutScripts).toEqual((await visitOf(path)).content);
    expect(withoutScripts.text.length).toBeGreaterThan(300);
  },
);

test.for(everyPage)(
  '$path loads and is used without an error, a hydration mismatch or a violation of the policy',
  async ({ path, status }, { visitOf }) => {
    const { faults, endsAt } = await visitOf(path);
    // The browser reports the page's own status 404 as an error.
    expect(faults.filter((fault) => status === 200 || !fault.endsWith('404 (Not Found)'))).toEqual(
      [],
    );
    expect(endsAt).toBe(path);
  },
);

test('a visit that uses every control of its first page calls nothing of the API', async ({
  visitOf,
}) => {
  for (const path of everyPath) expect([path, (await visitOf(path)).calls]).toEqual([path, []]);
});

/** Its lists come with the first page of the journey. */
const START = paths.contact;

/** All paths that the browser knows; an unknown one is left to the server. */
const pagesOfTheTable = everyPath.filter((path) => path !== '/no-such-page');

const callsOfTheJourney = [
  'activities',
  'activities/featured',
  'blog',
  'blog/1',
  'blog/999999',
  'blog/featured',
]
  .concat(['destinations', 'destinations/featured', 'events'])
  .map((list) => `/api/${list}`);

test('§7 Calls: client navigation between all pages causes no full load and no second call of a path', ({
  journey,
}) => {
  expect(journey.loads).toEqual([]);
  expect(journey.calls.map(({ path }) => path).sort()).toEqual(callsOfTheJourney);
  for (const call of journey.calls) expect(call).toMatchObject({ method: 'GET', body: null });
});

test('client navigation through all pages, and back, causes no error, no violation and no full load', ({
  journey,
}) => {
  expect(journey.loads).toEqual([]);
  // The one fetch of a post that does not exist answers 404, as specified.
  expect(journey.faults.filter((fault) => !fault.includes('/api/blog/999999'))).toEqual([]);
});

test('client navigation replaces title, canonical and every other tag; none is left behind or doubled', async ({
  journey,
  guide,
}) => {
  for (const path of pagesOfTheTable) {
    const loaded = readHead(await fetchDocument(guide, path));
    expect([path, journey.heads.get(path)]).toEqual([path, loaded]);
  }
});

async function visitAndUse(context: BrowserContext, path: string): Promise<Visit> {
  const page = await context.newPage();
  const faults = watchFaults(context);
  const calls: string[] = [];
  page.on('request', (request) => request.url().includes('/api/') && calls.push(request.url()));
  await visit(page, path);
  const content = contentOf(parseHtml(await page.content()));
  await showEverything(page);
  await pressControls(page);
  const endsAt = new URL(page.url()).pathname;
  await page.close();
  return { content, calls, faults: [...faults], endsAt };
}

/**
 * Opens menus and questions, comes to an icon by keyboard, and asks controls without an action what
 * to do instead.
 */
async function pressControls(page: Page): Promise<void> {
  for (const question of await page.locator('summary').all()) await question.click();
  await page.getByRole('button', { name: 'Things to Do' }).click();
  await page.keyboard.press('Escape');
  const icon = page.getByRole('link', { name: 'Facebook' });
  await icon.scrollIntoViewIfNeeded();
  // A tooltip closes when its control scrolls, so the scrolling must be over.
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  );
  await icon.focus();
  await page.getByRole('tooltip').waitFor();
  const first = page.locator('main').locator('a[href="#"], [data-notice]').first();
  const last = page.locator('a[href="#"]').last();
  for (const control of [...((await first.count()) > 0 ? [first] : []), last]) {
    await control.click();
    await page.locator('.notice[data-state="open"]').getByRole('button', { name: 'Close' }).click();
  }
}

function contentOf(document: Document) {
  const all = (selector: string) => [...document.querySelectorAll(`.page ${selector}`)];
  return {
    text: document.querySelector('.page')?.textContent ?? '',
    links: all('a').map((link) => link.getAttribute('href')),
    pictures: all('img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')]),
    controls: all('button, summary').map(({ textContent }) => textContent),
  };
}

async function travel(context: BrowserContext): Promise<Journey> {
  const page = await context.newPage();
  const journey: Journey = { heads: new Map(), calls: [], loads: [], faults: watchFaults(context) };
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await visit(page, START);
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.isNavigationRequest()) journey.loads.push(request.url());
    if (pathname.startsWith('/api/'))
      journey.calls.push({
        path: pathname + search,
        method: request.method(),
        body: request.postData(),
      });
  });
  for (const path of pagesOfTheTable) {
    await follow(page, path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForFunction(() => document.querySelector('[data-placeholder]') === null);
    journey.heads.set(path, readHead(parseHtml(await page.content())));
  }
  for (const path of pagesOfTheTable.slice(0, -1).reverse()) {
    await page.goBack();
    expect(new URL(page.url()).pathname).toBe(path);
  }
  await page.close();
  return { ...journey, faults: [...journey.faults] };
}
