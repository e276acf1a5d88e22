import { QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What the desk answered instead of what was asked for. */
export class Failure extends Error {
  override name = 'Failure';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Asks the desk. Rejects with Failure; its status is 0 if there is no connection. */
export function ask<Answer>(path: string, body?: unknown): Promise<Answer> {
  const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
  return request<Answer>(path, body === undefined ? {} : { method: 'POST', ...json });
}

/** Sends bytes to the desk. Rejects as `ask` does, or once the signal ends it. */
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

/** The cache of what the desk said, good for five seconds; no answer is asked for twice more, and then every five. */
export function createQueries(): QueryClient {
  const retry = (count: number, error: Error) =>
    count < 2 && !(error instanceof Failure && error.status >= 400);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry,
        staleTime: 5_000,
        // A pause without a connection would look like a page without words.
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchInterval: ({ state: { error } }) =>
          error instanceof Failure && error.status === 0 && 5_000,
      },
    },
  });
}

/** What the desk says at this address. */
export function useAnswer<Answer>(path: string) {
  return useQuery<Answer, Failure>({ queryKey: [path], queryFn: () => ask<Answer>(path) });
}

/** A function after which everything is asked for again, and what was asked before counts no more. */
export function useRefresh(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    await queries.cancelQueries();
    await queries.invalidateQueries();
  }, [queries]);
}
