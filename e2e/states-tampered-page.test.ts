import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { test } from './test.ts';
import { inFreshPage } from './visit.ts';

/** A page whose state block was cut or changed on its way (issue 7, point 5). `change` gets the block's text. */
const tamperings: Record<string, (state: string) => string> = {
  'is missing its second half': (state) => state.slice(0, state.length / 2),
  'is empty': () => '',
  'is HTML': () => '<html>',
  'is null': () => 'null',
  'is a list': () => '[]',
  'has no facts of the site': changed((state) => ({ ...state, site: undefined })),
  'has only one fact of the site': changed((state) => ({ ...state, site: { bookingUrl: 'https://booking.example.com/' } })),
  'has facts of the wrong type': changed((state) => ({
    ...state,
    site: { ...state.site, brand: 5, address: 'x', social: null },
  })),
  'has a booking site that is no address': changed((state) => ({ ...state, site: { ...state.site, bookingUrl: 'x' } })),
  'has no answers': changed((state) => ({ ...state, answers: {} })),
  'has an object in the place of a list': changed(({ answers, ...state }) => ({
    ...state,
    answers: mapped(answers, () => ({})),
  })),
  'has rows of the wrong type': changed(({ answers, ...state }) => ({
    ...state,
    answers: mapped(answers, () => [null, 5, { id: 'x' }, { id: 1, title: 5 }]),
  })),
};

interface State {
  site: object;
  answers: Record<string, unknown>;
}

function changed(change: (state: State) => object): (text: string) => string {
  return (text) => JSON.stringify(change(JSON.parse(text) as State)).replaceAll('<', '\\u003c');
}

function mapped(answers: Record<string, unknown>, value: () => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(answers).map((path) => [path, value()]));
}

test.for(Object.entries(tamperings))(
  'a page whose state %s is never a white page, and leads on',
  ([, change], { browser, guide }) =>
    inFreshPage(browser, { baseURL: guide.url }, async (page) => {
      await openTampered(page, '/events', change);
      expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true);
      const text = await page.locator('body').innerText();
      expect(text.length).toBeGreaterThan(80);
      expect(text).not.toMatch(/undefined|\[object/);
      await page.getByRole('link', { name: 'Home' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Discover Texas Hill Country' }).waitFor();
    }),
);

/** Opens the page and lets the application take it over, or give it up. */
async function openTampered(page: Page, path: string, change: (state: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === path,
    async (route) => {
      const response = await route.fetch();
      const html = await response.text();
      const body = html.replace(/(<script type="application\/json" id="state">)(.*?)(<\/script>)/s, (_, start, state, end) =>
        [start, change(state), end].join(''),
      );
      expect(body).not.toBe(html);
      await route.fulfill({ response, body });
    },
    { times: 1 },
  );
  const application = page.waitForResponse('**/assets/client*');
  await page.goto(path);
  await page.evaluate(() => dispatchEvent(new Event('touchstart')));
  await application;
  await page.waitForLoadState('networkidle');
}
