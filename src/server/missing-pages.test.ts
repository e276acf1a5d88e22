import { JSDOM } from 'jsdom';
import { expect, test } from 'vitest';
import { api } from '../app/api.ts';
import { contentOn } from '../app/content-on.ts';
import { loadAllPages } from '../app/load-all-pages.ts';
import { createRenderPage, missingPath } from '../app/render-page.tsx';
import { SAMPLE_DAY } from '../model/fixtures/samples.ts';
import { pagePaths } from '../model/site-paths.ts';
import { createAnswer } from './answer.ts';
import { Press } from './edition/press.ts';
import { guideInMemory, request, text } from './fixtures/guide-in-memory.ts';
import { SAMPLE_ASSETS } from './fixtures/sample-assets.ts';
import { shippedSnapshot } from './fixtures/shipped-snapshot.ts';

/** The server without its sockets, with the guide's real pages. */
async function answerOfGuide() {
  await loadAllPages();
  const siteUrl = 'http://guide.example';
  const renderPage = createRenderPage({ siteUrl, assets: SAMPLE_ASSETS });
  const renderer = {
    renderPage,
    contentOn,
    api,
    knownPaths: pagePaths,
    missingPath,
    styleHashes: [],
    documents: new Map(),
    entryDocuments: () => new Map(),
  };
  const failed = (what: string, error: unknown) => {
    throw new Error(what, { cause: error });
  };
  const press = new Press({ renderer, siteUrl, failed, today: () => SAMPLE_DAY }, async () => {});
  await press.update(await shippedSnapshot());
  return createAnswer({ ...(await guideInMemory()).options, press });
}

/** The links and the button in the main navigation that are marked as active. */
function marked(html: string): (string | undefined)[] {
  const { document } = new JSDOM(html).window;
  const entries = document.querySelectorAll('.nav-wide [aria-current], .nav-wide [data-active]');
  return [...entries].map((entry) => entry.textContent.trim());
}

test('§2 Header: the active link is highlighted on unknown paths too, by path prefix on whole segments (decision 14)', async () => {
  const answer = await answerOfGuide();
  const expected = {
    '/destinations/x/y': ['Destinations'],
    '/destinations/houston': ['Destinations'],
    '/events/no-such-event': ['Events'],
    '/blog/1/2': ['Blog'],
    '/blog/0': ['Blog'],
    '/culture/x': ['Things to Do', 'Culture'],
    '/things-to-do/x?y=1': ['Things to Do', 'All Activities'],
    '/blogger': [],
    '/contact/x': [],
    '/x/events': [],
    '/404': [],
  };
  const found: Record<string, unknown> = {};
  for (const target of Object.keys(expected)) {
    const response = await answer(request(target));
    expect([target, response.status]).toEqual([target, 404]);
    found[target] = marked(text(response));
  }
  expect(found).toEqual(expected);
});
