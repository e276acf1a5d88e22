import type { Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { PLAN_ADDRESS, paths, SEARCH_ADDRESS } from '../../src/model/paths.ts';
import { watchFaults } from '../support/faults.ts';
import { everyPage, everyPath, pathOfEachKind } from '../support/pages.ts';
import { fetchDocument } from '../support/server-page.ts';
import { test as base } from '../support/test.ts';
import { loadEverything, makeTransparent, untilShown, visit } from '../support/visit.ts';

interface Visit {
  /** The page's content after hydration. */
  content: ReturnType<typeof contentOf>;
  /** API calls. */
  calls: string[];
  faults: string[];
  /** The path after all controls have been used. */
  endsAt: string;
}

/**
 * Browsers visit a page of each kind; a missing post has a page of its own. That every page is taken
 * over without a mismatch or a call is proven in memory (src/app/client.test.ts).
 */
const kinds: readonly string[] = [...pathOfEachKind, paths.post(999_999)];

/** One visit to each page serves all tests, one after the other in the same tab. */
const test = base.extend('visitOf', { scope: 'file' }, ({ warmPage }) => {
  const faults = watchFaults(warmPage.context());
  const visits = new Map<string, Promise<Visit>>();
  return (path: string): Promise<Visit> => {
    const made = visits.get(path) ?? visitAndUse(warmPage, path, faults);
    visits.set(path, made);
    return made;
  };
});

test('every page is sent with the strict policy: no inline scripts, no style attributes, no other hosts, trusted types', async ({
  guide,
}) => {
  for (const path of everyPath) {
    const { headers } = await fetch(guide.url + path);
    const policy = headers.get('content-security-policy')?.split('; ');
    expect(policy, path).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "script-src 'self'",
        expect.stringMatching(/^style-src 'self'(?: 'sha256-[\w+/]{43}=')+$/),
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
        "require-trusted-types-for 'script'",
        'trusted-types offline search',
      ]),
    );
  }
});

/** Only these have more without it: everything as links (search.test.ts, stay.test.ts, plan-days.test.ts). */
const MORE_WITHOUT: readonly string[] = [paths.search, paths.stay, paths.plan];

test.for(kinds.filter((path) => !MORE_WITHOUT.includes(path)))(
  '%s is complete without JavaScript: every text, link, picture and control',
  async (path, { visitOf, guide }) => {
    const withoutScripts = contentOf(await fetchDocument(guide, path));
    expect(withoutScripts).toEqual((await visitOf(path)).content);
    expect(withoutScripts.text.length).toBeGreaterThan(300);
  },
);

test.for(everyPage.filter(({ path }) => kinds.includes(path)))(
  '$path loads and can be used without an error, a hydration mismatch or a violation of the policy',
  async ({ path, status }, { visitOf }) => {
    const { faults, endsAt } = await visitOf(path);
    // The browser reports the page's own status 404 as an error.
    expect(faults.filter((fault) => status === 200 || !fault.endsWith('404 (Not Found)'))).toEqual(
      [],
    );
    expect(endsAt).toBe(path);
  },
);

const OWN_CALLS: ReadonlyMap<string, string[]> = new Map([
  [paths.search, [SEARCH_ADDRESS]],
  [paths.plan, [PLAN_ADDRESS]],
]);

test('a visit that uses every control of its first page, whatever its kind, makes no API calls; the search asks for its index once, the plan for its facts', async ({
  visitOf,
}) => {
  for (const path of kinds) {
    const { calls } = await visitOf(path);
    const asked = calls.map((url) => new URL(url).pathname);
    expect([path, asked]).toEqual([path, OWN_CALLS.get(path) ?? []]);
  }
});

async function visitAndUse(page: Page, path: string, allFaults: string[]): Promise<Visit> {
  const before = allFaults.length;
  const calls: string[] = [];
  const note = (request: Request) => request.url().includes('/api/') && calls.push(request.url());
  page.on('request', note);
  await visit(page, path);
  const shown = await page.evaluateHandle(() => document);
  const content = await shown.evaluate(contentOf);
  await page.evaluate(makeTransparent);
  await loadEverything(page);
  await operateControls(page);
  const endsAt = new URL(page.url()).pathname;
  page.off('request', note);
  return { content, calls, faults: allFaults.slice(before), endsAt };
}

/** Opens questions and the menu, focuses an icon, and clicks controls that have no action. */
async function operateControls(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const question of document.querySelectorAll<HTMLElement>('details > summary'))
      if (question.checkVisibility()) question.click();
  });
  expect(await page.locator('details:not([open]) > summary:visible').count()).toBe(0);
  await page.getByRole('button', { name: 'Things to Do' }).click();
  await page.keyboard.press('Escape');
  const icon = page.getByRole('link', { name: 'Facebook' });
  await icon.scrollIntoViewIfNeeded();
  // A tooltip closes when its control scrolls, so wait until scrolling is over.
  await untilShown(page);
  await icon.focus();
  await page.getByRole('tooltip').waitFor();
  const first = page.locator('#main').locator('a[href="#"], [data-notice]').first();
  const last = page.locator('a[href="#"]').last();
  for (const control of [...((await first.count()) > 0 ? [first] : []), last]) {
    await control.click();
    const notice = page.locator('.notice[data-state="open"]');
    await notice.getByRole('button', { name: 'Close' }).dispatchEvent('click');
  }
}

/** Runs in the page, too. */
function contentOf(document: Document) {
  const all = (selector: string) => [...document.querySelectorAll(`.page ${selector}`)];
  return {
    text: document.querySelector('.page')?.textContent ?? '',
    links: all('a').map((link) => link.getAttribute('href')),
    pictures: all('img').map((image) => [image.getAttribute('src'), image.getAttribute('alt')]),
    controls: all('button, summary').map(({ textContent }) => textContent),
  };
}
