import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fetchAnyJson, fetchJson } from './fetch-json.ts';

const fetchMock = vi.fn<typeof fetch>();

beforeEach(() => vi.stubGlobal('fetch', fetchMock));
afterEach(() => {
  vi.unstubAllGlobals();
  fetchMock.mockReset();
});

function answers(body: string | null, init: ResponseInit = {}): void {
  fetchMock.mockResolvedValue(new Response(body, init));
}

const context = (signal = new AbortController().signal) => ({
  queryKey: ['/api/events'] as const,
  signal,
});
const load = (options?: Parameters<typeof fetchJson>[0]) => fetchJson(options)(context());

describe('reading from the API (specification sections 7 and 8)', () => {
  test("GETs the key's path with credentials and reads JSON", async () => {
    answers('[{"id":1}]');
    expect(await load()).toEqual([{ id: 1 }]);
    expect(fetchMock).toHaveBeenCalledExactlyOnceWith('/api/events', {
      credentials: 'include',
      signal: expect.any(AbortSignal),
    });
  });

  test.each([
    [500, 'boom', '500: boom'],
    [503, '', '503: Service Unavailable'],
    [404, '{"title":"Not Found"}', '404: {"title":"Not Found"}'],
    [400, '<img src=x onerror=alert(1)>', '400: <img src=x onerror=alert(1)>'],
    [401, 'who are you', '401: who are you'],
  ])('status %i with the body %j raises an error', async (status, body, message) => {
    answers(body, { status, statusText: 'Service Unavailable' });
    await expect(load()).rejects.toThrow(new Error(message));
  });

  test('a 401 raises an error, or is null if that was asked for (decision 9)', async () => {
    answers('', { status: 401, statusText: 'Unauthorized' });
    await expect(load()).rejects.toThrow('401: Unauthorized');
    answers('', { status: 401 });
    expect(await load({ on401: 'returnNull' })).toBeNull();
    answers('no', { status: 403 });
    await expect(load({ on401: 'returnNull' })).rejects.toThrow('403: no');
  });

  test.each(['', '{"id":1', '<html>', 'undefined'])(
    'an OK answer with the body %j, which is not JSON, raises an error',
    async (body) => {
      answers(body);
      await expect(load()).rejects.toThrow(SyntaxError);
    },
  );

  test('an answer with status 204 raises an error', async () => {
    answers(null, { status: 204 });
    await expect(load()).rejects.toThrow();
  });

  test('a refused connection raises its error', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(load()).rejects.toThrow('Failed to fetch');
  });
});

describe('the body of one post, read without checking the status (specification section 7, decisions 7 and 8)', () => {
  const loadPost = () => fetchAnyJson(context());

  test.each([200, 404, 500])('JSON with status %i is read', async (status) => {
    answers('{"id":1}', { status });
    expect(await loadPost()).toEqual({ id: 1 });
  });

  test('null with status 404 is not a post', async () => {
    answers('null', { status: 404 });
    expect(await loadPost()).toBeNull();
  });

  test.each([404, 500, 502])('anything but JSON with status %i is not a post', async (status) => {
    answers('<html>bad gateway</html>', { status });
    expect(await loadPost()).toBeNull();
  });

  test('anything but JSON with status 200 raises an error', async () => {
    answers('<html>');
    await expect(loadPost()).rejects.toThrow(SyntaxError);
  });

  test('a refused connection raises its error', async () => {
    fetchMock.mockRejectedValue(new TypeError('Failed to fetch'));
    await expect(loadPost()).rejects.toThrow('Failed to fetch');
  });
});

describe('a request has 10 seconds', () => {
  const timeouts: AbortController[] = [];

  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(AbortSignal, 'timeout').mockImplementation((milliseconds) => {
      const controller = new AbortController();
      setTimeout(
        () => controller.abort(new DOMException('signal timed out', 'TimeoutError')),
        milliseconds,
      );
      timeouts.push(controller);
      return controller.signal;
    });
    fetchMock.mockImplementation(
      (_, { signal } = {}) =>
        new Promise((_resolve, reject) =>
          signal?.addEventListener('abort', () => reject(signal.reason)),
        ),
    );
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  test.each([
    ['a list', () => load()],
    ['a post', () => fetchAnyJson(context())],
  ])('%s that does not arrive is an error then, and not before', async (_, read) => {
    const outcome = vi.fn();
    read().catch(outcome);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'TimeoutError' }),
    );
  });

  test('a visitor who leaves ends the request at once', async () => {
    const leaving = new AbortController();
    const outcome = vi.fn();
    fetchJson()(context(leaving.signal)).catch(outcome);
    leaving.abort();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ name: 'AbortError' }),
    );
  });
});
