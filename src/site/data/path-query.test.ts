// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { routes } from '../../app/routes.ts';
import { livePage } from '../../server/fixtures/live-page.tsx';
import { fakeClock } from '../fixtures/fake-clock.ts';

/** A page that makes no API calls, so that every page after it has to make its own. */
const QUIET_PATH = '/destinations/austin';

const home = [
  '/api/activities/featured',
  '/api/blog/featured',
  '/api/destinations/featured',
  '/api/events/featured',
];

/**
 * Which page reads what: the table of section 7; /contact, the 404 page and posts also show
 * featured lists (decision 23).
 */
const callsOf: Record<string, string[]> = {
  '/': home,
  '/things-to-do': ['/api/activities'],
  '/wine-spirits': ['/api/activities'],
  '/water-sports': ['/api/activities'],
  '/outdoor': ['/api/activities'],
  '/culture': ['/api/activities'],
  '/dining': ['/api/activities'],
  '/entertainment': ['/api/activities'],
  '/destinations': ['/api/destinations'],
  '/destinations/fredericksburg': [],
  [QUIET_PATH]: [],
  '/destinations/dripping-springs': [],
  '/destinations/new-braunfels': [],
  '/events': ['/api/events'],
  '/things-to-do/wine-road-290': ['/api/activities/wine-road-290'],
  '/events/old-gruene-market-days': ['/api/events/old-gruene-market-days'],
  '/blog': ['/api/blog'],
  '/blog/3': ['/api/blog/3', '/api/blog/featured'],
  '/blog/nope': ['/api/blog/featured'],
  '/contact': ['/api/events/featured'],
  '/river-safety': [],
  '/stay': [],
  '/no-such-page': ['/api/activities/featured'],
};

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

test('§7 Calls: every page makes exactly its calls, all GET and without a payload', async () => {
  for (const [path, expected] of Object.entries(callsOf)) {
    const { calls, untilLoaded } = await livePage(path);
    await untilLoaded();
    expect([path, calls.map(({ path }) => path).sort()]).toEqual([path, expected]);
    for (const { init } of calls)
      expect([init.method ?? 'GET', init.body]).toEqual(['GET', undefined]);
  }
});

test('§2 Destination detail: the content is fixed in the page; the API is not called', async () => {
  for (const [path, town] of [
    ['/destinations/fredericksburg', 'Fredericksburg'],
    ['/destinations/austin', 'Austin'],
    ['/destinations/dripping-springs', 'Dripping Springs'],
    ['/destinations/new-braunfels', 'New Braunfels'],
  ] as const) {
    const { calls, getByRole, untilLoaded } = await livePage(path);
    await untilLoaded();
    expect(getByRole('heading', { level: 1 }).textContent).toContain(town);
    expect([path, calls]).toEqual([path, []]);
  }
});

test('§7 Calls: a page is sent with the answers to its own calls, and a link to it fetches no others', () => {
  for (const [path, expected] of Object.entries(callsOf)) {
    const { route, props } = routes.match(path);
    const declared = route.queries(props).map(({ queryKey: [apiPath] }) => apiPath);
    expect([path, declared.sort()]).toEqual([path, expected]);
  }
});

test('§7 Calls: each is sent with credentials included (decision 18)', async () => {
  const { calls, follow, untilLoaded } = await livePage('/');
  await untilLoaded();
  follow('/blog/3');
  await untilLoaded();
  expect(calls.map(({ path }) => path).sort()).toEqual([...home, '/api/blog/3'].sort());
  expect(new Set(calls.map(({ init }) => init.credentials))).toEqual(new Set(['include']));
});

test('§7 Calls: a failed call is not retried', async () => {
  fakeClock();
  const { calls, getByRole } = await livePage('/events', {
    '/api/events': { status: 500, body: 'boom' },
  });
  await vi.waitFor(() => getByRole('alert'), { timeout: 120_000 });
  await vi.advanceTimersByTimeAsync(DAY);
  expect(calls).toHaveLength(1);
});

test('§9 Limits: data never becomes stale, is not polled, and is not fetched again when the window is focused', async () => {
  fakeClock();
  const { calls, follow, untilLoaded } = await livePage('/events');
  await untilLoaded();
  await vi.advanceTimersByTimeAsync(DAY);
  for (const type of ['focus', 'online', 'pageshow', 'visibilitychange'])
    dispatchEvent(new Event(type));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await vi.advanceTimersByTimeAsync(MINUTE);
  follow(QUIET_PATH);
  follow('/events');
  await untilLoaded();
  expect(calls).toHaveLength(1);
});

test('§9 Limits: an entry that no page uses is collected after 5 minutes, and fetched again', async () => {
  fakeClock();
  const { calls, follow, untilLoaded } = await livePage('/events');
  await untilLoaded();
  for (const [away, callsAfter] of [
    [4 * MINUTE, 1],
    [5 * MINUTE + 1000, 2],
  ] as const) {
    follow(QUIET_PATH);
    await vi.advanceTimersByTimeAsync(away);
    follow('/events');
    await untilLoaded();
    expect(calls).toHaveLength(callsAfter);
  }
});
