// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { livePage } from '../../server/fixtures/live-page.tsx';
import { pageAfterCalls, pageAt } from '../../server/fixtures/page-at.tsx';
import { fakeClock } from '../../site/fixtures/fake-clock.ts';

const EVENT = '/events/old-gruene-market-days';
const API = '/api/events/old-gruene-market-days';

test.each(['/things-to-do/no-such-place', '/events/no-such-event', '/events/featured'])(
  '%s is the specified 404 page, with status 404 (decision 32)',
  async (path) => {
    const page = await pageAt(path);
    expect(page.status).toBe(404);
    page.getByRole('heading', { level: 1, name: '404 Page Not Found' });
    page.getByText('Did you forget to add the page to the router?');
    expect(page.html).toContain('utm_content=not-found-header');
  },
);

test('a link to an unknown slug shows the specified 404 page, too, for as long as the visitor stays, and the way on works (decision 32)', async () => {
  fakeClock();
  const { calls, follow, findByRole, getByRole, untilLoaded } =
    await livePage('/destinations/austin');
  follow('/events/no-such-event');
  await untilLoaded();
  await findByRole('heading', { level: 1, name: '404 Page Not Found' });
  await vi.advanceTimersByTimeAsync(3_600_000);
  getByRole('heading', { level: 1, name: '404 Page Not Found' });
  expect(calls.map(({ path }) => path)).toEqual([
    '/api/events/no-such-event',
    '/api/activities/featured',
  ]);
  expect(document.querySelector('header')?.innerHTML).toContain('utm_content=not-found-header');
  follow(EVENT);
  await untilLoaded();
  getByRole('heading', { level: 1, name: 'Old Gruene Market Days' });
  expect(document.querySelector('header')?.innerHTML).toContain('utm_content=event-header');
});

test.each([
  ['no connection', 'Failed to fetch'],
  [{ json: { id: 1, title: 5 } }, 'The answer cannot be read.'],
] as const)(
  'an event that cannot be loaded (%j) says so, and "Try again" loads it',
  async (answer, message) => {
    const answers: Parameters<typeof livePage>[1] = { [API]: answer };
    const page = await livePage(EVENT, answers);
    await page.findByRole('heading', { level: 1, name: 'The event could not be loaded' });
    page.getByText(message);
    delete answers[API];
    page.getByRole('button', { name: 'Try again' }).click();
    await page.findByRole('heading', { level: 1, name: 'Old Gruene Market Days' });
  },
);

test('while it loads, a page has placeholders, a title and a heading', async () => {
  const { document } = await pageAfterCalls(EVENT, { [API]: 'nothing' });
  expect(document.querySelectorAll('[data-placeholder]')).toHaveLength(1);
  expect([document.title, document.querySelector('h1')?.textContent]).toEqual([
    'One moment…',
    'One moment…',
  ]);
});
