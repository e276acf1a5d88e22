import { QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createQueryClient } from './query-client.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  fetchMock.mockReset();
});

describe('the defaults of every query (specification sections 7 and 9)', () => {
  test('the path is the first element of the key; the data never becomes stale', async () => {
    fetchMock.mockResolvedValue(new Response('[1]'));
    const client = createQueryClient();
    expect(await client.fetchQuery({ queryKey: ['/api/events', 'more'] })).toEqual([1]);
    expect(fetchMock.mock.calls[0]?.[0]).toBe('/api/events');
    await client.fetchQuery({ queryKey: ['/api/events', 'more'] });
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('a failed query is not tried again; a 401 raises an error', async () => {
    fetchMock.mockImplementation(async () => new Response('no', { status: 401 }));
    const client = createQueryClient();
    await expect(client.fetchQuery({ queryKey: ['/api/events'] })).rejects.toThrow('401: no');
    expect(fetchMock).toHaveBeenCalledTimes(1);
  });

  test('no polling, no refetch on focus, no retries of mutations', () => {
    const { queries, mutations } = createQueryClient().getDefaultOptions();
    expect(queries).toMatchObject({
      refetchInterval: false,
      refetchOnWindowFocus: false,
      retry: false,
    });
    expect(queries?.staleTime).toBe(Number.POSITIVE_INFINITY);
    expect(mutations).toEqual({ retry: false });
  });

  test('in the browser an entry that nobody uses is collected after five minutes', async () => {
    vi.useFakeTimers();
    vi.stubGlobal('window', globalThis);
    fetchMock.mockResolvedValue(new Response('[1]'));
    const client = createQueryClient();
    const stop = new QueryObserver(client, { queryKey: ['/api/events'] }).subscribe(() => {});
    await vi.advanceTimersByTimeAsync(60 * 60 * 1000);
    expect(client.getQueryData(['/api/events'])).toEqual([1]);
    stop();
    await vi.advanceTimersByTimeAsync(5 * 60 * 1000 - 1);
    expect(client.getQueryData(['/api/events'])).toEqual([1]);
    await vi.advanceTimersByTimeAsync(2);
    expect(client.getQueryData(['/api/events'])).toBeUndefined();
  });

  test('on the server nothing is collected, so that no timer holds a request in memory', () => {
    expect(createQueryClient().getDefaultOptions().queries?.gcTime).toBe(Number.POSITIVE_INFINITY);
  });
});
