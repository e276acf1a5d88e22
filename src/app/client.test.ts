// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { PLAN_ADDRESS, paths, SEARCH_ADDRESS } from '../model/paths.ts';
import { pageAfterCalls, renderedAt } from '../server/fixtures/page-at.tsx';
import { startedApplication } from '../server/fixtures/started-application.ts';
import { everyPath } from '../site/fixtures/every-page.ts';

const OWN_CALLS: ReadonlyMap<string, string[]> = new Map([
  [paths.search, [SEARCH_ADDRESS]],
  [paths.plan, [PLAN_ADDRESS]],
]);

/** What a browser tells of a pointer, a mouse and the focus before anything is pressed. */
const HINTS = [
  ...['pointerover', 'pointerenter', 'pointermove', 'mouseover', 'mouseenter', 'mousemove'],
  ...['focus', 'focusin'],
];

/** Milliseconds after which a call that a hint sets off has been made. */
const LATE = 100;

test('§4 States: the first page of a visit arrives complete, without a placeholder or a call of the API', async () => {
  for (const path of everyPath) {
    expect((await renderedAt(path)).html, path).not.toContain('data-placeholder');
    const { calls, mismatches } = await startedApplication(path);
    const placeholders = [...document.querySelectorAll('[data-placeholder]')];
    expect({ path, calls, mismatches, placeholders }).toEqual({
      path,
      // What no other page needs: the search's index, and what plans can hold.
      calls: OWN_CALLS.get(path) ?? [],
      mismatches: [],
      placeholders: [],
    });
  }
});

test.each([
  ['/', 'a[href^="/things-to-do/"]', '/api/activities/'],
  ['/events', 'a[href^="/events/"]', '/api/events/'],
])(
  '§7 Calls: on %s, a pointer or the focus on a card calls nothing beyond the nine, a press does',
  async (path, selector, beyond) => {
    const { calls } = await startedApplication(path);
    const link = [...document.querySelectorAll(`main article ${selector}`)].at(-1);
    const called = () => calls.filter((call) => call.startsWith(beyond));
    for (const hint of HINTS) link?.dispatchEvent(new Event(hint, { bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, LATE));
    expect(called()).toEqual([]);
    link?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    await expect.poll(called).toHaveLength(1);
  },
);

test('§7 Calls: what the first page came with is not fetched again', async () => {
  const page = await startedApplication('/');
  for (const [path, heading] of [
    ['/contact', 'Contact'],
    ['/', 'Discover Texas Hill Country'],
  ] as const) {
    expect(clickLink(path)).toBe(true);
    await page.findByRole('heading', { level: 1, name: heading });
  }
  expect(document.querySelectorAll('main article').length).toBeGreaterThan(10);
  expect(page.calls).toEqual([]);
});

test('the 404 page of an unknown slug is taken over as it is, and its links work (decision 32)', async () => {
  for (const path of ['/events/no-such-event', '/things-to-do/no-such-place']) {
    const page = await startedApplication(path);
    page.getByRole('heading', { level: 1, name: '404 Page Not Found' });
    expect(clickLink('/contact')).toBe(true);
    await page.findByRole('heading', { level: 1, name: 'Contact' });
    expect(page.mismatches).toEqual([]);
  }
});

test('a visitor who goes back while the application starts is shown the page that they went back to', async () => {
  const page = await startedApplication('/contact', { backTo: '/' });
  await page.findByRole('heading', { level: 1, name: 'Discover Texas Hill Country' });
  expect(page.mismatches).toEqual([]);
});

test('client network down: the blog list’s error text, no sections on the home page, and what the server rendered stays', async () => {
  const blog = await pageAfterCalls('/blog', { '/api/blog': 'no connection' });
  blog.getByText('Error loading blog posts: Failed to fetch');
  const featured = ['activities', 'destinations', 'events', 'blog'].map(
    (list) => `/api/${list}/featured`,
  );
  const home = await pageAfterCalls(
    '/',
    Object.fromEntries(featured.map((path) => [path, 'no connection'])),
  );
  expect(home.document.querySelectorAll('main h2')).toHaveLength(3);
  expect(home.queryAllByRole('article')).toEqual([]);

  const events = await startedApplication('/events', {
    answers: { '/api/events': 'no connection' },
  });
  const before = events.getAllByRole('article').length;
  for (const type of ['offline', 'focus', 'online', 'visibilitychange'])
    dispatchEvent(new Event(type));
  await new Promise((done) => setTimeout(done, 50));
  expect(events.getAllByRole('article')).toHaveLength(before);
  expect(before).toBeGreaterThan(0);
});

/** What can happen to a page's state block on its way; each function is given the block's text. */
const tamperings: Record<string, (state: string) => string> = {
  'is missing its second half': (state) => state.slice(0, state.length / 2),
  'is empty': () => '',
  'is HTML': () => '<html>',
  'is null': () => 'null',
  'is a list': () => '[]',
  'has no site facts': changed((state) => ({ ...state, site: undefined })),
  'has only one site fact': changed((state) => ({
    ...state,
    site: { bookingUrl: 'https://booking.example.com/' },
  })),
  'has facts of the wrong type': changed((state) => ({
    ...state,
    site: { ...state.site, brand: 5, address: 'x', social: null },
  })),
  'has a booking site that is not a URL': changed((state) => ({
    ...state,
    site: { ...state.site, bookingUrl: 'x' },
  })),
  'has no words': changed((state) => ({ ...state, words: {} })),
  'has another page’s words': changed((state) => ({ ...state, words: { home: {} } })),
  'has words of the wrong type': changed((state) => ({
    ...state,
    words: { events: 5, shared: 5 },
  })),
  'has words without what the page shows': changed((state) => ({
    ...state,
    words: { events: {}, shared: {} },
  })),
  'names no set of words': changed((state) => ({ ...state, wordSet: '' })),
  'has no answers': changed((state) => ({ ...state, answers: {} })),
  'has objects instead of lists': changed(({ answers, ...state }) => ({
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
  return (text) => JSON.stringify(change(JSON.parse(text) as State));
}

function mapped(answers: Record<string, unknown>, value: () => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.keys(answers).map((path) => [path, value()]));
}

test.for(Object.entries(tamperings))(
  'a page whose state %s is never blank, and its links work',
  async ([, changeState]) => {
    const page = await startedApplication('/events', { changeState });
    page.getByRole('heading', { level: 1 });
    const text = document.getElementById('root')?.textContent ?? '';
    expect(text.length).toBeGreaterThan(80);
    expect(text).not.toMatch(/undefined|\[object/);
    // Either the application shows the page, or it has given up and the browser loads it.
    if (clickLink('/'))
      await page.findByRole('heading', { level: 1, name: 'Discover Texas Hill Country' });
  },
);

/**
 * Clicks the page's first link to the path. Returns true if the application handles the click
 * instead of the browser. Throws if there is no such link.
 */
function clickLink(path: string): boolean {
  const link = document.querySelector<HTMLElement>(`a[href="${path}"]`);
  if (!link) throw new Error(`No link to ${path}.`);
  let handled = false;
  const stopBrowser = (event: Event) => {
    handled = event.defaultPrevented;
    event.preventDefault();
  };
  addEventListener('click', stopBrowser, { once: true });
  link.click();
  return handled;
}

test('a page of the last day of a month that is opened on the next day is taken over as it is', async () => {
  vi.setSystemTime(new Date('2026-12-01T18:00:00Z'));
  for (const path of [paths.stay, paths.search, paths.events]) {
    const { mismatches } = await startedApplication(path);
    expect({ path, mismatches }).toEqual({ path, mismatches: [] });
  }
  vi.useRealTimers();
});
