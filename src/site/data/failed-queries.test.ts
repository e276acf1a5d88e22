import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { eventsQuery } from '../../features/events/event-queries.ts';
import { forgetSeenFailures } from './failed-queries.ts';
import { createQueryClient } from './query-client.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  fetchMock.mockImplementation(async () => new Response('boom', { status: 500 }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

/**
 * A browser's query client, and pages that show the events: `show` opens one, and returns what
 * closes it.
 */
function eventsPages() {
  const client = createQueryClient();
  forgetSeenFailures(client);
  const observer = () => new QueryObserver(client, eventsQuery);
  return { client, observer, show: () => observer().subscribe(() => {}) };
}

test('§7 Calls: a prefetch that failed is not repeated: the page shows its error at once', async () => {
  const { client, observer } = eventsPages();
  await client.prefetchQuery(eventsQuery);
  const events = observer();
  const leave = events.subscribe(() => {});
  expect(events.getCurrentResult()).toMatchObject({
    status: 'error',
    error: { message: '500: boom' },
    fetchStatus: 'idle',
  });
  expect(fetchMock).toHaveBeenCalledTimes(1);
  leave();
});

test('§7 Calls: a failure that was shown is forgotten with its page; the next visit asks again', async () => {
  const { show } = eventsPages();
  for (const visits of [1, 2, 3]) {
    const leave = show();
    await expect.poll(() => fetchMock.mock.calls.length).toBe(visits);
    await settle();
    leave();
    await settle();
  }
});

test('§7 Calls: the same failure on the next page is not retried', async () => {
  const { client, show } = eventsPages();
  const leave = show();
  await settle();
  leave();
  show();
  await settle();
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(client.getQueryState(eventsQuery.queryKey)?.status).toBe('error');
});

test('§7 Calls: a visitor who leaves during "Try again" finds no old failure on the next visit', async () => {
  const { observer, show } = eventsPages();
  const events = observer();
  const leave = events.subscribe(() => {});
  await settle();
  fetchMock.mockImplementation(async () => Response.json([]));
  const retry = events.refetch();
  leave();
  await retry;
  await settle();
  const calls = fetchMock.mock.calls.length;
  show();
  await expect.poll(() => fetchMock.mock.calls.length).toBe(calls + 1);
});

test('§7 Calls: data stays when the visitor leaves its page', async () => {
  fetchMock.mockImplementation(async () => Response.json([]));
  const { show } = eventsPages();
  const leave = show();
  await settle();
  leave();
  await settle();
  show();
  await settle();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

/** Lets answers arrive that are ready. */
function settle(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, 20));
}
