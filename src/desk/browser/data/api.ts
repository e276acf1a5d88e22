import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What the desk answered instead of what was asked for; status 0 if it didn't answer. */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** GETs from the desk, or POSTs `body`. Rejects with Failure, with status 0 if nothing answers. */
export function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return request<Answer>(path, body === undefined ? {} : { method: 'POST', ...json });
}

/** Sends bytes to the desk. Rejects as `ask` does, or when the signal aborts. */
export function send<Answer>(path: string, body: Blob, signal: AbortSignal): Promise<Answer> {
  const headers = { 'content-type': 'application/octet-stream' };
  return request<Answer>(path, { method: 'POST', headers, body, signal });
}

async function request<Answer>(path: string, options: RequestInit): Promise<Answer> {
  const signal = options.signal ?? AbortSignal.timeout(LONGEST_WAIT);
  const failure = () => new Failure(0, signal.reason?.name === 'TimeoutError' ? SILENT : OFFLINE);
  const response = await fetch(path, { ...options, signal }).catch(() => {
    throw failure();
  });
  const answer = (await response.json().catch(() => {
    if (signal.aborted || response.ok) throw failure();
    return {};
  })) as { message?: string };
  if (!response.ok) throw new Failure(response.status, answer.message ?? 'That did not work.');
  return answer as Answer;
}

const OFFLINE = 'There is no connection. What you typed stays here.';

/** In milliseconds. */
const LONGEST_WAIT = 30_000;
const SILENT =
  'The connection is too slow. What you typed stays here. If you published, look at the start page: it says what is live.';

/** Caches answers for five seconds. Without an answer, retries twice, then every five seconds. */
export function createQueries(): QueryClient {
  const retry = (count: number, error: Error) =>
    count < 2 && !(error instanceof Failure && error.status >= 400);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: 5_000,
        // By default, queries pause offline, which would leave the page blank.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state: { error } }) =>
          error instanceof Failure && error.status === 0 && 5_000,
      },
    },
  });
}

/** The desk's answer at this address, from the cache if it's fresh. */
export function useAnswer<Answer>(path: string) {
  return useQuery<Answer, Failure>({ queryKey: [path], queryFn: () => ask<Answer>(path) });
}

/** Returns a function that refetches everything and cancels requests on their way. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.cancelQueries();
    await queries.invalidateQueries();
  }, [queries]);
}
